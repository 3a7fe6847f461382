// The bar at the top: the brand, what is going on, and the few tools.

import { byId, drawing, h, keycap } from './html.js';
import { capital } from '../question/groups.js';
import { compass, HELP, SILENCE, SOUND, UNDO } from './signs.js';
import { nameOf } from './people.js';

/** @param {import('./room.js').Room} room */
export function bar(room) {
  const { session, settings, commands } = room;
  const status = h('p', { class: 'status' });
  const sound = tool('Sound', SOUND, '', () => settings.set('sound', !settings.get('sound')));
  const help = tool('Help', HELP, '?', commands.keys);
  const undo = tool('Undo', UNDO, 'Z', commands.undo, true);
  // A phone has no room for them; the menu has them too.
  for (const spare of [sound, help]) spare.classList.add('optional');
  byId('bar').replaceChildren(
    h('a', { class: 'brand', href: '/', 'aria-label': 'Cardinal, to the start page' },
      compass(), h('span', {}, 'Cardinal')),
    h('h1', { class: 'unseen' }, room.game.title),
    status,
    h('div', { class: 'tools', role: 'group', 'aria-label': 'Tools' },
      undo,
      sound,
      help,
      h('button', {
        class: 'tool', type: 'button', 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'm', onclick: commands.menu,
      }, 'Menu')));

  function showSound() {
    const on = settings.get('sound');
    sound.setAttribute('aria-pressed', String(on));
    sound.firstElementChild?.replaceWith(drawing(on ? SOUND : SILENCE, { line: true, size: 17 }));
  }

  function show() {
    const parts = statusParts(session);
    status.replaceChildren(...parts.map(({ text, mine }) => h('span', { class: mine ? 'mine' : '' }, text)));
    undo.hidden = session.me < 0 || session.table?.stage !== 'playing';
    document.title = `${whose(session)}${room.game.title} · Cardinal`;
  }

  settings.addEventListener('change', showSound);
  for (const event of ['question', 'scene', 'played', 'table', 'over']) session.addEventListener(event, show);
  showSound();
  show();
}

/**
 * @param {string} label @param {string} path @param {string} key @param {() => void} act @param {boolean} [worded]
 */
function tool(label, path, key, act, worded = false) {
  return h('button', {
    class: 'tool', type: 'button', onclick: act, title: key ? `${label} (${key})` : label,
    'aria-keyshortcuts': key ? key.toLowerCase() : undefined,
  },
  drawing(path, { line: true, size: 17 }),
  h('span', { class: worded ? 'tool-word' : 'unseen' }, label),
  key && keycap(key));
}

/** @param {any} session whose move it is, for the title of the window */
function whose(session) {
  if (session.over) return 'Over · ';
  if (session.question) return 'Your move · ';
  return session.asks >= 0 && session.table?.stage === 'playing' ? `${nameOf(session, session.asks)}’s move · ` : '';
}

/**
 * "Turn 9, your buy phase" as parts; what is yours stands out.
 * @param {any} session
 * @returns {{text: string, mine: boolean}[]}
 */
function statusParts(session) {
  const text = session.names ? session.names(session.scene?.status ?? '') : session.scene?.status ?? '';
  const parts = text.split(/, | – /).filter(Boolean);
  const own = parts.findIndex((/** @type {string} */ part) => /^your\b/i.test(part));
  const mine = own >= 0 ? own : session.question ? parts.length - 1 : -1;
  return parts.map((/** @type {string} */ part, /** @type {number} */ at) =>
    ({ text: capital(part), mine: at === mine }));
}
