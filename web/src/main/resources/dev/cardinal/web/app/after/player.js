// The replay's controls, in the place of the prompt: where it is, from whose side, and what can be done from here.

import { byId, h } from '../panels/html.js';
import { keepFocus } from '../panels/focus.js';
import { asks } from '../panels/room.js';
import { iconOf } from '../panels/signs.js';
import { request } from '../panels/menupage.js';
import { saveFile } from './files.js';
import { playerKeys } from './playerkeys.js';
import { slider } from './slider.js';
import { BACK, FORTH, PAUSE, PLAY, TURN_BACK, TURN_FORTH, sign } from './playersigns.js';

/** @typedef {import('./replay.js').Replay} Replay */
/** @typedef {import('../panels/room.js').Room} Room */

const LEADS = 'It leads to this moment of the game.';

/** @param {Room} room whose session is a Replay */
export function player(room) {
  const replay = /** @type {Replay} */ (room.session);
  const host = byId('prompt');
  host.setAttribute('aria-label', 'Replay');
  const where = h('p', { class: 'where' });
  const what = h('p', { class: 'say' });
  const counters = h('ul', { class: 'counters' });
  const slide = slider(replay, go);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let addressed;
  const acts = {
    back: () => go(replay.moment - 1),
    forth: () => go(replay.moment + 1),
    turnBack: () => go(turnBefore()),
    turnForth: () => go(turnAfter()),
    toStart: () => go(0),
    toEnd: () => go(replay.film.end),
    toggle: () => (replay.running ? replay.stop() : void replay.run()),
  };
  const toggle = h('button', {
    class: 'button big', type: 'button', 'aria-keyshortcuts': 'Space', onclick: acts.toggle,
  });
  const steps = [
    button(TURN_BACK, 'Turn back', 'PageUp', acts.turnBack),
    button(BACK, 'Step back', 'ArrowLeft', acts.back),
    toggle,
    button(FORTH, 'Step forward', 'ArrowRight', acts.forth),
    button(TURN_FORTH, 'Turn forward', 'PageDown', acts.turnForth),
  ];
  const onward = [
    replay.own && way('Play on from here', () => void playOn()),
    way('Copy the link', () => void copy()),
    replay.own && way('Save as scenario', () => void save()),
    replay.outcome && way('The result', () => room.commands.result()),
  ].filter((made) => made instanceof HTMLButtonElement);

  host.classList.add('replay');
  host.replaceChildren(
    h('div', { class: 'prompt-top' }, h('h2', { class: 'small-head' }, 'Replay'), sides(), pull()),
    counters,
    h('div', { class: 'task' }, where, what),
    slide.element,
    h('div', { class: 'steps', role: 'group', 'aria-label': 'Go through the game' }, steps),
    h('div', { class: 'onward', role: 'group', 'aria-label': 'From here' }, onward));

  /** @param {number} moment */
  function go(moment) {
    replay.stop();
    if (!replay.idle) room.table?.finish();
    replay.go(moment);
  }

  function turnBefore() {
    return replay.turns.filter(({ moment }) => moment < replay.moment).pop()?.moment ?? 0;
  }

  function turnAfter() {
    return replay.turns.find(({ moment }) => moment > replay.moment)?.moment ?? replay.film.end;
  }

  /** From whose side it is seen. */
  function sides() {
    const choice = h('select', { 'aria-label': 'Seen by' }, replay.sides().map((side) => h('option', {
      value: side, selected: side === replay.side,
    }, sideName(side))));
    choice.addEventListener('change', () => {
      replay.stop();
      replay.see(choice.value).catch((refusal) => {
        choice.value = replay.side;
        room.notices.refused(refusal);
      });
    });
    return choice;
  }

  /** @param {string} side */
  function sideName(side) {
    return { spectator: 'A spectator', referee: 'The referee' }[side] ?? replay.name(Number(side));
  }

  function pull() {
    return h('button', { class: 'link pull', type: 'button', onclick: () => room.commands.log() }, 'Log ▴');
  }

  function show() {
    const { moment, film, running } = replay;
    const turn = replay.turns.filter((mark) => mark.moment <= moment).pop()?.text ?? '';
    const step = moment > 0 ? film.steps[moment - 1] : null;
    where.replaceChildren(h('b', {}, turn || (moment > 0 ? 'The beginning' : 'The deal')), ` ${moment} of ${film.end}`);
    what.textContent = step ? `${replay.name(step.seat)}: ${replay.names(step.move)}` : 'Before the first move';
    slide.show();
    steps.forEach((step, i) => able(step, i === 2 || moment !== (i < 2 ? 0 : film.end)));
    toggle.replaceChildren(sign(running ? PAUSE : PLAY), h('span', {}, running ? 'Pause' : 'Play'));
    onward.forEach((made) => {
      able(made, !film.still(moment).over || !/^(Play on|Save)/.test(made.textContent ?? ''));
    });
    clearTimeout(addressed); // browsers do not like it often
    addressed = setTimeout(() => history.replaceState(null, '', replay.address()), 250);
  }

  function count() {
    const all = replay.scene && replay.seat >= 0 ? asks(room, 'counters', replay.scene, replay.seat) ?? [] : [];
    counters.hidden = all.length === 0;
    counters.setAttribute('aria-label', `${replay.seat >= 0 ? replay.name(replay.seat) : ''} right now`);
    counters.replaceChildren(...all.map((/** @type {{label: string, value: string, icon?: string}} */ one) =>
      h('li', {}, iconOf(room.game, one.icon, 26), h('b', {}, one.value), h('small', {}, one.label))));
  }

  async function playOn() {
    await replay.playOn().catch((refusal) => room.notices.refused(refusal));
  }

  async function copy() {
    const link = new URL(replay.address(), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      room.notices.show('copied', { title: 'The link is copied.', text: LEADS, kind: 'good' });
    } catch { // not allowed, or no HTTPS: the address of this page is the same
      room.notices.show('copied', { title: 'Copy the address of this page.', text: LEADS });
    }
  }

  async function save() {
    const reply = await request(room, { do: 'words', what: 'scenario' });
    if (reply?.scenario) {
      saveFile(`${reply.scenario.game}.json`, `${JSON.stringify(reply.scenario, null, 2)}\n`);
      const { asks: seat = -1 } = replay.film.still(replay.moment);
      const text = `This is the position, as ${replay.name(seat)} knew it.`;
      room.notices.show('saved', { title: 'Saved.', text, kind: 'good' });
    }
  }

  Object.assign(room.commands, { undo: acts.back, type: () => {} });
  playerKeys(acts);
  replay.addEventListener('moment', () => keepFocus(host, show));
  replay.addEventListener('moment', () => !replay.running && room.speech.say(where.textContent ?? ''));
  for (const event of ['scene', 'played']) replay.addEventListener(event, count);
  show();
  count();
}

/** A button that does nothing now keeps the focus. @param {HTMLElement} made @param {boolean} can */
function able(made, can) {
  made.setAttribute('aria-disabled', String(!can));
}

/** @param {string} path @param {string} label @param {string} key @param {() => void} act */
function button(path, label, key, act) {
  return h('button', {
    class: 'button', type: 'button', 'aria-label': label, title: label, 'aria-keyshortcuts': key, onclick: act,
  }, sign(path));
}

/** @param {string} label @param {() => void} act */
function way(label, act) {
  return h('button', { class: 'button quiet', type: 'button', onclick: act }, label);
}
