/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Look} Look */

/**
 * A place as text: '3', '1,-4', or '' for somewhere.
 * @param {Place | null | undefined} place
 */
export function placeText(place) {
  if (place === null || place === undefined) {
    return '';
  }
  return typeof place === 'number' ? String(place) : `${place.q},${place.r}`;
}

/**
 * @param {Look} json anything that says how a piece looks
 * @returns {Look}
 */
export function lookOf({ face, up, turned }) {
  return { ...(face && { face }), ...(up && { up }), ...(turned && { turned }) };
}

/**
 * @param {Look} one
 * @param {Look} other
 */
export function sameLook(one, other) {
  return one.face === other.face && !one.up === !other.up && !one.turned === !other.turned;
}
