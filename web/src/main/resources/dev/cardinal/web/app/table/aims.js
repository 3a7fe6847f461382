/** Where arrows begin and end, and what they say. */
import { covers } from '../question/spots.js';
import { around, corners } from './hits.js';

/** @typedef {import('./layout.js').Laid} Laid */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {import('../question/spots.js').Spot} Spot */
/** @typedef {import('./hits.js').Rect} Rect */

/**
 * The rectangle of a piece, of a space of the map on which nothing lies yet, or of an area without such a piece.
 * @param {Spot} spot @param {Laid} laid @param {Lens} lens @returns {Rect | undefined}
 */
export function target(spot, laid, lens) {
  const pose = laid.poses.find((one) => covers(spot, one));
  if (pose) return around(corners(pose, lens));
  if (!laid.map || typeof spot.place !== 'object' || !spot.place) return laid.grounds.get(spot.area);
  const { x, y, width } = laid.map.place(spot.place);
  return { x: x - width / 2, y: y - width / 2, w: width, h: width };
}

/**
 * The words of arrows, halfway.
 * @param {import('../scene/types.js').Arrow[]} arrows @param {Laid} laid @param {Lens} lens
 * @returns {import('./overlay.js').Word[]}
 */
export function saidBy(arrows, laid, lens) {
  return arrows.flatMap(({ from, to, label }, i) => {
    const a = target(from, laid, lens);
    const b = target(to, laid, lens);
    if (!label || !a || !b) return [];
    const x = (a.x + b.x) / 2 + (a.w + b.w) / 4;
    const y = (a.y + b.y) / 2 + (a.h + b.h) / 4;
    return [{ id: `arrow ${i}`, x, y, text: label, kind: 'said' }];
  });
}
