// What would come out of an option, before it is chosen.
import { effects, points } from './effects.js';
import { allHits, opponents } from './fighting.js';
import { resisted, stops } from './foes.js';
import { faceOf } from './known.js';
import { spaceKey } from './reach.js';
import { count, phase, pieces } from './reading.js';
import { things } from './words.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('./effects.js').Points} Points */
/** @typedef {{text: string, good?: boolean} | null} Hint */

/** @type {[RegExp, (scene: Scene, found: RegExpExecArray, option: any, me: number) => Hint][]} */
const HINTS = [
  [/^play (.+?)(?: (strong|sideways))?$/, (scene, [, card, how]) => played(scene, offered(card, how))],
  [/^(.+?): (.+)$/, (scene, [, , text]) => played(scene, points(text))],
  [/^move to /, (scene, _, option) => step(scene, option)],
  [/^explore /, () => ({ text: 'costs 2 move' })],
  [/^recruit (.+)$/, (scene, [, unit]) =>
    bought(scene, Number(faceOf(`unit/${unit.replace(/ #\d$/, '')}`)?.cost ?? 0))],
  [/^block (.+)$/, (scene, [, name]) => {
    const one = opponents(scene).find((other) => other.name === name);
    return one ? { text: `${one.block} of ${one.toBlock} ✓`, good: true } : null;
  }],
  [/^attack (.+)$/, (scene, [, names]) => {
    const fame = names.split(/, | and /)
      .reduce((sum, name) => sum + (faceOf(`enemy/${name.replace(/ #\d$/, '')}`)?.numbers?.fame ?? 0), 0);
    return { text: `+${fame} fame ✓`, good: true };
  }],
  [/^next phase$/, (scene, _, __, me) => {
    const hurt = phase(scene) === 'block' ? allHits(scene, me) : 0;
    return hurt ? { text: things(hurt, 'wound'), good: false } : null;
  }],
  [/^end combat$/, (scene) => {
    const left = opponents(scene).length;
    return left ? { text: `${left} left standing`, good: false } : null;
  }],
  [/^take (?:the damage of )?(.+)$/, (scene, [, name]) => {
    const tactic = faceOf(`tactic/${name}`);
    if (tactic) return { text: ['', '1st', '2nd', '3rd', '4th', '5th', '6th'][tactic.numbers?.number ?? 0] };
    const one = opponents(scene).find((other) => other.name === name);
    return one ? { text: `${one.attacker.attack} damage`, good: false } : null;
  }],
  [/^end turn$/, (scene) => {
    const move = count(scene, 'move');
    const healing = count(scene, 'healing');
    if (healing > 0) return { text: `${healing} healing unused`, good: false };
    return move > 1 ? { text: `${move} move unused` } : null;
  }],
];

/**
 * @param {any} option @param {any} question @param {Scene} scene @param {number} me
 * @returns {Hint}
 */
export function hint(option, question, scene, me) {
  const words = option.text ?? option.name ?? '';
  for (const [pattern, comes] of HINTS) {
    const found = pattern.exec(words);
    if (found) return comes(scene, found, option, me);
  }
  return null;
}

/**
 * The points that a way to play a card offers.
 * @param {string} card @param {string | undefined} how @returns {Points[]}
 */
export function offered(card, how) {
  const face = faceOf(`card/${card}`);
  const effect = face && effects(face).find((one) => one.role === (how ?? 'basic'));
  return effect ? points(effect.text) : [];
}

/** @param {Scene} scene @param {Points[]} given @returns {Hint} */
function played(scene, given) {
  if (!given.length) return null;
  const now = phase(scene);
  if (now === 'block') return blocking(scene, given);
  if (now === 'ranged' || now === 'attack') return attacking(scene, given, now);
  const [first] = given;
  const only = given.every((one) => one.what === first.what);
  const move = given.find((one) => one.what === 'move');
  if (now === 'interact' || (only && first.what === 'influence')) {
    const influence = given.find((one) => one.what === 'influence');
    return influence ? { text: `influence ${count(scene, 'influence') + influence.value}` } : null;
  }
  return move ? { text: only ? `move ${count(scene, 'move') + move.value}` : `+${move.value}` } : null;
}

/** @param {Scene} scene @param {Points[]} given @returns {Hint} */
function blocking(scene, given) {
  const left = opponents(scene).filter((one) => one.attacks);
  const best = left.map((one) => {
    const worth = Math.max(0, ...given.filter((add) => add.what === 'block')
      .map((add) => (stops(add.element, one.attacker.element) ? add.value : Math.floor(add.value / 2))));
    return { worth, sum: one.block + worth, needs: one.toBlock };
  }).filter((one) => one.worth > 0).sort((a, b) => (a.needs - a.sum) - (b.needs - b.sum))[0];
  if (!best) return null;
  return best.sum >= best.needs ? { text: `+${best.worth} → ${best.sum} blocks ✓`, good: true }
    : { text: `${best.sum} of ${best.needs}` };
}

/** @param {Scene} scene @param {Points[]} given @param {string} now @returns {Hint} */
function attacking(scene, given, now) {
  const usable = given.filter((add) => add.what === 'attack' && (now === 'attack' || add.range !== 'melee'));
  const best = opponents(scene).map((one) => {
    const worth = Math.max(0, ...usable
      .filter((add) => now === 'attack' || one.fortified < (add.range === 'siege' ? 2 : 1))
      .map((add) => (resisted(add.element, one.own.resists) ? Math.floor(add.value / 2) : add.value)));
    return { worth, sum: one.attack + worth, needs: one.armor };
  }).filter((one) => one.worth > 0).sort((a, b) => (a.needs - a.sum) - (b.needs - b.sum))[0];
  if (!best) return null;
  return best.sum >= best.needs ? { text: `+${best.worth} → ${best.sum} defeats ✓`, good: true }
    : { text: `${best.sum} of ${best.needs}` };
}

/** @param {Scene} scene @param {any} option @returns {Hint} */
function step(scene, option) {
  const place = option.spots?.[0]?.place;
  const piece = place && pieces(scene, 'map').find((one) => typeof one.place === 'object'
    && spaceKey(one.place) === spaceKey(place));
  const cost = piece && piece.badges?.cost;
  return typeof cost === 'number' ? { text: `${cost}, then ${count(scene, 'move') - cost} left` } : null;
}

/** @param {Scene} scene @param {number} cost @returns {Hint} */
function bought(scene, cost) {
  return cost ? { text: `${cost} of ${count(scene, 'influence')} influence` } : null;
}
