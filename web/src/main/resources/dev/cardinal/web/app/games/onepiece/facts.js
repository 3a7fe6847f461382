// Numbers about the players, and the tags on pieces.

import { allDon, number } from './board.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Fact} Fact */
/** @typedef {import('../types.js').Face} Face */

const HEART = 'hearts#ff7a80';
const COIN = 'don#f0c766';
const CARDS = 'hand#c9d6dc';

/**
 * What everybody may know of a player. A phone has room for the first and the last: DON!! lie on the table.
 * @param {Scene} scene @param {number} seat @returns {Fact[]}
 */
export function facts(scene, seat) {
  return [
    { label: 'Life', value: number(scene, seat, 'life'), icon: HEART },
    { label: 'deck', value: number(scene, seat, 'deck') },
    { label: 'DON!!', value: `${number(scene, seat, 'don')}/${allDon(scene, seat)}`, icon: COIN },
    { label: 'hand', value: number(scene, seat, 'hand'), icon: CARDS },
  ];
}

/** The big counters above the prompt. @param {Scene} scene @param {number} me @returns {Fact[]} */
export function counters(scene, me) {
  return [
    { label: 'Life', value: number(scene, me, 'life'), icon: HEART },
    { label: 'DON!!', value: `${number(scene, me, 'don')}/${allDon(scene, me)}`, icon: COIN },
    { label: 'Hand', value: number(scene, me, 'hand'), icon: CARDS },
  ];
}

/**
 * Tags on a piece: power that is not what is printed, and of rested cards, whose number lies on its side; what it has
 * gained; costs and counters that have changed.
 * @param {Record<string, any>} badges @param {Face|undefined} face @param {{turned: boolean}} piece
 * @returns {{text: string, kind?: 'good'|'bad'|''}[]}
 */
export function badges(badges, face, piece) {
  const printed = /** @type {Record<string, number>} */ (face?.numbers ?? {});
  /** @type {{text: string, kind?: 'good'|'bad'|''}[]} */
  const tags = [];
  if (typeof badges.power === 'number' && (piece.turned || badges.power !== printed.power)) {
    tags.push({ text: String(badges.power), kind: compared(badges.power, printed.power) });
  }
  if (typeof badges.cost === 'number') {
    tags.push({ text: `cost ${badges.cost}`, kind: compared(Number(face?.cost ?? badges.cost), badges.cost) });
  }
  if (typeof badges.counter === 'number') {
    tags.push({ text: `+${badges.counter}`, kind: compared(badges.counter, printed.counter ?? 0) });
  }
  const text = (face?.lines ?? []).join('\n');
  for (const word of Array.isArray(badges.keywords) ? badges.keywords : []) {
    if (!text.includes(`[${word}]`)) {
      tags.push({ text: String(word), kind: 'good' });
    }
  }
  if (badges.negated) {
    tags.push({ text: 'no effects', kind: 'bad' });
  }
  return tags;
}

/** @param {number} now @param {number|undefined} before @returns {'good'|'bad'|''} */
function compared(now, before) {
  return before === undefined || now === before ? '' : now > before ? 'good' : 'bad';
}
