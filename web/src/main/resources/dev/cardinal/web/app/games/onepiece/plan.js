// The floor plan of the official mat: mine below, theirs above, mirrored; between them is room for the battle.

import { area, number } from './board.js';
import { upright } from './upright.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Plan} Plan */
/** @typedef {import('../types.js').Spot} Spot */
/** @typedef {import('../types.js').Ctx} Ctx */

/** Height / width of the table that the plan was drawn for. */
const SHAPE = 676 / 996;

/** @param {Scene} scene @param {Ctx} ctx @returns {Plan} */
export function plan(scene, ctx) {
  const mine = ctx.me === 1 ? 1 : 0;
  if (ctx.portrait) {
    return upright(scene, ctx, mine);
  }
  const fit = Math.min(1, ctx.height / ctx.width / SHAPE);
  /** @type {Record<string, Spot>} */
  const areas = { ...below(scene, mine, fit), ...above(scene, 1 - mine, fit), ...bottom(scene, mine, fit) };
  return {
    tilt: 72,
    areas,
    zones: [
      { x: 0.008, y: 0.008, w: 0.984, h: 0.306, kind: 'rope' },
      { x: 0.008, y: 0.408, w: 0.984, h: 0.34, kind: 'rope' },
      { x: 0.03, y: 0.316, w: 0.33, h: 0.09, kind: 'battle' },
    ],
  };
}

/** @param {Scene} scene @param {number} seat @param {number} fit @returns {Record<string, Spot>} */
function below(scene, seat, fit) {
  const w = 0.078 * fit;
  return {
    [`${seat}/characters`]: {
      x: 0.5, y: 0.495, w, as: 'slots', columns: 5, rows: 1, step: 0.113 / w, span: 0.6, empty: '',
      under: { dx: 0.13, dy: 0.08 },
    },
    [`${seat}/leader`]: { x: 0.5, y: 0.661, w, as: 'slots', columns: 1, under: { dx: 0.14, dy: 0.06 } },
    [`${seat}/stage`]: { x: 0.613, y: 0.661, w, empty: 'Stage' },
    [`${seat}/deck`]: { x: 0.843, y: 0.655, w, count: true, low: 5 },
    [`${seat}/trash`]: { x: 0.936, y: 0.655, w, count: true, countAt: 'corner', empty: 'Trash' },
    [`${seat}/life`]: {
      x: 0.1, y: 0.54, w: 0.075 * fit, as: 'row', step: 0.42, span: 0.17, label: `Life ${number(scene, seat, 'life')}`,
    },
    [`${seat}/don-deck`]: { x: 0.16, y: 0.672, w: 0.05 * fit, as: 'stack', face: 'down', count: true, empty: '' },
    [`${seat}/cost`]: {
      x: 0.318, y: 0.653, w: 0.06 * fit, as: 'row', step: 0.6, span: 0.215, label: don(scene, seat),
    },
  };
}

/** @param {Scene} scene @param {number} seat @param {number} fit @returns {Record<string, Spot>} */
function above(scene, seat, fit) {
  const w = 0.068 * fit;
  return {
    [`${seat}/characters`]: {
      x: 0.5, y: 0.237, w: 0.071 * fit, as: 'slots', columns: 5, rows: 1, step: 0.113 / (0.071 * fit), span: 0.6,
      empty: '',
      under: { dx: 0.13, dy: 0.07 },
    },
    [`${seat}/leader`]: { x: 0.5, y: 0.088, w, as: 'slots', columns: 1, under: { dx: 0.14, dy: 0.05 } },
    [`${seat}/stage`]: { x: 0.613, y: 0.088, w, empty: 'Stage' },
    [`${seat}/hand`]: {
      x: 0.738, y: 0.085, w: 0.056 * fit, as: 'fan', span: 0.14, label: `Hand ${number(scene, seat, 'hand')}`,
    },
    [`${seat}/deck`]: { x: 0.858, y: 0.088, w, count: true, low: 5 },
    [`${seat}/trash`]: { x: 0.942, y: 0.088, w, count: true, countAt: 'under', empty: 'Trash' },
    [`${seat}/life`]: {
      x: 0.1, y: 0.215, w: 0.062 * fit, as: 'row', step: 0.42, span: 0.15, label: `Life ${number(scene, seat, 'life')}`,
    },
    [`${seat}/don-deck`]: { x: 0.25, y: 0.085, w: 0.045 * fit, as: 'stack', face: 'down', count: true, empty: '' },
    [`${seat}/cost`]: {
      x: 0.358, y: 0.08, w: 0.05 * fit, as: 'row', step: 0.6, span: 0.16, label: don(scene, seat),
    },
    [`${seat}/looking`]: { x: 0.87, y: 0.237, w: 0.056 * fit, span: 0.2 },
    [`${seat}/limbo`]: { x: 0.87, y: 0.237, w: 0.066 * fit, span: 0.2 },
  };
}

/**
 * The hand, and beside it what is looked at or set aside, while there is something.
 * @param {Scene} scene @param {number} seat @param {number} fit @returns {Record<string, Spot>}
 */
function bottom(scene, seat, fit) {
  const row = [`${seat}/hand`, `${seat}/looking`, `${seat}/limbo`];
  const sizes = row.map((id, i) => (i ? area(scene, id)?.size ?? 0 : Math.max(3, area(scene, id)?.size ?? 0)));
  const parts = sizes.map((size) => size && Math.min(8, size) + 0.7);
  const all = parts.reduce((sum, part) => sum + part, 0);
  const w = (all > parts[0] ? 0.1 : 0.105) * fit;
  const y = all > parts[0] ? 0.881 : 0.871;
  let from = 0.02;
  /** @type {Record<string, Spot>} */
  const areas = {};
  row.forEach((id, i) => {
    const wide = (0.96 * parts[i]) / all;
    if (wide) {
      const held = i ? { label: words(i), labelAt: /** @type {const} */ ('above') } : { hand: true };
      areas[id] = { x: from + wide / 2, y, w, span: wide - 0.01, ...held };
    }
    from += wide;
  });
  return areas;
}

/** @param {number} i */
function words(i) {
  return i === 1 ? 'Looked at' : 'Set aside';
}

/** The DON!! of a cost area in words. @param {Scene} scene @param {number} seat */
export function don(scene, seat) {
  const active = number(scene, seat, 'don');
  const rested = (area(scene, `${seat}/cost`)?.size ?? 0) - active;
  return [`${active} active`, rested ? `${rested} rested` : ''].filter(Boolean).join(' · ');
}
