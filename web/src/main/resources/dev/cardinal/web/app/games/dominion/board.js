// The floor plan on a desk: piles above, what is in play in the middle, the hand below.

import { CARD_HEIGHT, largestGrid } from './grid.js';
import { basics, kingdom, pileOf } from './piles.js';
import { ofSeats } from './seats.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Ctx} Ctx */
/** @typedef {import('../types.js').Plan} Plan */
/** @typedef {import('../types.js').Spot} Spot */

/**
 * @typedef {object} Field rows and columns
 * @property {number} x the middle of the first column
 * @property {number} w the width of a card
 * @property {number} step from column to column
 * @property {number[]} rows their middles
 * @property {number} columns
 * @property {(id: string) => Partial<Spot>} [counted] how many there are, where not as a tag at the corner
 */

const TILT = 72;
/** Wider tables keep their cards together in the middle. */
const WIDEST = 1.62;
/** The most kingdom piles that have room in two rows. */
const TWO_ROWS = 12;
const TOP = 0.092;
/** On cards narrower than this, in pixels, a count at the corner would cover the name. */
const NARROW = 76;
/** A pile with this many cards is running out. */
const LOW = 4;

/** @param {Scene} scene @param {Ctx} ctx @returns {Plan} */
export function board(scene, ctx) {
  const plan = kingdom(scene).length <= TWO_ROWS ? usual(scene, ctx) : crowded(scene, ctx);
  const share = Math.min(1, (WIDEST * ctx.height) / ctx.width);
  return share < 1 ? gathered(plan, share) : plan;
}

/** Ten piles or so, as in most games. @param {Scene} scene @param {Ctx} ctx @returns {Plan} */
function usual(scene, ctx) {
  const cards = kingdom(scene);
  const rows = [0.2, 0.39];
  const columns = Math.max(5, Math.ceil(cards.length / 2));
  const step = 0.533 / columns;
  const tall = ctx.width / ctx.height;
  const fitted = Math.min(1, 0.176 / (0.09 * CARD_HEIGHT * Math.min(tall, WIDEST)));
  const base = { x: cards.length ? 0.076 : 0.348, w: 0.086 * fitted, step: 0.101, rows, columns: 4 };
  const field = { x: 0.4475 + step / 2, w: step * 0.84 * fitted, step, rows, columns };
  const zones = [{ x: base.x - 0.054, y: TOP, w: 0.412, h: 0.4 }];
  if (cards.length) {
    zones.push({ x: 0.445, y: TOP, w: 0.537, h: 0.4 });
  }
  return {
    tilt: TILT,
    areas: {
      ...laid(basics(scene, 4), base),
      ...trash(scene, at(base, basics(scene, 4).indexOf('trash')), 'above'),
      ...laid(cards.length > columns ? cards.map(pileOf) : centred(cards.map(pileOf), columns), field),
      ...ofSeats(scene, ctx, {
        play: { x: 0.5, y: 0.595, w: 0.078, span: 0.54 },
        beside: { x: 0.5, y: 0.606, w: 0.07, span: 0.66 },
        deck: { x: 0.1, y: 0.84, w: 0.09 },
        discard: { x: 0.91, y: 0.84, w: 0.09 },
        hand: { x: 0.5, y: 0.845, w: 0.121, span: 0.66 },
      }),
    },
    zones: [...zones, { x: 0.154, y: 0.51, w: 0.693, h: 0.168, kind: 'play' }],
  };
}

/** A few piles stand in the middle. @param {string[]} ids @param {number} columns @returns {(string | undefined)[]} */
function centred(ids, columns) {
  return [...Array(Math.floor((columns - ids.length) / 2)).fill(undefined), ...ids];
}

/**
 * Many piles: smaller cards in more rows, and less room for the rest.
 * @param {Scene} scene @param {Ctx} ctx @returns {Plan}
 */
