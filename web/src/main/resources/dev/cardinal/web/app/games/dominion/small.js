// Faces for the table: no sentences, only what can be told at a glance.

import { CARD, coin, fitLine, icon, rounded } from '../../faces/ink.js';
import { art, paper } from './art.js';
import { band } from './border.js';
import { frame, middle } from './frames.js';
import { read } from './gifts.js';
import icons from './icons.js';
import { PAPER, PRINTS, kindOf } from './kinds.js';
import { pictureOf } from './pictures.js';
import { drawGift } from './shapes.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../types.js').Face} Face */

const ART = { x: 38, y: 119, width: 412, height: 388 };
const SMALL_ART = { x: 48, y: 50, width: 392, height: 376 };
const WIDTH = 418;

/** How large this many shapes can be. */
const SIZES = [0, 102, 98, 86, 69];

/** @param {Ink} g @param {Face} face */
export function drawTable(g, face) {
  g.save();
  rounded(g, 0, 0, CARD.width, CARD.height, CARD.corner);
  g.clip();
  paper(g);
  band(g, PRINTS[kindOf(face)], 25);
  art(g, face, ART, false);
  title(g, face.name);
  if (face.cost !== undefined) {
    coin(g, 92, 586, 66, face.cost);
  }
  gifts(g, face);
  g.restore();
}

/** At 100 px a name is 11 px high at least; a very long one is made narrower. @param {Ink} g @param {string} name */
function title(g, name) {
  g.fillStyle = PAPER.ink;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const size = fitLine(g, name, '700 $px "EB Garamond"', 82, WIDTH, 56);
  g.fillText(name, CARD.width / 2, 66 + size * 0.33, WIDTH);
}

/** @param {Ink} g @param {Face} face */
function gifts(g, face) {
  const shapes = read(face).gifts;
  const size = SIZES[shapes.length] ?? 69;
  const step = size * 1.02 + (shapes.length > 3 ? 1 : 8);
  shapes.forEach((gift, i) => drawGift(g, gift, 310 + (i - (shapes.length - 1) / 2) * step, 586, size));
}

/**
 * Colour, frame, icon, cost and the first gift; the name is left to the label and the zoom.
 * @param {Ink} g @param {Face} face
 */
export function drawTiny(g, face) {
  const kind = kindOf(face);
  const print = PRINTS[kind];
  g.save();
  rounded(g, 0, 0, CARD.width, CARD.height, CARD.corner);
  g.clip();
  g.fillStyle = PAPER.light;
  g.fillRect(0, 0, CARD.width, CARD.height);
  band(g, print, 34);
  frame(g, kind, SMALL_ART);
  g.fillStyle = print.wash;
  g.fill();
  g.strokeStyle = print.ink;
  g.lineWidth = 10;
  g.stroke();
  const { x, y } = middle(kind, SMALL_ART);
  icon(g, icons, pictureOf(face), x, y, 300, print.ink);
  if (face.cost !== undefined) {
    coin(g, 142, 540, 98, face.cost);
  }
  const [first] = read(face).gifts;
  if (first) {
    drawGift(g, first, 346, 540, 158);
  }
  g.restore();
}
