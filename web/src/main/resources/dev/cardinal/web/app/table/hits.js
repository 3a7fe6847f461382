/** Which piece is under the pointer, worked out from the poses; and what rectangle a piece takes on the screen. */
import { ASPECT } from './aspect.js';

/** @typedef {import('./layout.js').Pose} Pose */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {{x: number, y: number}} Pixel */
/** @typedef {{x: number, y: number, w: number, h: number}} Rect */

/**
 * The corners of a piece as it is drawn, in pixels of the table.
 * @param {Pose} pose @param {Lens} lens @param {number} [grow] @returns {Pixel[]}
 */
export function corners(pose, lens, grow = 1) {
  const at = lens.at(pose.x, pose.y);
  const half = (pose.w * at.scale * grow) / 2;
  const turn = (pose.rot * Math.PI) / 180;
  const height = pose.z + pose.lift + (pose.shape === 'die' ? half * 1.44 : pose.thickness);
  return form(pose).map(([x, y]) => lens.to({
    x: at.x + half * (x * Math.cos(turn) - y * Math.sin(turn)),
    y: height,
    z: at.z + half * (x * Math.sin(turn) + y * Math.cos(turn)),
  }));
}

/** @param {Pose} pose @returns {[number, number][]} in half widths */
function form({ shape }) {
  if (shape === 'hex') {
    return [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = ((i + 0.5) * Math.PI) / 3;
      return [(2 / Math.sqrt(3)) * Math.cos(angle), (2 / Math.sqrt(3)) * Math.sin(angle)];
    });
  }
  const high = ASPECT[shape];
  return [[-1, -high], [1, -high], [1, high], [-1, high]];
}

/** @param {Pixel[]} outline @returns {Rect} */
export function around(outline) {
  const xs = outline.map((at) => at.x);
  const ys = outline.map((at) => at.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** @param {Pixel[]} outline @param {Pixel} at */
export function inside(outline, at) {
  let odd = false;
  outline.forEach((a, i) => {
    const b = outline[(i + outline.length - 1) % outline.length];
    if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

/** How far a pixel is from a rectangle. @param {Rect} rect @param {Pixel} at */
export function away(rect, at) {
  const dx = Math.max(rect.x - at.x, 0, at.x - rect.x - rect.w);
  const dy = Math.max(rect.y - at.y, 0, at.y - rect.y - rect.h);
  return Math.hypot(dx, dy);
}

/**
 * The uppermost piece under a pixel, or the nearest one within reach.
 * @param {Pose[]} poses @param {Pixel} at @param {Lens} lens @param {number} reach in pixels
 * @param {(pose: Pose) => boolean} [of] which pieces count
 * @returns {Pose | undefined}
 */
export function pieceAt(poses, at, lens, reach, of = () => true) {
  /** @type {Pose | undefined} */
  let best;
  /** @type {Pose | undefined} */
  let near;
  let least = reach;
  for (const pose of poses) {
    if (pose.quiet || !of(pose)) continue;
    const span = pose.w * 1.6 + reach;
    if (Math.abs(pose.x - at.x) > span || Math.abs(pose.y - at.y) > span) continue;
    const outline = corners(pose, lens);
    if (inside(outline, at)) {
      if (!best || height(pose) >= height(best)) best = pose;
    } else if (!best) {
      const far = away(around(outline), at);
      if (far < least) [near, least] = [pose, far];
    }
  }
  return best ?? near;
}

/** @param {Pose} pose */
function height(pose) {
  return pose.z + pose.thickness + (pose.shape === 'hex' ? -100 : 0);
}
