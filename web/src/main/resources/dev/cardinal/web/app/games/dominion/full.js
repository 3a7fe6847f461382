// The reading face of a card: title, art, everything it gives and says, cost and kind.

import { CARD, coin, fitLine, rounded, veil } from '../../faces/ink.js';
import { art, paper } from './art.js';
import { braided } from './border.js';
import { inWords, read } from './gifts.js';
import { PAPER, PRINTS, kindLine, kindOf } from './kinds.js';
import { writeProse } from './prose.js';
import { drawGift } from './shapes.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../types.js').Face} Face */
/** @typedef {{kind: string, number: number}} Plus */

const ART = { x: 44, y: 110, width: 400, height: 268 };
/** Where the words are. */
const WORDS = { x: 46, y: 390, width: 396, height: 184 };
const MIDDLE = CARD.width / 2;
/** A text of this many letters needs room that the plain gifts would take. */
const LONG = 90;

/** @param {Ink} g @param {Face} face */
export function drawFull(g, face) {
  const print = PRINTS[kindOf(face)];
  g.save();
  rounded(g, 0, 0, CARD.width, CARD.height, CARD.corner);
  g.clip();
  paper(g);
  braided(g, print);
  art(g, face, ART, true);
  title(g, face.name);
  words(g, face, print.ink);
  foot(g, face, print.ink);
  g.restore();
}

/** @param {Ink} g @param {string} name */
function title(g, name) {
  g.fillStyle = PAPER.ink;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const size = fitLine(g, name, '600 $px "EB Garamond"', 62, 392, 34);
  g.fillText(name, MIDDLE, 69 + size * 0.32, 392);
}

/** @param {Ink} g @param {Face} face @param {string} ink */
function words(g, face, ink) {
  const { plus, text } = read(face);
  if (!text) {
    plusses(g, inRows(plus, plus.length > 3 ? 2 : 1), WORDS.y + WORDS.height / 2, [72, 56, 47][plus.length - 1] ?? 42);
    return;
  }
  const rows = inRows(plus, 2);
  const size = rows.length > 1 || text.length > LONG ? 31 : 36;
  const top = rows.length * size * 1.22;
  if (rows.length) {
    plusses(g, rows, WORDS.y + top / 2 + 2, size);
    g.strokeStyle = veil(ink, 0.5);
    g.lineWidth = 1.3;
    g.beginPath();
    g.moveTo(MIDDLE - 60, WORDS.y + top + 8);
    g.lineTo(MIDDLE + 60, WORDS.y + top + 8);
    g.stroke();
  }
  const down = rows.length ? top + 14 : 0;
  g.fillStyle = PAPER.ink;
  writeProse(g, text, { ...WORDS, y: WORDS.y + down, height: WORDS.height - down }, rows.length ? 38 : 46);
}

/** @param {Plus[]} plus @param {number} most in one row @returns {Plus[][]} */
function inRows(plus, most) {
  /** @type {Plus[][]} */
  const rows = [];
  for (let i = 0; i < plus.length; i += most) {
    rows.push(plus.slice(i, i + most));
  }
  return rows;
}

/**
 * Writes what a card simply gives, each with its shape.
 * @param {Ink} g @param {Plus[][]} rows @param {number} y the middle @param {number} largest
 */
function plusses(g, rows, y, largest) {
  const size = Math.min(largest, ...rows.map((row) => fitting(g, row, largest)));
  const lead = size * 1.22;
  rows.forEach((row, i) => {
    const base = y + (i - (rows.length - 1) / 2) * lead + size * 0.31;
    let x = MIDDLE - wide(g, row, size) / 2;
    for (const one of row) {
      drawGift(g, { kind: one.kind, bad: one.number < 0 }, x + size * 0.4, base - size * 0.3, size * 0.78);
      g.font = `700 ${size}px "EB Garamond"`;
      g.fillStyle = PAPER.ink;
      g.textAlign = 'left';
      g.textBaseline = 'alphabetic';
      g.fillText(inWords(one), x + size, base);
      x += wide(g, [one], size) + size * 0.6;
    }
  });
}

/** @param {Ink} g @param {Plus[]} row @param {number} size */
function wide(g, row, size) {
  g.font = `700 ${size}px "EB Garamond"`;
  const texts = row.reduce((sum, one) => sum + size + g.measureText(inWords(one)).width, 0);
  return texts + (row.length - 1) * size * 0.6;
}

/** @param {Ink} g @param {Plus[]} row @param {number} largest */
function fitting(g, row, largest) {
  return Math.min(largest, (largest * WORDS.width) / wide(g, row, largest));
}

/** @param {Ink} g @param {Face} face @param {string} ink */
function foot(g, face, ink) {
  g.strokeStyle = ink;
  g.lineWidth = 1.3;
  g.beginPath();
  g.moveTo(140, 586);
  g.lineTo(CARD.width - 46, 586);
  g.stroke();
  if (face.cost !== undefined) {
    coin(g, 84, 612, 46, face.cost);
  }
  g.fillStyle = ink;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.letterSpacing = '2px';
  const line = kindLine(face).toUpperCase();
  fitLine(g, line, '600 $px "EB Garamond"', 26, 296, 16);
  g.fillText(line, 291, 624, 300);
  g.letterSpacing = '0px';
}
