// The tables that others have listed: to sit down, or to watch.

import { tables } from '../wire/api.js';
import { seatsAt } from '../wire/seats.js';
import { openDialog } from './dialog.js';
import { comeTo } from './sitdown.js';
import { byId, fill, make, unseen } from './make.js';
import { sign } from './mine.js';
import { trying } from './news.js';
import { called, gameOf, listed } from './people.js';
import { tableAddress, watchAddress } from './ways.js';

/** @typedef {import('../scene/types.js').TableInfo} TableInfo */

/** @param {TableInfo} table */
function hasRoom({ stage, seats }) {
  return stage === 'open' && seats.some(({ player }) => player === 'open');
}

/** @param {TableInfo} table */
function canBeWatched({ stage, watched }) {
  return watched && (stage === 'playing' || stage === 'dealing');
}

/**
 * How many tables there are, in words.
 * @param {TableInfo[]} all
 */
export function counted(all) {
  const open = all.filter(hasRoom).length;
  const watched = all.filter(canBeWatched).length;
  const parts = [
    ...(open ? [open === 1 ? '1 open table' : `${open} open tables`] : []),
    ...(watched ? [`${watched} to watch`] : []),
  ];
  return parts.join(', ') || 'No open tables now';
}

/** Says on the start page how many tables there are. */
export async function countOpen() {
  byId('open').textContent = counted(await tables());
}

export function openTables() {
  openDialog('Open tables', (sheet) => {
    fill(sheet, make('p', {}, 'Looking around…'));
    trying(async () => {
      const all = (await tables()).filter((table) => hasRoom(table) || canBeWatched(table));
      if (!all.length) {
        fill(sheet, make('p', {}, 'Nobody has listed a table. Make one: press Choose… and tick “List it”.'));
        return;
      }
      fill(sheet, make('ul', { class: 'rows' }, ...all.map(row)));
      /** @type {HTMLElement | null} */ (sheet.querySelector('button, a'))?.focus();
    });
  });
}

/** @param {TableInfo} table */
function row(table) {
  const mine = seatsAt(table.table);
  const people = listed(table.seats.map(called));
  const way = mine.length
    ? make('a', { class: 'button', href: tableAddress(mine, true) }, 'Go there', unseen(`, ${people}`))
    : hasRoom(table)
      ? make('button', { class: 'button', onclick: () => trying(() => comeTo({ table: table.table })) }, 'Sit down',
        unseen(` with ${people}`))
      : make('a', { class: 'button', href: watchAddress(table.table) }, 'Watch', unseen(` ${people}`));
  return make(
    'li',
    { class: 'row', 'data-game': table.game },
    sign(table.game),
    make('span', { class: 'grow' }, make('b', {}, gameOf(table)), ' ', make('small', {}, people)),
    way,
  );
}
