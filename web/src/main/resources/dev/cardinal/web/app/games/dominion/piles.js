// The piles of the supply: the cards of every game, and the kingdom by cost.

import { costOf } from './met.js';

/** @typedef {import('../types.js').Scene} Scene */

const TREASURES = ['Copper', 'Silver', 'Gold'];
const POINTS = ['Estate', 'Duchy', 'Province'];
const BASIC = new Set([...TREASURES, ...POINTS, 'Curse']);
const PILE = 'supply/';

/** @param {Scene} scene @returns {string[]} the cards of all piles, empty ones too */
function piles(scene) {
  return scene.areas.filter(({ id }) => id.startsWith(PILE)).map(({ id }) => id.slice(PILE.length));
}

/** @param {string} card */
export function pileOf(card) {
  return PILE + card;
}

/** @param {Scene} scene @returns {string[]} by cost, then by name */
export function kingdom(scene) {
  const cards = piles(scene).filter((card) => !BASIC.has(card));
  return cards.sort((a, b) => (costOf(a) ?? 0) - (costOf(b) ?? 0) || a.localeCompare(b));
}

/**
 * The areas of every game, Trash among them, in this many columns: Treasures before Victory cards.
 * @param {Scene} scene @param {number} columns
 * @returns {(string | undefined)[]} ids from the upper left; undefined is an empty field
 */
export function basics(scene, columns) {
  const there = new Set(piles(scene));
  const [treasures, points] = [TREASURES, POINTS]
    .map((cards) => cards.filter((card) => there.has(card)).map(pileOf));
  const curse = there.has('Curse') ? [pileOf('Curse')] : [];
  if (columns === 4) {
    return [...treasures, ...blank(3 - treasures.length), 'trash', ...points, ...blank(3 - points.length), ...curse];
  }
  if (columns === 2) {
    const rows = [0, 1, 2].flatMap((i) => [treasures[i], points[i]]);
    return [...rows, ...(curse.length ? curse : blank(1)), 'trash'];
  }
  return [...treasures, ...blank(columns === 3 ? 3 - treasures.length : 0), ...points,
    ...blank(columns === 3 ? 3 - points.length : 0), ...curse, 'trash'];
}

/** @param {number} count @returns {undefined[]} */
function blank(count) {
  return Array(Math.max(0, count)).fill(undefined);
}

/** @param {Scene} scene @param {string} card @returns {number} how many are left */
export function left(scene, card) {
  return scene.areas.find(({ id }) => id === pileOf(card))?.size ?? 0;
}
