// Before the deal: who sits, who is awaited, and the links to send.

import { byId, h } from './html.js';
import { colourOf, isBot, kindOf, nameOf } from './people.js';
import { inviteLink, linkRow } from './invitation.js';
import { request } from './menupage.js';

/** @param {import('./room.js').Room} room */
export function lobby(room) {
  const { session } = room;
  const host = byId('over');
  /** The links that were made here, by seat: a second click does not make a second one. @type {Map<number, string>} */
  const links = new Map();

  function show() {
    const { stage } = session.table ?? {};
    const waiting = stage === 'open' || stage === 'dealing' || stage === 'closed' || stage === 'deleted';
    host.hidden = !waiting;
    host.replaceChildren(...(waiting ? [page(stage)] : []));
  }

  /** @param {string} stage */
  function page(stage) {
    const { seats = [], note } = session.table;
    const empty = seats.filter((/** @type {any} */ seat) => seat.player === 'open').length;
    const title = { open: 'Before the deal', dealing: 'The cards are shuffled', closed: 'This table is closed' }[stage]
      ?? 'This table is gone';
    const missing = stage === 'open' && empty > 0;
    const say = note ?? (missing ? `The game begins when everyone is seated: ${empty} still to come.` : '');
    return h('section', { class: 'panel lobby', 'aria-labelledby': 'lobby-title' },
      h('p', { class: 'small-head' }, room.game.title),
      h('h2', { id: 'lobby-title' }, title),
      say && h('p', { class: 'say', role: 'status' }, say),
      h('ul', { class: 'sitting' }, seats.map((/** @type {any} */ seat, /** @type {number} */ at) => place(seat, at))),
      session.table.watched && h('div', { class: 'watching' }, h('h3', {}, 'A link for those who watch'),
        linkRow(`${location.origin}/table#watch=${session.table.table}`, 'Link for those who watch')));
  }

  /** @param {any} seat @param {number} at */
  function place(seat, at) {
    const open = seat.player === 'open';
    const dot = h('span', { class: open ? 'avatar empty' : 'avatar', 'aria-hidden': 'true' },
      open ? '' : nameOf(session, at).charAt(0));
    if (!open) dot.style.background = colourOf(at);
    const sits = seat.ready ? 'ready' : 'sits';
    const kind = open ? 'waiting for somebody' : kindOf(session, at) || (isBot(session, at) ? '' : sits);
    return h('li', { 'data-seat': at }, dot,
      h('p', { class: 'who' }, h('b', {}, nameOf(session, at)), h('small', {}, kind)),
      open && session.me >= 0 && (links.has(at)
        ? linkRow(/** @type {string} */ (links.get(at)), `Invitation for seat ${at + 1}`)
        : h('button', { class: 'button', type: 'button', onclick: () => invite(at) }, 'Invitation link')));
  }

  /** @param {number} seat */
  async function invite(seat) {
    const reply = await request(room, { do: 'invite', seat });
    if (!reply?.invitation) return;
    links.set(seat, inviteLink(reply.invitation));
    show();
    /** @type {HTMLElement | null} */ (host.querySelector(`[data-seat="${seat}"] input`))?.focus();
  }

  session.addEventListener('table', show);
  session.addEventListener('scene', show);
  show();
}
