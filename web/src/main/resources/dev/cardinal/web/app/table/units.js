/**
 * Single pieces. A scene says "three Coppers" or "five cards, two of them known"; the table moves one card at a time.
 * A unit is one of them. Its number lives only here, between one picture and the next: which of several equal pieces
 * is which does not matter, as long as each goes on from where it was drawn.
 */
import { placeKey } from '../question/spots.js';

/** @typedef {import('../games/types.js').Scene} Scene */
/** @typedef {import('../question/spots.js').Place} Place */

/**
 * @typedef {object} Unit
 * @property {number} id
 * @property {Place} [place] nothing in a bag
 * @property {string} [face]
 * @property {boolean} up
 * @property {boolean} turned
 * @property {number} since when it came to its area; the last to come lies on top of a pile without an order
 * @property {Record<string, any>} [badges]
 */

/** @typedef {Map<string, Unit[]>} Units the pieces of each area */

const CLOSING = new Set(['row', 'fan', 'stack']);

let last = 0;

/** @param {Partial<Unit>} look @returns {Unit} */
export function newUnit(look) {
  return { up: false, turned: false, since: 0, ...look, id: ++last };
}

/**
 * Whether the pieces close up when one leaves, so that a place is an index.
 * @param {{shape: string, bag?: boolean}} area
 */
export function closes(area) {
  return !area.bag && CLOSING.has(area.shape);
}

/** @param {any} piece @returns {Partial<Unit>} */
function look(piece) {
  return { face: piece.face, up: !!piece.up, turned: !!piece.turned, badges: piece.badges };
}

/**
 * All pieces of an area, one by one; backs that are not listed too.
 * @param {any} area @returns {Unit[]}
 */
function unitsOf(area) {
  const pieces = area.pieces ?? [];
  if (closes(area)) {
    const row = Array.from({ length: area.size }, (_, place) => newUnit({ place }));
    for (const piece of pieces) {
      if (typeof piece.place === 'number' && row[piece.place]) Object.assign(row[piece.place], look(piece));
    }
    return row;
  }
  /** @type {Unit[]} */
  const units = [];
  for (const piece of pieces) {
    for (let i = 0; i < (piece.count ?? 1); i++) units.push(newUnit({ ...look(piece), place: piece.place }));
  }
  // A fixed place is where it is, whatever came first.
  if (!area.bag) units.sort((one, other) => Number(one.place) - Number(other.place) || 0);
  if (area.bag) {
    while (units.length < area.size) units.push(newUnit({}));
    units.length = area.size;
  }
  return units;
}

/** @param {Scene} scene @returns {Units} */
export function unitsIn(scene) {
  return new Map(scene.areas.map((area) => [area.id, unitsOf(area)]));
}

/**
 * The pieces of a scene, with the numbers of those that were there before wherever one fits.
 * @param {Scene} scene @param {Units} before @returns {Units}
 */
export function sameUnits(scene, before) {
  return new Map(scene.areas.map((area) => {
    const now = unitsOf(area);
    const old = new Set(before.get(area.id));
    /** @type {Set<Unit>} */
    const open = new Set(now);
    const fits = [
      (/** @type {Unit} */ a, /** @type {Unit} */ b) => placeKey(a.place) === placeKey(b.place) && a.face === b.face,
      (/** @type {Unit} */ a, /** @type {Unit} */ b) => placeKey(a.place) === placeKey(b.place) && (!a.face || !b.face),
      (/** @type {Unit} */ a, /** @type {Unit} */ b) => a.face === b.face,
      () => true,
    ];
    for (const fit of fits) {
      for (const unit of open) {
        const known = [...old].find((other) => fit(unit, other));
        if (known) {
          unit.id = known.id;
          unit.since = known.since;
          old.delete(known);
          open.delete(unit);
        }
      }
    }
    return [area.id, now];
  }));
}
