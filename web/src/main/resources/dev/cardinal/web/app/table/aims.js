/** Where arrows begin and end, and what they say. */
import { covers } from '../question/spots.js';
import { around, away, corners } from './hits.js';

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
 * @typedef {object} Aim  an arrow on its way
 * @property {Rect} from
 * @property {Rect} to
 * @property {number} bend how far it swings out to one side or the other, as a share of its length
 * @property {string} [label]
 */

/** The least detour first; at most so far, or it no longer reads as going from here to there. */
const BENDS = [0.18, -0.18, 0.36, -0.36, 0.56, -0.56, 0.76, -0.76];
/** Where a label may stand on its arrow: best in the middle. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
const LABEL = { w: 130, h: 26 };

/**
 * The arrows that can be drawn. Each swings out so that it hides as little as possible of what lies between.
 * @param {import('../scene/types.js').Arrow[]} arrows @param {Laid} laid @param {Lens} lens @returns {Aim[]}
 */
export function aimed(arrows, laid, lens) {
  return arrows.flatMap(({ from: one, to: other, label }) => {
    const from = target(one, laid, lens);
    const to = target(other, laid, lens);
    if (!from || !to) return [];
    const between = laid.poses.map((pose) => around(corners(pose, lens)))
      .filter((rect) => !shared(rect, from) && !shared(rect, to));
    const hides = (/** @type {number} */ bend) => {
      const way = curve(from, to, bend);
      const steps = Array.from({ length: 25 }, (_, i) => way(i / 24));
      return steps.filter((at) => between.some((rect) => away(rect, at) < 8)).length;
    };
    const bends = BENDS.map((bend) => ({ bend, hidden: hides(bend) }));
    const least = Math.min(...bends.map(({ hidden }) => hidden));
    const { bend } = /** @type {{bend: number}} */ (bends.find(({ hidden }) => hidden === least));
    return [{ from, to, bend, label }];
  });
}

/**
 * The way of an arrow from middle to middle, by the share of it that has been gone.
 * @param {Rect} from @param {Rect} to @param {number} bend @returns {(share: number) => {x: number, y: number}}
 */
export function curve(from, to, bend) {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const knee = { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend };
  const on = (/** @type {number} */ t, /** @type {'x' | 'y'} */ axis) =>
    (1 - t) * (1 - t) * a[axis] + 2 * (1 - t) * t * knee[axis] + t * t * b[axis];
  return (t) => ({ x: on(t, 'x'), y: on(t, 'y') });
}

/**
 * The words of arrows where they hide no piece. Where they would, they are left out: HTML says them, too.
 * @param {Aim[]} aims @param {Laid} laid @param {Lens} lens @param {import('../games/types.js').Plan} plan
 * @returns {import('./overlay.js').Word[]}
 */
export function saidBy(aims, laid, lens, plan) {
  return aims.flatMap(({ from, to, bend, label }, i) => {
    if (!label) return [];
    const way = curve(from, to, bend);
    const panels = plan.zones.filter(({ kind }) => kind === 'battle').map((zone) => ({
      x: zone.x * lens.width, y: zone.y * lens.height, w: zone.w * lens.width, h: zone.h * lens.height,
    }));
    const taken = [...laid.poses.map((pose) => around(corners(pose, lens))), ...panels];
    const free = ALONG.map(way).find(({ x, y }) => {
      const box = { x: x - LABEL.w / 2, y: y - LABEL.h / 2, ...LABEL };
      return x - LABEL.w / 2 > 0 && x + LABEL.w / 2 < lens.width && !taken.some((rect) => shared(rect, box));
    });
    return free ? [{ id: `arrow ${i}`, ...free, text: label, kind: 'said' }] : [];
  });
}

/** @param {Rect} one @param {Rect} other */
function shared(one, other) {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** @param {Rect} rect */
function middle({ x, y, w, h }) {
  return { x: x + w / 2, y: y + h / 2 };
}
