// A spot is where something lies: an area, and perhaps a place in it and a face. Two ways to compare spots are needed:
// the exact key of a piece, and whether what an option stands for covers a piece.

/** @typedef {import('../scene/types.js').Place | null | undefined} Place */
/** @typedef {import('../scene/types.js').Spot} Spot */

/**
 * A place as text: a number, 'q,r' on a map, or nothing.
 * @param {Place} place
 */
export function placeKey(place) {
  if (place === undefined || place === null) return '';
  return typeof place === 'object' ? `${place.q},${place.r}` : String(place);
}

/**
 * @param {Spot} spot
 * @returns {string} equal for equal spots
 */
export function spotKey(spot) {
  return `${spot.area}|${placeKey(spot.place)}|${spot.face ?? ''}`;
}

/**
 * The spot of a key; areas and faces have no '|' in their names.
 * @param {string} key
 * @returns {Spot}
 */
export function spotOf(key) {
  const [area, place, face] = key.split('|');
  /** @type {Spot} */
  const spot = { area };
  if (place.includes(',')) {
    const [q, r] = place.split(',').map(Number);
    spot.place = { q, r };
  } else if (place) {
    spot.place = Number(place);
  }
  if (face) spot.face = face;
  return spot;
}

/**
 * Whether `wide`, which may leave out its place or face, covers the piece at `piece`.
 * @param {Spot} wide
 * @param {Spot} piece
 */
export function covers(wide, piece) {
  return wide.area === piece.area
    && (wide.place === undefined || wide.place === null || placeKey(wide.place) === placeKey(piece.place))
    && (!wide.face || wide.face === piece.face);
}
