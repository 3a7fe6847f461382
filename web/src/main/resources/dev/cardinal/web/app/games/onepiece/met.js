// The faces of this game's cards: costs, counters and texts are printed on them, not in the scene.

import { card } from './card.js';

/** @typedef {import('../types.js').Face} Face */

/** @type {Map<string, Face>} */
const met = new Map();

/** Says which cards there are; later faces of the same id replace earlier ones. @param {Iterable<Face>} faces */
export function meet(faces) {
  for (const face of faces) {
    met.set(face.id, face);
  }
}

/** @param {string|undefined} id @returns {import('./card.js').Card|undefined} */
export function cardOf(id) {
  const face = met.get(id ?? '');
  return face && card(face);
}
