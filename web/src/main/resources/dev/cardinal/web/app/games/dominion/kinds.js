// What kind a card is, and how cards of that kind are printed.

/** @typedef {import('../types.js').Face} Face */
/** @typedef {'treasure'|'victory'|'action'|'attack'|'reaction'|'curse'} Kind */
/** @typedef {{ink: string, wash: string, band: string}} Print `ink` draws on paper, `wash` is the art's ground */

/** @type {Record<Kind, Print>} */
export const PRINTS = {
  treasure: { ink: '#6b4c06', wash: '#eed68a', band: '#c79a2b' },
  victory: { ink: '#1f5230', wash: '#b5d6a8', band: '#3f8350' },
  action: { ink: '#34343f', wash: '#e0d6bf', band: '#7d7668' },
  attack: { ink: '#84261a', wash: '#eab29f', band: '#b0452f' },
  reaction: { ink: '#1b4874', wash: '#b0cfe6', band: '#3a76aa' },
  curse: { ink: '#47276b', wash: '#cbb8e0', band: '#70489c' },
};

export const PAPER = { light: '#fbf5e6', dark: '#eee2c6', ink: '#221a10' };

/** The kind that tells most about a card comes first. @type {Kind[]} */
const TELLING = ['curse', 'attack', 'reaction', 'treasure', 'victory', 'action'];

/** @type {Kind[]} */
const IN_HAND = ['action', 'attack', 'reaction', 'treasure', 'victory', 'curse'];

/** @param {Face} face @returns {string[]} such as action and attack */
function words(face) {
  return face.colours?.length ? face.colours : face.kind.split('-');
}

/**
 * The kind a card is printed as.
 * @param {Face} face
 * @returns {Kind}
 */
export function kindOf(face) {
  return TELLING.find((kind) => words(face).includes(kind)) ?? 'action';
}

/** @param {Face} face @param {Kind} kind */
export function isA(face, kind) {
  return words(face).includes(kind);
}

/** @param {Face} face @returns {string} such as "Action · Attack" */
export function kindLine(face) {
  return words(face).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' · ');
}

/** Where a card belongs in a hand: what can be played comes first. @param {Face} face */
export function rank(face) {
  const kind = kindOf(face);
  return isA(face, 'action') ? 0 : IN_HAND.indexOf(kind);
}
