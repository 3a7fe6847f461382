// The numbers above the prompt and on the players' plates.

import { signed } from './gifts.js';
import { counter } from './money.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Fact} Fact */

/** Signs of the page that are no cards: in a square of 512. */
export const SIGNS = {
  coin: 'M256 16a240 240 0 1 0 0 480 240 240 0 0 0 0-480zm0 56a184 184 0 1 1 0 368 184 184 0 0 1 0-368z'
    + 'm0 28a156 156 0 1 0 0 312 156 156 0 0 0 0-312z',
  tag: 'M92 496V170L200 40h112l108 130v326zM256 112a36 36 0 1 0 0 72 36 36 0 0 0 0-72z',
  arrow: 'M16 64h300l180 192-180 192H16z',
  sheet: 'M112 24h288q32 0 32 32v400q0 32-32 32H112q-32 0-32-32V56q0-32 32-32z',
  points: 'M56 40h400v220q-14 150-200 220Q70 410 56 260z',
};

/** @param {Scene} scene @returns {Fact[]} */
export function counters(scene) {
  return [
    { label: 'Coins', value: counter(scene, 'coins'), icon: 'coin#e8bf57' },
    { label: 'Buys', value: counter(scene, 'buys'), icon: 'tag#d1925a' },
    { label: 'Actions', value: counter(scene, 'actions'), icon: 'arrow#4fb598' },
  ];
}

/** @param {Scene} scene @param {number} seat @returns {(Fact & {setting?: string})[]} `setting` may hide a fact */
export function facts(scene, seat) {
  const size = (/** @type {string} */ name) => scene.areas.find((area) => area.id === `${seat}/${name}`)?.size ?? 0;
  return [
    { label: 'hand', value: size('hand') },
    { label: 'deck', value: size('deck') },
    { label: 'discard', value: size('discard') },
    { label: 'points', value: signed(counter(scene, `${seat}/points`)), icon: 'points#86dba9', setting: 'score' },
  ];
}
