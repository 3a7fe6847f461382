// The battle in numbers, over the water between the two sides: both powers, what is missing, and a bar with the tie
// marked on it, since a tie hits.

import { battle, ifHit, missing } from './board.js';

/** @typedef {import('./board.js').Battle} Battle */

/**
 * @param {HTMLElement} host @param {any} session @param {any} table
 * @returns {{update(): void}}
 */
export function panel(host, session, table) {
  styled();
  const box = element('section', 'duel');
  box.setAttribute('aria-label', 'Battle');
  box.hidden = true;
  const first = element('b', 'duel-power');
  const words = element('p', 'duel-words');
  const second = element('b', 'duel-power');
  const bar = element('div', 'duel-bar');
  const fill = element('span', 'duel-fill');
  const gap = element('span', 'duel-gap');
  const tie = element('span', 'duel-tie');
  bar.append(fill, gap, tie);
  bar.setAttribute('aria-hidden', 'true');
  box.append(first, words, second, bar);
  host.append(box);

  function update() {
    const fight = session.scene && !session.over ? battle(session.scene) : null;
    box.hidden = !fight;
    if (fight) {
      show(fight);
    }
  }

  /** The attacker first, as everywhere; the bar is filled by what I have. @param {Battle} fight */
  function show(fight) {
    const attacking = fight.attacker.owner === session.me;
    const [left, right] = [fight.attacker.power, fight.target.power];
    const { say, tone } = told(session.scene, fight, session.me);
    first.textContent = String(left);
    second.textContent = String(right);
    const who = attacking ? `on ${fight.target.name}` : `by ${fight.attacker.name}`;
    words.replaceChildren(element('small', '', who), say);
    box.dataset.tone = tone;
    const most = Math.max(left, right, 1000) * 1.12;
    const share = (/** @type {number} */ power) => `${(100 * Math.max(0, power)) / most}%`;
    fill.style.width = share(attacking ? left : right);
    gap.style.left = share(Math.min(left, right));
    gap.style.width = share(Math.abs(right - left));
    tie.style.left = share(attacking ? right : left);
    place();
  }

  function place() {
    const zone = table?.plan?.zones?.find((/** @type {{kind?: string}} */ one) => one.kind === 'battle');
    box.classList.toggle('duel-flat', !zone);
    if (zone) {
      box.style.left = `${zone.x * 100}%`;
      box.style.top = `${(zone.y + zone.h / 2) * 100}%`;
      box.style.width = `${zone.w * 100}%`;
    }
  }

  table?.addEventListener('laid', place); // also when a phone is turned
  update();
  return { update };
}

/**
 * The battle as a player sees it.
 * @param {import('../../scene/types.js').Scene} scene @param {Battle} fight @param {number} me
 * @returns {{say: string, tone: 'good'|'bad'}}
 */
export function told(scene, fight, me) {
  const { attacker, target } = fight;
  const lacks = missing(attacker.power, target.power);
  if (attacker.owner === me) {
    return lacks ? { say: `✓ hits: ${ifHit(scene, fight, me)}`, tone: 'good' }
      : { say: `✕ ${target.power - attacker.power} short`, tone: 'bad' };
  }
  return lacks ? { say: `✕ ${lacks} missing`, tone: 'bad' } : { say: '✓ holds', tone: 'good' };
}

/** @param {string} name @param {string} [kind] @param {string} [text] */
function element(name, kind = '', text = '') {
  const made = document.createElement(name);
  made.className = kind;
  made.textContent = text;
  return made;
}

/** The panel's style sheet stands beside this file. */
function styled() {
  const href = new URL('panel.css', import.meta.url).href;
  if (!document.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
