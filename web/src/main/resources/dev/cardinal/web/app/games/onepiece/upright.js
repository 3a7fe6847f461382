// The floor plan on a phone held upright: theirs small above, mine below, the hand across the foot.

import { area, number } from './board.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Plan} Plan */
/** @typedef {import('../types.js').Spot} Spot */
/** @typedef {import('../types.js').Ctx} Ctx */

/** Pixels at the top where the other player's plate lies. */
const PLATE = 50;
/** Free height / width of the lowest table that shows cards at their full size. */
const SHAPE = 1.4;

/** @param {Scene} scene @param {Ctx} ctx @param {number} mine @returns {Plan} */
export function upright(scene, ctx, mine) {
  const free = ctx.height - PLATE;
  const fit = Math.min(1.06, free / ctx.width / SHAPE);
  const down = (/** @type {number} */ share) => (PLATE + share * free) / ctx.height;
  const high = (/** @type {number} */ share) => (share * free) / ctx.height;
  return {
    tilt: 76,
    areas: {
      ...side(scene, mine, fit, { back: down(0.578), front: down(0.425), w: 0.147 }),
      ...side(scene, 1 - mine, fit, { back: down(0.072), front: down(0.213), w: 0.128 }),
      ...theirHand(1 - mine, fit, down(0.318)),
      ...bottom(scene, mine, fit, down(0.826)),
    },
    zones: [
      { x: 0.008, y: down(0), w: 0.984, h: high(0.288), kind: 'rope' },
      { x: 0.008, y: down(0.348), w: 0.984, h: high(0.312), kind: 'rope' },
      { x: 0.06, y: down(0.288), w: 0.88, h: high(0.06), kind: 'battle' },
    ],
  };
}

/**
 * One player's side: Characters in front; behind them Life, DON!!, Leader, Stage, deck and trash.
 * @param {Scene} scene @param {number} seat @param {number} fit @param {{back: number, front: number, w: number}} rows
 * @returns {Record<string, Spot>}
 */
function side(scene, seat, fit, { back, front, w }) {
  const card = w * fit;
  const small = card * 0.84;
  return {
    [`${seat}/characters`]: {
      x: 0.5, y: front, w: card, as: 'slots', columns: 5, rows: 1, step: 0.192 / card, span: 0.98, empty: '',
      under: { dx: 0.1, dy: 0.1 },
    },
    [`${seat}/leader`]: { x: 0.49, y: back, w: card, as: 'slots', columns: 1, under: { dx: 0.12, dy: 0.07 } },
    [`${seat}/stage`]: { x: 0.665, y: back, w: small, empty: 'Stage' },
    [`${seat}/deck`]: { x: 0.79, y: back, w: small, count: true, low: 5 },
    [`${seat}/trash`]: { x: 0.92, y: back, w: small, count: true, countAt: 'corner', empty: 'Trash' },
    [`${seat}/life`]: { x: 0.078, y: back, w: small * 0.94, as: 'stack', count: true, low: 1, empty: 'Life' },
    [`${seat}/don-deck`]: { x: 0.3, y: back, w: 0.1, hidden: true },
    [`${seat}/cost`]: { x: 0.262, y: back, w: card * 0.66, as: 'row', step: 0.6, span: 0.22 },
  };
}

/**
 * Their hand is a number on the plate; what they show lies on the water.
 * @param {number} seat @param {number} fit @param {number} y @returns {Record<string, Spot>}
 */
function theirHand(seat, fit, y) {
  return {
    [`${seat}/hand`]: { x: 0.5, y: -0.1, w: 0.1, hidden: true },
    [`${seat}/looking`]: { x: 0.5, y, w: 0.1 * fit, span: 0.6 },
    [`${seat}/limbo`]: { x: 0.5, y, w: 0.12 * fit, span: 0.6 },
  };
}

/**
 * The hand, and beside it what is looked at or set aside, while there is something.
 * @param {Scene} scene @param {number} seat @param {number} fit @param {number} y @returns {Record<string, Spot>}
 */
function bottom(scene, seat, fit, y) {
  const looking = area(scene, `${seat}/looking`)?.size ?? 0;
  const limbo = area(scene, `${seat}/limbo`)?.size ?? 0;
  const aside = looking + limbo;
  const hand = number(scene, seat, 'hand');
  const share = aside ? Math.min(0.64, Math.max(0.26, (0.96 * aside) / (aside + Math.max(2, hand)))) : 0;
  const w = 0.26 * Math.min(1, fit);
  /** @type {Record<string, Spot>} */
  const areas = { [`${seat}/hand`]: { x: (0.98 - share) / 2 + 0.01, y, w, span: 0.96 - share, hand: true } };
  if (aside) {
    const labelAt = /** @type {const} */ ('above');
    const spot = { x: 0.985 - share / 2, y, w: Math.min(w, share - 0.01), span: share - 0.01, labelAt };
    areas[`${seat}/looking`] = { ...spot, label: looking ? 'Looked at' : false };
    areas[`${seat}/limbo`] = { ...spot, label: limbo && !looking ? 'Set aside' : false };
  }
  return areas;
}
