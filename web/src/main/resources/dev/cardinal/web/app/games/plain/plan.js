/**
 * A floor plan for any scene: the others at the top, side by side; what belongs to nobody in the middle; mine below,
 * my hand at the bottom. Each part makes its pieces as large as they fit.
 */
import { flow } from './flow.js';

/** @typedef {import('../types.js').Plan} Plan */
/** @typedef {import('../types.js').Ctx} Ctx */
/** @typedef {import('../types.js').Spot} Spot */
/** @typedef {import('../../scene/types.js').Area} Area */

/** Card height / table height at most, for a hand and for all else. */
const LARGEST = { hand: 0.25, middle: 0.2, mine: 0.19, theirs: 0.15 };

/** @param {import('../../scene/types.js').Scene} scene @param {Ctx} ctx @returns {Plan} */
export function floorPlan(scene, ctx) {
  const me = Math.max(0, ctx.me);
  const real = scene.areas.filter((area) => !/\/\d+\/under$/.test(area.id));
  const owned = (/** @type {number | undefined} */ seat) => real.filter((area) => area.owner === seat);
  const mine = owned(me);
  const hand = mine.find((area) => area.shape === 'fan');
  const rest = worthSeeing(mine.filter((area) => area !== hand));
  const middle = worthSeeing(owned(undefined));
  const others = Array.from({ length: Math.max(0, ctx.seats - 1) }, (_, i) => (me + 1 + i) % ctx.seats)
    .map((seat) => ({ seat, areas: worthSeeing(owned(seat)) })).filter(({ areas }) => areas.length);

  const columns = ctx.portrait && others.length > 3 ? Math.ceil(others.length / 2) : others.length;
  const rows = Math.ceil(others.length / Math.max(1, columns));
  const head = 64 / ctx.height;
  const bands = shares([
    { has: others.length > 0, weight: 0.9 * rows + (others.some(({ areas }) => areas.length > 3) ? 0.5 : 0) },
    { has: middle.length > 0, weight: 1 + Math.min(1.2, middle.length * 0.12) },
    { has: rest.length > 0, weight: 0.9 },
    { has: true, weight: 1.15 },
  ], head, 1);

  /** @type {Record<string, Spot>} */
  const areas = {};
  others.forEach(({ seat, areas: theirs }, i) => {
    const box = {
      x: (i % columns) / columns, w: 1 / columns,
      y: bands[0].y + (bands[0].h * Math.floor(i / columns)) / rows, h: bands[0].h / rows,
    };
    Object.assign(areas, flow(theirs, inset(box), ctx, LARGEST.theirs));
    const first = theirs.find((area) => area.shape === 'fan') ?? theirs[0];
    if (areas[first.id]) areas[first.id].label = ctx.names?.[seat] ?? `Player ${seat}`;
  });
  Object.assign(areas, flow(middle, inset({ x: 0, w: 1, ...bands[1] }), ctx, LARGEST.middle));
  Object.assign(areas, flow(rest, inset({ x: 0, w: 1, ...bands[2] }), ctx, LARGEST.mine));
  if (hand) areas[hand.id] = handSpot(bands[3], ctx);
  return { tilt: 72, areas, zones: [] };
}

/** @param {{y: number, h: number}} band @param {Ctx} ctx @returns {Spot} */
function handSpot(band, ctx) {
  const high = Math.min(LARGEST.hand, band.h * 0.92) * ctx.height;
  const w = Math.min(high / 1.33 / ctx.width, ctx.portrait ? 0.3 : 0.16);
  return { x: 0.5, y: band.y + band.h * 0.47, w, span: 0.92, as: 'fan', hand: true };
}

/**
 * Empty places are shown where there are few; where there are many, only what holds something.
 * @param {Area[]} areas
 */
function worthSeeing(areas) {
  return areas.filter((area) => area.size > 0 || (areas.length <= 7 && !!area.label));
}

/** Divides a height among those that have something. @param {{has: boolean, weight: number}[]} parts
 * @param {number} from @param {number} to @returns {{y: number, h: number}[]} */
function shares(parts, from, to) {
  const all = parts.reduce((sum, part) => sum + (part.has ? part.weight : 0), 0) || 1;
  let y = from;
  return parts.map(({ has, weight }) => {
    const h = has ? ((to - from) * weight) / all : 0;
    y += h;
    return { y: y - h, h };
  });
}

/** @param {{x: number, y: number, w: number, h: number}} box */
function inset({ x, y, w, h }) {
  return { x: x + 0.015, y: y + 0.005, w: w - 0.03, h: h - 0.01 };
}
