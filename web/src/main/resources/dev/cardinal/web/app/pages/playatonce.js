// Play: a table with the game's usual bots, at once.

import { makeTable } from '../wire/api.js';
import { myName } from '../wire/seats.js';
import { agreement, partOf, usualPlayers } from './agreed.js';
import { players } from './known.js';
import { trying } from './news.js';
import { chosenDeck } from './deckstore.js';
import { goToTable } from './ways.js';

/**
 * @param {import('../wire/api.js').GameInfo} game @param {HTMLButtonElement} button
 */
export function playAtOnce(game, button) {
  return trying(async () => {
    const name = myName();
    const seats = usualPlayers(game, players(game).usual);
    const part = partOf(game);
    if (part?.name === 'decks') {
      seats[0].part = chosenDeck()?.list;
    }
    const alone = { players: seats, options: {}, name, clock: null, listed: false, watched: false, delay: 0 };
    const { table, seat, key } = await makeTable(agreement(game, alone));
    goToTable([{ table: table.table, seat: seat ?? 0, key: key ?? '', name }], game.name);
  }, button);
}
