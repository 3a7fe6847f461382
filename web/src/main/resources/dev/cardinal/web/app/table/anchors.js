/**
 * Where pieces come from and go to that the table does not show: the place of an area without pieces, or from beyond
 * its rim.
 * @param {string} area
 * @param {{laid: import('./layout.js').Laid, lens: import('./lens.js').Lens, ctx: {me: number}}} table
 * @returns {import('./motion.js').Anchor}
 */
export function anchor(area, { laid, lens: { width, height }, ctx: { me } }) {
  const ground = laid.grounds.get(area);
  if (ground?.w) return { x: ground.x + ground.w / 2, y: ground.y + ground.h / 2 };
  const owner = /^(\d+)\//.exec(area)?.[1];
  if (owner === undefined) return { x: -width * 0.1, y: height * 0.4 };
  return Number(owner) === me ? { x: width / 2, y: height * 1.1 } : { x: width / 2, y: -height * 0.1 };
}
