/**
 * How the pieces of one area lie around its middle, in pixels: where, how turned, how high. Nothing here knows faces.
 */
import { seeded } from '../faces/ink.js';

/** @typedef {import('../games/types.js').Spot} Spot */
/** @typedef {{x: number, y: number, rot: number, z: number}} Lie */
/** @typedef {{id: string, width: number, height: number, tall: number, span: number, spot: Spot}} Room
 *   width and height of one piece as it is drawn, its height on the table, and how wide all may be together */

/** How thick a card is, in widths of it. */
export const THICK = 0.013;

/**
 * A number from -1 to 1 that is always the same for the same text: what was laid by hand is never quite straight.
 * @param {string} text
 */
export function handLaid(text) {
  return seeded(text)() * 2 - 1;
}

/**
 * The step from one piece to the next: as wished, or as narrow as it must be.
 * @param {number} count @param {number} width of one piece @param {number} span @param {number} wish in pieces
 */
function stepFor(count, width, span, wish) {
  return count < 2 ? 0 : Math.min(width * wish, Math.max(0, (span - width) / (count - 1)));
}

/**
 * Side by side; turned pieces take the room they need. Where they overlap, none that can still be used is under a
 * turned one.
 * @param {boolean[]} turned for each piece @param {Room} room @returns {Lie[]}
 */
export function inRow(turned, { id, width, tall, span, spot }) {
  const gap = ((spot.step ?? 1.08) - 1) * width;
  const wide = turned.map((one) => (one && spot.turn === undefined ? Math.max(width, tall) : width));
  const last = wide.at(-1) ?? 0;
  const steps = wide.slice(0, -1).map((one) => one + gap); // from left edge to left edge, so that none is hidden
  const full = steps.reduce((sum, step) => sum + step, 0);
  const squeeze = full ? Math.min(1, Math.max(0, (span - last) / full)) : 1;
  const overlapping = squeeze * (1 + gap / width) < 1;
  const above = turned.includes(true) ? turned.length : 0;
  let left = -(full * squeeze + last) / 2;
  return wide.map((one, i) => {
    if (i) left += steps[i - 1] * squeeze;
    const rot = handLaid(`${id} ${i}`) * (overlapping ? 0.6 : 1.1);
    return { x: left + one / 2, y: 0, rot, z: overlapping ? (turned[i] ? i : i + above) * width * THICK : 0 };
  });
}

/**
 * Held like a hand: the outer cards lean outwards and lie a little lower.
 * @param {number[]} extras how many more equal cards lie under each card @param {Room} room @returns {Lie[]}
 */
export function inHand(extras, { id, width, span, spot }) {
  const peek = Math.min(0.1, 0.36 / Math.max(1, ...extras)) * width;
  const lead = extras.map((extra) => Math.min(extra, 4) * peek);
  const room = span - lead.reduce((sum, more) => sum + more, 0);
  const step = stepFor(extras.length, width, Math.max(room, width), spot.step ?? 1.05);
  const wide = (extras.length - 1) * step + lead.reduce((sum, more) => sum + more, 0);
  let x = -wide / 2;
  let z = 0;
  return extras.map((extra, i) => {
    x += lead[i] + (i ? step : 0);
    z += (Math.min(extra, 4) + 1) * width * THICK * 1.2;
    const lean = wide ? (2 * x) / Math.max(wide, 4 * width) : 0;
    return {
      x,
      y: lean * lean * width * 0.06,
      rot: lean * 2.6 + handLaid(`${id} ${i}`) * 0.7,
      z: z - width * THICK * 1.2,
    };
  });
}

/** One above the other, each a little to the side. @param {number} count @param {Room} room @returns {Lie[]} */
export function inHeap(count, { id, width }) {
  return Array.from({ length: count }, (_, i) => ({
    x: handLaid(`${id} x ${i}`) * width * 0.09,
    y: handLaid(`${id} y ${i}`) * width * 0.07,
    rot: handLaid(`${id} ${i}`) * 13,
    z: i * width * THICK,
  }));
}

/**
 * The more different cards a hand holds, the smaller they get, so that enough of each can be seen.
 * @param {number} count @param {number} width @param {number} span @returns {number} a factor up to 1
 */
export function handSize(count, width, span) {
  const step = stepFor(count, width, span, 1.05) / width;
  return count < 2 ? 1 : Math.max(0.78, Math.min(1, 0.45 + step));
}

/**
 * In rows and columns, from the upper left.
 * @param {number[]} places which of the fields each piece has @param {number} fields how many there are
 * @param {Room} room @returns {Lie[]}
 */
export function inGrid(places, fields, { id, width, height, span, spot }) {
  const columns = spot.columns
    ?? (spot.rows ? Math.ceil(fields / spot.rows) : Math.max(1, Math.ceil(Math.sqrt(fields * 1.6))));
  const rows = spot.rows ?? Math.max(1, Math.ceil(fields / columns));
  const step = stepFor(columns, width, span, spot.step ?? 1.12);
  const down = height * ((spot.step ?? 1.12) - 0.02);
  return places.map((place) => ({
    x: ((place % columns) - (columns - 1) / 2) * step,
    y: (Math.floor(place / columns) - (rows - 1) / 2) * down,
    rot: handLaid(`${id} ${place}`) * 0.9,
    z: (place % columns) * width * THICK,
  }));
}

/** Dice stand apart, each turned its own way. @param {number} count @param {Room} room @returns {Lie[]} */
export function asDice(count, { id, width, span, spot }) {
  const step = stepFor(count, width, span, spot.step ?? 1.4);
  return Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * step,
    y: handLaid(`${id} y ${i}`) * width * 0.08,
    rot: handLaid(`${id} ${i}`) * 9,
    z: 0,
  }));
}