function crowded(scene, ctx) {
  const cards = kingdom(scene);
  const ratio = Math.min(WIDEST, ctx.width / ctx.height);
  const height = 0.5;
  const grid = largestGrid(cards.length, { width: 0.95, height, ratio });
  const { w } = grid;
  const counted = w * ctx.width < NARROW ? (/** @type {string} */ id) => below(scene, id) : undefined;
  const rows = Array.from({ length: grid.rows }, (_, i) => TOP + (height / grid.rows) * (i + 0.5) - 0.003);
  const step = 0.95 / (grid.columns + grid.basics + 0.4);
  const base = { x: 0.025 + step / 2, w, step, rows, columns: grid.basics, counted };
  const field = { ...base, x: base.x + step * (grid.basics + 0.4), columns: grid.columns };
  const wall = base.x + step * (grid.basics - 0.3);
  return {
    tilt: TILT,
    areas: {
      ...laid(basics(scene, grid.basics), base),
      ...trash(scene, at(base, basics(scene, grid.basics).indexOf('trash')), 'below'),
      ...laid(cards.map(pileOf), field),
      ...ofSeats(scene, ctx, {
        play: { x: 0.5, y: 0.676, w: 0.06, span: 0.54 },
        beside: { x: 0.5, y: 0.685, w: 0.05, span: 0.66 },
        deck: { x: 0.1, y: 0.85, w: 0.078 },
        discard: { x: 0.91, y: 0.85, w: 0.078 },
        hand: { x: 0.5, y: 0.868, w: 0.105, span: 0.66 },
      }),
    },
    zones: [
      { x: 0.018, y: TOP, w: wall - 0.018, h: height + 0.012 },
      { x: wall + 0.009, y: TOP, w: 0.982 - wall - 0.009, h: height + 0.012 },
      { x: 0.154, y: 0.612, w: 0.693, h: 0.13, kind: 'play' },
    ],
  };
}

/**
 * Piles in rows and columns.
 * @param {(string | undefined)[]} ids @param {Field} field
 * @returns {Record<string, Spot>}
 */
export function laid(ids, field) {
  /** @type {Record<string, Spot>} */
  const areas = {};
  ids.forEach((id, i) => {
    if (id) {
      const empty = id.slice(id.indexOf('/') + 1);
      areas[id] = { ...at(field, i), as: 'stack', count: true, low: LOW, empty, ...field.counted?.(id) };
    }
  });
  return areas;
}

/** On narrow cards a number below covers nothing. @param {Scene} scene @param {string} id @returns {Partial<Spot>} */
function below(scene, id) {
  const size = scene.areas.find((area) => area.id === id)?.size ?? 0;
  return { count: false, ...(size ? { label: size > LOW ? String(size) : `only ${size}`, labelAt: 'below' } : {}) };
}

/** @param {Field} field @param {number} i */
export function at({ x, w, step, rows, columns }, i) {
  const y = rows[Math.floor(i / columns)] ?? rows[rows.length - 1];
  return { x: x + step * (i % columns), y, w };
}

/**
 * The trash is no pile of the supply: its cards are smaller, and its name and number stand beside them.
 * @param {Scene} scene @param {{x: number, y: number, w: number}} at @param {'above' | 'below'} labelAt
 * @param {boolean} [tight] only its name
 * @returns {Record<string, Spot>}
 */
export function trash(scene, { x, y, w }, labelAt, tight) {
  const size = scene.areas.find(({ id }) => id === 'trash')?.size ?? 0;
  const label = size ? { label: tight ? 'Trash' : `Trash ${size}`, labelAt } : {};
  const down = size && labelAt === 'above' ? 0.012 : 0;
  return { trash: { x, y: y + down, w: w * (tight ? 0.94 : 0.82), as: 'stack', empty: size ? '' : 'Trash', ...label } };
}

/** @param {Plan} plan @param {number} share of the table's width @returns {Plan} */
function gathered(plan, share) {
  const at = (/** @type {number} */ x) => 0.5 + (x - 0.5) * share;
  const areas = Object.fromEntries(Object.entries(plan.areas).map(([id, spot]) => [id, {
    ...spot, x: spot.hidden ? spot.x : at(spot.x), w: spot.w * share, ...(spot.span ? { span: spot.span * share } : {}),
  }]));
  const zones = plan.zones.map((zone) => ({ ...zone, x: at(zone.x), w: zone.w * share }));
  return { ...plan, areas, zones };
}
