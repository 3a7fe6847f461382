// Choose...: a new table, with everything that can be agreed about it.

import { makeTable, sit } from '../wire/api.js';
import { myName } from '../wire/seats.js';
import { AWAY, HERE, agreement, ownPart, partOf, usualPlayers } from './agreed.js';
import { chosenDeck } from './deckstore.js';
import { labelled, openDialog, selection, tick } from './dialog.js';
import { clockField } from './clockfield.js';
import { kingdomField } from './kingdom.js';
import { players, titled } from './known.js';
import { showInvitations } from './invitations.js';
import { fill, make } from './make.js';
import { askedName } from './name.js';
import { trying } from './news.js';
import { optionField, shownOptions } from './optionfields.js';
import { seatRows } from './seatrows.js';
import { goToTable } from './ways.js';

/** @typedef {import('../wire/api.js').GameInfo} GameInfo */
/** @typedef {import('./agreed.js').Player} Player */

/** @param {GameInfo} game */
export function newTable(game) {
  const seats = usualPlayers(game, Math.max(2, players(game).usual));
  seats[0].part = chosenDeck()?.list;
  if (partOf(game)?.name !== 'decks') {
    delete seats[0].part;
  }
  /** @type {Record<string, string>} */
  const options = {};
  const kingdom = game.name === 'dominion' ? kingdomField() : null;
  const listed = tick('List it, so that others find it', false);
  const watched = tick('Others may watch', false, (on) => (delay.disabled = !on));
  const delay = selection(
    [['0', 'as it happens'], ['30', 'half a minute later'], ['180', 'three minutes later']].map(([value, text]) => ({
      value, text,
    })),
    '0',
  );
  delay.disabled = true;
  const clock = clockField(game);
  const making = make('button', { class: 'big' }, 'Make the table');
  const withOthers = make(
    'div',
    { class: 'side' },
    clock.element,
    make('div', {}, watched.element, listed.element),
    labelled('Those who watch see it', delay),
  );

  const sheet = openDialog(`A new table: ${titled(game.name)}`, (body, close) => {
    const shown = shownOptions(game);
    fill(
      body,
      make(
        'form',
        { onsubmit: submit },
        group('Who plays', seatRows(game, seats, () => (making.textContent = ends(seats)))),
        partOf(game)?.name === 'decks' && make('p', {}, make('a', { href: '/decks' }, 'Bring a deck of your own')),
        kingdom && group('Kingdom', kingdom.element),
        shown.length ? group('Rules', make('div', { class: 'side' }, ...shown.map((option) =>
          optionField(game.name, option, (value) => (options[option.name] = value))))) : null,
        group('Time and company', withOthers),
        make(
          'div',
          { class: 'doing' },
          make('button', { class: 'button', type: 'button', onclick: close }, 'Cancel'),
          making,
        ),
      ),
    );
  }, game.name);

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    trying(async () => {
      const others = seats.some(({ who }) => who === AWAY || who === HERE);
      const name = others ? await askedName() : myName();
      if (name !== null) {
        await makeIt(game, () => sheet.close(), {
          players: seats,
          options: { ...options, ...kingdom?.values() },
          name,
          clock: clock.value(),
          listed: listed.box.checked,
          watched: watched.box.checked,
          delay: Number(delay.value),
        });
      }
    }, making);
  }
}

/** @param {Player[]} seats */
function ends(seats) {
  return seats.some(({ who }) => who === AWAY) ? 'Make the table and its links' : 'Make the table';
}

/**
 * @param {string} title @param {HTMLElement} content
 */
function group(title, content) {
  return make('fieldset', {}, make('legend', { class: 'caps' }, title), content);
}

/**
 * Makes the table, seats whoever plays at this screen, and shows the links for the others.
 * @param {GameInfo} game @param {() => void} close @param {import('./agreed.js').Wishes} wishes
 */
async function makeIt(game, close, wishes) {
  const { table, seat, key, invitations } = await makeTable(agreement(game, wishes));
  const mine = [{ table: table.table, seat: seat ?? 0, key: key ?? '', name: wishes.name }];
  for (const [number, player] of wishes.players.entries()) {
    if (player.who === HERE) {
      const name = player.name || `Player ${number + 1}`;
      const sat = await sit(invitations[number], { name, own: ownPart(partOf(game), player) });
      mine.push({ table: table.table, seat: sat.seat, key: sat.key, name });
    }
  }
  const away = wishes.players.flatMap(({ who }, number) => (who === AWAY ? [invitations[number]] : []));
  if (away.length) {
    close();
    showInvitations(game.name, mine, away);
  } else {
    goToTable(mine, game.name);
  }
}
