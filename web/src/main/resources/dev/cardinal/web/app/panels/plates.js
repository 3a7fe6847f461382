// A plate for every player: who it is, whose turn it is, and what everybody may know.

import { byId, h } from './html.js';
import { asks } from './room.js';
import { clockText, colourOf, kindOf, nameOf, seatsAround } from './people.js';
import { iconOf } from './signs.js';

/** @param {import('./room.js').Room} room */
export function plates(room) {
  const { session } = room;
  const host = byId('plates');
  let clockSince = Date.now();

  function show() {
    host.replaceChildren(...seatsAround(session).map(plate));
    host.dataset.seats = String(host.childElementCount);
  }

  /** @param {number} seat */
  function plate(seat) {
    const asked = session.asks === seat && !session.over && session.table?.stage === 'playing';
    const facts = session.scene ? asks(room, 'facts', session.scene, seat) ?? [] : [];
    const avatar = h('span', { class: 'avatar', 'aria-hidden': 'true' }, nameOf(session, seat).charAt(0).toUpperCase());
    avatar.style.background = colourOf(seat);
    const kind = asked && seat === session.me ? 'your move'
      : [kindOf(session, seat), asked && 'to move'].filter(Boolean).join(' · ');
    return h('div', {
      role: 'group',
      class: ['plate', 'panel', asked && 'asked', seat === side() && 'mine'].filter(Boolean).join(' '),
      'aria-label': nameOf(session, seat),
    },
    avatar,
    h('p', { class: 'who' }, h('b', {}, nameOf(session, seat)), h('small', {}, kind)),
    session.clock && h('span', { class: 'clock', 'data-seat': seat }, clockText(timeLeft(seat))),
    h('ul', { class: 'facts' }, facts.filter(wanted).map(fact)));
  }

  /** The seat from which the table is seen; a replay has one without being anybody. */
  function side() {
    return session.looking ? session.looking().me : session.me;
  }

  /** Scores can be left unseen while you play. @param {{setting?: string}} fact */
  function wanted({ setting }) {
    return setting !== 'score' || room.settings.get('points') || session.over;
  }

  /** @param {{label: string, value: string | number, icon?: string}} fact */
  function fact({ label, value, icon }) {
    return h('li', { title: label }, iconOf(room.game, icon, 15), h('b', {}, value), h('small', {}, label));
  }

  /** @param {number} seat */
  function timeLeft(seat) {
    const running = session.asks === seat && !session.over ? Date.now() - clockSince : 0;
    return (session.clock?.[seat] ?? 0) - running;
  }

  for (const event of ['question', 'scene', 'played', 'table', 'over']) session.addEventListener(event, show);
  room.settings.addEventListener('change', show);
  session.addEventListener('clock', () => { clockSince = Date.now(); show(); });
  setInterval(() => {
    if (!session.clock || session.over) return;
    for (const clock of host.querySelectorAll('.clock')) {
      clock.textContent = clockText(timeLeft(Number(/** @type {HTMLElement} */ (clock).dataset.seat)));
    }
  }, 1000);
  show();
}
