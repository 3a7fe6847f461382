// The log in words. A click on a line shows on the table what it did; its cards can be pointed at.

import { byId, h, keycap } from './html.js';
import { nameOf } from './people.js';
import { asks } from './room.js';
import { spotKey } from '../question/spots.js';

/** @typedef {import('../scene/types.js').Line} Line */

/** @param {import('./room.js').Room} room */
export function log(room) {
  const { session, cards, table } = room;
  const lines = h('ol', { class: 'lines', tabindex: '0', 'aria-labelledby': 'log-title' });
  const all = h('button', { class: 'link', type: 'button', 'aria-expanded': 'false', 'aria-keyshortcuts': 'l' },
    'all', keycap('L'));
  const opener = h('button', { class: 'link log-close', type: 'button' }, 'Close');
  byId('log').replaceChildren(
    h('div', { class: 'panel-head' }, h('h2', { id: 'log-title' }, 'Log'), all, opener), lines);
  let shown = 0;
  /** @type {Line | null} */
  let first = null;
  /** @type {Line | null} */
  let last = null;

  function show() {
    const all = /** @type {Line[]} */ (session.log ?? []);
    const log = /** @type {Line[]} */ (asks(room, 'told', all) ?? all);
    const atEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 40;
    if (log[0] !== first || log.length < shown) {
      lines.replaceChildren();
      shown = 0;
      first = log[0] ?? null;
    } else if (shown > 0 && log[shown - 1] !== last) { // more of the same was added to it
      lines.lastElementChild?.remove();
      shown -= 1;
    }
    lines.append(...log.slice(shown).map(line));
    shown = log.length;
    last = log[shown - 1] ?? null;
    if (atEnd) toEnd();
  }

  function toEnd() {
    lines.scrollTop = lines.scrollHeight;
  }

  /** @param {Line} line */
  function line(line) {
    if (line.kind === 'turn') return h('li', { class: 'turn', tabindex: '-1' }, line.text);
    const item = h('li', { class: classOf(line), tabindex: '-1' }, h('p', {}, sentence(line)));
    const keys = touched(line);
    if (keys.length > 0) {
      item.classList.add('shows');
      const point = () => {
        lines.querySelector('.chosen')?.classList.remove('chosen');
        item.classList.add('chosen');
        table?.highlight?.(keys);
      };
      item.addEventListener('click', point);
      item.addEventListener('keydown', (event) => event.target === item && event.key === 'Enter' && point());
    }
    return item;
  }

  /** @param {Line} line */
  function sentence(line) {
    const name = leading(line.text);
    if (line.kind !== 'event' || !name) return cards.link(line.text);
    return [h('b', {}, name), ...cards.link(line.text.slice(name.length))];
  }

  /** @param {string} text the name with which it begins */
  function leading(text) {
    const names = (session.table?.seats ?? [])
      .map((/** @type {unknown} */ _, /** @type {number} */ seat) => nameOf(session, seat));
    return ['You', ...names].find((name) => text.startsWith(`${name} `) || text.startsWith(`${name}:`)) ?? '';
  }

  /** @param {Line} line */
  function classOf(line) {
    const mine = line.seat === session.me && session.me >= 0;
    return [line.kind, mine && 'mine', line.kind === 'event' && !leading(line.text) && 'sub'].filter(Boolean).join(' ');
  }

  /** @param {boolean} [open] */
  function toggle(open = document.body.dataset.log !== 'open') {
    document.body.dataset.log = open ? 'open' : 'closed';
    all.setAttribute('aria-expanded', String(open));
    toEnd();
    if (open) lines.focus();
  }

  lines.addEventListener('keydown', walk);
  byId('log').addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || document.body.dataset.log !== 'open') return;
    event.stopPropagation();
    toggle(false);
  });
  all.addEventListener('click', () => toggle());
  opener.addEventListener('click', () => toggle(false));
  room.commands.log = () => toggle();
  for (const event of ['log', 'scene', 'played']) session.addEventListener(event, show);
  show();
  new ResizeObserver(toEnd).observe(lines);
}

/** @param {Line} line @returns {string[]} the keys of what it moved, at both ends */
function touched(line) {
  return [...new Set((line.moves ?? []).flatMap((move) => {
    if (move.move !== 'moved') return [spotKey({ area: move.area })];
    return [
      spotKey({ area: move.to, place: move.into, face: move.face }),
      ...(move.from === 'box' ? [] : [spotKey({ area: move.from })]),
    ];
  }).filter((key) => !key.startsWith('box|')))];
}

/**
 * Up and down go from line to line, left and right through a line's cards; all of it is one stop of the Tab key.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const lines = /** @type {HTMLElement} */ (event.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...lines.children]);
  const at = all.findIndex((item) => item.contains(document.activeElement));
  /** @type {HTMLElement | undefined} */
  let next;
  if (event.key === 'ArrowUp') next = all[at < 0 ? all.length - 1 : Math.max(0, at - 1)];
  if (event.key === 'ArrowDown') next = all[Math.min(all.length - 1, at + 1)];
  if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && at >= 0) {
    const stops = [all[at], .../** @type {HTMLElement[]} */ ([...all[at].querySelectorAll('.card-name')])];
    const here = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    next = stops[(here + (event.key === 'ArrowRight' ? 1 : stops.length - 1)) % stops.length];
  }
  if (!next) return;
  event.preventDefault();
  next.focus();
}
