// What the result shows besides the ranking: what can be done now, statistics, and whether the cards were fair.

import { h } from '../panels/html.js';
import { fairBox } from '../fair/fairbox.js';
import { figures } from './figures.js';
import { fetchFilm } from './film.js';
import { saveFile } from './files.js';
import { goTo } from './onward.js';

/**
 * Fills in the place that the result leaves for it.
 * @param {HTMLElement} host
 * @param {any} session a Session, a HotSeat or a Replay
 */
export function afterGame(host, session) {
  const trouble = h('p', { class: 'trouble', role: 'alert' });
  const id = session.table.table;
  const trying = (/** @type {() => Promise<unknown>} */ act) => () => {
    trouble.textContent = '';
    act().catch((refusal) => { trouble.textContent = [refusal.message, refusal.hint].filter(Boolean).join('. '); });
  };
  const ways = [
    session.me >= 0 && session.table.seats.length > 1 && !session.table.next
      && way('Rematch, seats swapped', trying(() => rematch(session))),
    !session.replayed && way('Replay', () => { location.href = replayOf(id, session.me, 0); }),
    way('Save the record', trying(() => saveRecord(session))),
  ].filter((made) => made instanceof Node);
  const stands = h('div', { class: 'stands' }, h('p', { class: 'say', role: 'status' }, 'Counting …'));
  const news = h('p', { class: 'good-news', role: 'status' });
  const tell = () => {
    news.textContent = session.table.next && session.me >= 0 ? 'The table for a rematch is ready.' : '';
  };
  session.addEventListener('table', tell);
  tell();
  host.replaceChildren(
    news,
    h('div', { class: 'onward', role: 'group', 'aria-label': 'And now' }, ways), trouble, stands, fairBox(session));
  count(session).then(
    (counted) => stands.replaceChildren(counted),
    ({ message }) => stands.replaceChildren(h('p', { class: 'say' }, `There are no statistics: ${message}.`)),
  );
}

/** @param {any} session */
async function count(session) {
  const film = await fetchFilm((request) => session.request(request), 'referee');
  const seats = /** @type {unknown[]} */ (session.table.seats);
  return figures(film, seats.map((_, seat) => session.name(seat)));
}

/** Everybody one seat further. @param {any} session */
async function rematch(session) {
  if (session.rematch) {
    await session.rematch(true);
  } else {
    goTo(await session.request({ do: 'rematch', swap: true }));
  }
}

/** @param {any} session */
async function saveRecord(session) {
  const { record } = await session.request({ do: 'record' });
  saveFile(`${session.table.game}.cardinal`, record);
}

/** @param {string} table @param {number} me @param {number} entry */
function replayOf(table, me, entry) {
  return `/table#replay=${table}&entry=${entry}&as=${me < 0 ? 'spectator' : me}`;
}

/** @param {string} label @param {() => void} act */
function way(label, act) {
  return h('button', { class: 'button', type: 'button', onclick: act }, label);
}
