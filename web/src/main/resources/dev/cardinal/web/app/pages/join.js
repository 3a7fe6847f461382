// Sitting down with a link: pasted, or opened in the browser.

import { act } from '../wire/api.js';
import { seatsAt } from '../wire/seats.js';
import { byId } from './make.js';
import { tell, trying } from './news.js';
import { comeTo } from './sitdown.js';
import { goToTable, readLink, replayAddress, tableAddress, watchAddress } from './ways.js';

/** Follows links that open this page, such as /#invitation=KEY. */
export function watchLinks() {
  const follow = () => {
    const link = readLink(location.hash);
    if (link.invitation || link.key) {
      // A key must not stay where others can read it over a shoulder, or in the history.
      history.replaceState(null, '', location.pathname);
      trying(() => open(link));
    } else if (location.hash.includes('=')) {
      tell('This link is incomplete. Ask for it again.');
    }
  };
  addEventListener('hashchange', follow);
  follow();
}

/** @param {Event} event */
export function openJoin(event) {
  event.preventDefault();
  /** @type {HTMLInputElement} */
  const field = byId('link');
  const link = readLink(field.value);
  if (!Object.keys(link).length) {
    tell(field.value ? 'This is not a link to a table.' : 'Paste the link that you were sent.');
    field.focus();
    return;
  }
  field.value = '';
  trying(() => open(link));
}

/** @param {ReturnType<typeof readLink>} link */
async function open(link) {
  if (link.key) {
    await comeBack(link.key);
  } else if (link.invitation) {
    await comeTo(link);
  } else if (link.table) {
    const mine = seatsAt(link.table);
    location.assign(mine.length ? tableAddress(mine, true) : watchAddress(link.table));
  } else {
    location.assign(link.watch ? watchAddress(link.watch) : replayAddress(link.replay ?? ''));
  }
}

/** Takes a seat that is yours already. @param {string} key */
async function comeBack(key) {
  const { table, seat } = await act(key, { do: 'seat' });
  goToTable([{ table: table.table, seat, key, name: table.seats[seat].name ?? '' }], table.game);
}
