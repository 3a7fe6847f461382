// What a scene says, found quickly: areas, counters, whose turn it is, what is going on.

/** @typedef {import('../types.js').Scene} Scene */

/** @param {Scene} scene @param {string} id */
export function area(scene, id) {
  return scene.areas.find((one) => one.id === id);
}

/** @param {Scene} scene @param {string} id @returns {import('../../scene/types.js').Piece[]} */
export function pieces(scene, id) {
  return area(scene, id)?.pieces ?? [];
}

/** @param {Scene} scene @param {string} id */
export function size(scene, id) {
  return area(scene, id)?.size ?? 0;
}

/** @param {Scene} scene @param {string} id a counter that is not there is 0 */
export function count(scene, id) {
  return scene.counters.find((one) => one.id === id)?.value ?? 0;
}

/**
 * What is going on, in the scene's own words: 'move', 'interact', 'ranged', 'block', 'damage', 'attack' ...
 * @param {Scene} scene
 */
export function phase(scene) {
  return / (?:turn|combat): ([\w ]+)$/.exec(scene.status)?.[1] ?? '';
}

/** @typedef {'combat'|'tactics'|'choice'|'offers'} Side what the part of the table beside the map shows */

/** What a player looks at or chooses from at the moment. @param {number} me */
export function choices(me) {
  return [`${me}/looking`, `${me}/aside`, `${me}/newskills`];
}

/** @param {Scene} scene @param {number} me @returns {Side} */
export function side(scene, me) {
  if (size(scene, 'combat') > 0) return 'combat';
  if (choices(me).some((id) => size(scene, id) > 0)) return 'choice';
  const chosen = me >= 0 && size(scene, `${me}/tactic`) > 0;
  return scene.status.includes('before') && !chosen && size(scene, 'tactics') > 0 ? 'tactics' : 'offers';
}

/** @param {Scene} scene @returns {number[]} the seats */
export function seats(scene) {
  return scene.areas.filter((one) => /^\d+\/hand$/.test(one.id)).map((one) => one.owner ?? 0);
}

/**
 * Whose hero this is.
 * @param {Scene} scene @param {number} seat @returns {string} '' before the hero came to the map
 */
export function hero(scene, seat) {
  const piece = pieces(scene, 'heroes').find((one) => one.badges?.seat === seat);
  return piece?.face?.split('/')[1] ?? '';
}
