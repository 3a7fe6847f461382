// The floor plan on a phone that is held upright.

import { at, laid, trash } from './board.js';
import { basics, kingdom, pileOf } from './piles.js';
import { ofSeats } from './seats.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Ctx} Ctx */
/** @typedef {import('../types.js').Plan} Plan */

const TILT = 78;
/** The height / width the plan is made for; lower tables get smaller cards. */
const TALL = 1.55;
/** Pixels at the top where the other players' plates lie. */
const PLATES = 54;

/** @param {Scene} scene @param {Ctx} ctx @returns {Plan} */
export function upright(scene, ctx) {
  const cards = kingdom(scene);
  const share = Math.min(1, ctx.height / ctx.width / TALL);
  const { rows, columns, h } = piles(cards.length);
  const w = Math.min(0.162, 0.87 / columns, ((h / rows - 0.012) * TALL) / 1.4) * share;
  const top = Math.max(0.1, PLATES / ctx.height);
  const heights = Array.from({ length: rows }, (_, i) => top + (h / rows) * (i + 0.5) + 0.004);
  const step = 0.94 / columns;
  const base = top + h + 0.018;
  const low = base + 0.143;
  const usual = basics(scene, 8);
  const row = { x: 0.083, w: 0.108 * share, step: 0.119, rows: [base + 0.066], columns: 8 };
  const held = Math.min(0.26, ((1 - low - 0.165) * TALL) / 1.42) * share;
  return {
    tilt: TILT,
    areas: {
      ...laid(cards.map(pileOf), { x: 0.03 + step / 2, w, step, rows: heights, columns }),
      ...laid(usual, row),
      ...trash(scene, at(row, usual.indexOf('trash')), 'above', true),
      ...ofSeats(scene, ctx, {
        play: { x: 0.5, y: low + 0.062, w: 0.112 * share, span: 0.6 },
        beside: { x: 0.5, y: low + 0.062, w: 0.112 * share, span: 0.62 },
        deck: { x: 0.095, y: low + 0.058, w: 0.1 * share },
        discard: { x: 0.905, y: low + 0.058, w: 0.1 * share },
        hand: { x: 0.5, y: (low + 1.13) / 2, w: held, span: 0.94 },
        bare: true,
      }),
    },
    zones: [
      ...(cards.length ? [{ x: 0.018, y: top, w: 0.964, h: h + 0.008 }] : []),
      { x: 0.018, y: base, w: 0.964, h: 0.132 },
      { x: 0.018, y: low - 0.004, w: 0.964, h: 0.128, kind: 'play' },
    ],
  };
}

/** @param {number} count @returns {{rows: number, columns: number, h: number}} */
function piles(count) {
  if (count <= 10) {
    return { rows: 2, columns: 5, h: 0.318 };
  }
  const columns = count <= 18 ? 6 : 8;
  const rows = Math.ceil(count / columns);
  return { rows, columns, h: Math.min(0.44, rows * 0.125) };
}
