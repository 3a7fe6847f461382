// The faces of this game's cards: what they cost and what they are worth is printed on them, not in the scene.

/** @typedef {import('../types.js').Face} Face */

/** @type {Map<string, Face>} */
const met = new Map();

/** @param {Iterable<Face>} faces */
export function meet(faces) {
  for (const face of faces) {
    met.set(face.id, face);
  }
}

/** @param {string | undefined} id */
export function faceOf(id) {
  return met.get(id ?? '');
}

/** @param {string | undefined} id @returns {number | undefined} undefined if the card is not known */
export function costOf(id) {
  const cost = faceOf(id)?.cost;
  return cost === undefined ? undefined : Number(cost);
}

/** What a Treasure is worth when it is played. @param {string | undefined} id */
export function coinsOf(id) {
  return faceOf(id)?.numbers?.coins ?? 0;
}
