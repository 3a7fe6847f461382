// Sitting down at somebody else's table: what it is, what you play with, what you are called.

import { games, sit, sitAt, table as tableOf } from '../wire/api.js';
import { ownPart, partOf } from './agreed.js';
import { chosenDeck } from './deckstore.js';
import { form, labelled, openDialog } from './dialog.js';
import { titled } from './known.js';
import { fill, make } from './make.js';
import { askedName } from './name.js';
import { trying } from './news.js';
import { partField, partWord } from './partfield.js';
import { company } from './people.js';
import { goToTable } from './ways.js';

/**
 * Shows what somebody comes to, and sits down.
 * @param {{invitation?: string, table?: string}} way without an invitation, to a listed table; the link of an
 *   invitation may not say to which table
 */
export async function comeTo({ invitation, table: id }) {
  const table = id ? await tableOf(id) : null;
  const game = table && (await games()).find(({ name }) => name === table.game);
  const part = game ? partOf(game) : undefined;
  let chosen = (part?.name === 'decks' && chosenDeck()?.list) || '';
  const going = make('button', { class: 'big' }, 'Sit down');
  const title = table ? titled(table.game) : 'a table';
  openDialog(invitation ? `You are invited to ${title}` : `A table of ${title}`, (sheet) => {
    const others = table && { seats: table.seats.filter(({ player }) => player !== 'open') };
    fill(sheet, form(
      () => trying(sitDown, going),
      others && make('p', {}, `You play ${company(others, [])}.`),
      part ? labelled(partWord(part.name), partField(part, chosen, (value) => (chosen = value)),
        'Nobody sees it before the cards are dealt.') : null,
      make('div', { class: 'doing' }, going),
    ));
  }, table?.game);

  async function sitDown() {
    const name = await askedName();
    if (name !== null) {
      const me = { name, own: ownPart(part, { who: '', part: chosen }) };
      const sat = invitation ? await sit(invitation, me) : await sitAt(id ?? '', me);
      goToTable([{ table: sat.table.table, seat: sat.seat, key: sat.key, name }], sat.table.game);
    }
  }
}
