// Coins: what there is, and what there would be.

import { coinsOf, faceOf } from './met.js';

/** @typedef {import('../types.js').Scene} Scene */

/** @param {Scene} scene @param {string} id */
export function counter(scene, id) {
  return scene.counters.find((found) => found.id === id)?.value ?? 0;
}

/** @param {Scene} scene @param {string} id @returns {{face: string, count: number}[]} the known cards of an area */
export function cardsIn(scene, id) {
  const pieces = scene.areas.find((area) => area.id === id)?.pieces ?? [];
  return pieces.flatMap(({ face, count }) => (face ? [{ face, count: count ?? 1 }] : []));
}

/** @param {Scene} scene @param {number} me */
export function treasures(scene, me) {
  return cardsIn(scene, `${me}/hand`).filter(({ face }) => coinsOf(face) > 0);
}

/**
 * The coins after these Treasures have been played, with what cards in play promise for the first of a kind.
 * @param {Scene} scene @param {number} me @param {{face: string, count: number}[]} played
 * @returns {{coins: number, atLeast: boolean}} at least so many, if a promise may count twice
 */
export function after(scene, me, played) {
  const inPlay = cardsIn(scene, `${me}/play`);
  const sum = played.reduce((coins, { face, count }) => coins + count * coinsOf(face), counter(scene, 'coins'));
  let extra = 0;
  for (const { face, count } of inPlay) {
    const promise = (faceOf(face)?.lines ?? []).join(' ').match(/First (\w+) this turn: \+\$(\d+)/);
    if (promise && played.some((one) => one.face === promise[1]) && !inPlay.some((one) => one.face === promise[1])) {
      extra += count * Number(promise[2]);
    }
  }
  return { coins: sum + extra, atLeast: extra > 0 && inPlay.some(({ face }) => playsTwice(face)) };
}

/** @param {string} card */
function playsTwice(card) {
  return /twice/.test((faceOf(card)?.lines ?? []).join(' '));
}

/** @param {number} number @param {string} noun */
export function many(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
