// What you are asked: counters, the task, the options with what comes out, the big button, the way out.

import { byId, h, keycap } from './html.js';
import { asks } from './room.js';
import { capital, listed } from '../question/groups.js';
import { finishing, missing, progress, task } from '../question/wording.js';
import { whoWon } from './endings.js';
import { nameOf } from './people.js';
import { iconOf } from './signs.js';
import { optionList, outcome } from './options.js';
import { Rolling } from './rolling.js';
import { keepFocus } from './focus.js';
import { whilePressed } from './pressed.js';
import { TypedMoves } from './typed.js';
import { unfolding } from './unfolding.js';

/** @param {import('./room.js').Room} room */
export function prompt(room) {
  const { session, answering } = room;
  const host = byId('prompt');
  const typed = new TypedMoves(room);
  const list = optionList(room);
  const pull = h('button', { class: 'link pull', type: 'button', onclick: () => room.commands.log() }, 'Log ▴');
  /** @type {unknown} */
  let announced = null;
  const rolling = new Rolling(() => room.settings.pace > 0);
  const holds = whilePressed(host, show);

  function show() {
    if (holds(answering.picker)) return;
    keepFocus(host, () => {
      host.classList.toggle('asking', Boolean(answering.picker));
      host.classList.toggle('sending', answering.sending);
      host.replaceChildren(
        h('div', { class: 'prompt-top' }, counters(), pull),
        ...(answering.picker ? question() : waiting()),
        typed.element);
    });
    announce();
  }

  function counters() {
    const all = session.scene && session.me >= 0 ? asks(room, 'counters', session.scene, session.me) ?? [] : [];
    return h('ul', { class: 'counters', 'aria-label': 'Yours right now', hidden: all.length === 0 },
      all.map((/** @type {{label: string, value: string | number, icon?: string}} */ { label, value, icon }) =>
        h('li', {}, iconOf(room.game, icon, 26), rolling.show(`${session.me} ${label}`, value),
          h('small', {}, label))));
  }

  function question() {
    const picker = /** @type {import('../question/picker.js').Picker} */ (answering.picker);
    const { title, say } = heading(room);
    return [
      unfolding(h('h2', { id: 'task' }, title), say && h('p', { class: 'say' }, ...room.cards.link(say))),
      !picker.one && h('p', { class: 'progress' },
        h('span', {}, task(picker)), h('b', {}, picker.picks.length > 0 && progress(picker))),
      listed(picker).length > 0 && list.render(),
      h('div', { class: 'ways' }, bigButton(picker), wayOut(picker)),
    ].filter((part) => part !== false);
  }

  /** @param {import('../question/picker.js').Picker} picker */
  function bigButton(picker) {
    if (picker.one && picker.plain < 0) return null;
    const label = picker.one ? capital(picker.label(picker.plain)) : finishing(picker);
    const lacks = picker.one ? '' : missing(picker);
    const out = picker.one ? outcome(room, picker, picker.plain)
      : asks(room, 'sum', picker.question, session.scene, session.me, picker.picks);
    return h('button', {
      class: 'button big', type: 'button', 'data-key': 'big', 'aria-keyshortcuts': 'Space',
      'aria-disabled': lacks || answering.sending ? 'true' : undefined, onclick: () => answering.finish(),
    },
    h('span', { class: 'two' }, h('span', {}, label), (lacks || out) && h('small', {}, lacks || out.text)),
    keycap('space'));
  }

  /** @param {import('../question/picker.js').Picker} picker */
  function wayOut(picker) {
    if (picker.wayOut < 0) return null;
    const out = outcome(room, picker, picker.wayOut);
    return h('button', {
      class: 'button quiet', type: 'button', 'data-key': 'out', 'aria-keyshortcuts': '0',
      onclick: () => answering.leave(),
    }, capital(picker.label(picker.wayOut)),
    h('span', { class: 'right' }, out && h('span', { class: mood(out) }, out.text), keycap('0')));
  }

  function waiting() {
    return [unfolding(h('h2', { id: 'task' }, waitingTitle()), h('p', { class: 'say' }, waitingSay()))];
  }

  function waitingTitle() {
    if (session.over) return 'The game is over';
    if (session.table?.stage !== 'playing') return 'Before the deal';
    const other = session.asks >= 0 && session.asks !== session.me;
    return other ? `${nameOf(session, session.asks)} is thinking` : 'One moment';
  }

  function waitingSay() {
    if (session.over) return `${whoWon(session.over, session.me, (seat) => nameOf(session, seat))}.`;
    if (session.me < 0) return 'You are watching.';
    return session.asks >= 0 && session.asks !== session.me ? 'You are asked again when it is your move.' : '';
  }

  /** Says the task once for every question, after the events that led to it. */
  function announce() {
    const asked = answering.picker?.question ?? null;
    if (asked === announced) return;
    announced = asked;
    if (!asked) return;
    const { title, say } = heading(room);
    room.speech.say(['Your move', title, say].map(ended).join(' '));
  }

  room.commands.type = () => typed.open();
  answering.addEventListener('change', show);
  for (const event of ['scene', 'table', 'over', 'played']) session.addEventListener(event, show);
  show();
}

/** @param {string} text */
function ended(text) {
  return !text || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** @param {{good?: boolean}} out */
export function mood(out) {
  return out.good === undefined ? 'out' : out.good ? 'out good' : 'out bad';
}

/**
 * The task as a heading and a sentence; without the game's own words the prompt is cut where it breathes.
 * @param {import('./room.js').Room} room
 * @returns {{title: string, say: string}}
 */
export function heading(room) {
  const { session, answering } = room;
  const question = answering.picker?.question;
  if (!question) return { title: '', say: '' };
  const given = asks(room, 'heading', question, session.scene, session.me);
  if (given?.title) return { title: given.title, say: given.say ?? '' };
  const text = session.names ? session.names(question.prompt) : question.prompt;
  const cut = /^(.{4,44}?)(: |\. |[?!](?: |$))(.*)$/.exec(text);
  if (!cut) return text.length <= 48 ? { title: text, say: '' } : { title: 'Your move', say: text };
  return { title: cut[1] + cut[2].trim().replace(/[:.]/, ''), say: capital(cut[3]) };
}
