// The text of a card, with small coins and shields for amounts: "Gain card costing up to $5".

import { coin } from '../../faces/ink.js';
import { narrowest } from '../../faces/letters.js';
import { drawGift } from './shapes.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{width: number, draw: (x: number, y: number) => void}} Chunk a word, or a symbol with what clings to it */

const FONT = '500 $px "EB Garamond"';
const LEAD = 1.14;

/**
 * Writes a text into a box, as large as it fits, in lines of about equal length.
 * @param {Ink} g @param {string} text @param {Box} box @param {number} size the largest
 */
export function writeProse(g, text, box, size) {
  for (let now = size; now > 12; now--) {
    g.font = FONT.replace('$', String(now));
    const chunks = taken(g, text, now);
    const space = g.measureText(' ').width;
    const lines = wrapped(chunks, box.width, space);
    const fits = lines.length * now * LEAD <= box.height && chunks.every((chunk) => chunk.width <= box.width);
    if (fits || now === 13) {
      put(g, evened(chunks, box.width, space, lines.length), box, now, space);
      return;
    }
  }
}

/** @param {Ink} g @param {Chunk[][]} lines @param {Box} box @param {number} size @param {number} space */
function put(g, lines, box, size, space) {
  g.textAlign = 'left';
  g.textBaseline = 'alphabetic';
  let y = box.y + (box.height - lines.length * size * LEAD) / 2 + size * 0.86;
  for (const line of lines) {
    let x = box.x + (box.width - long(line, space)) / 2;
    for (const chunk of line) {
      chunk.draw(x, y);
      x += chunk.width + space;
    }
    y += size * LEAD;
  }
}

/**
 * Takes a text apart.
 * @param {Ink} g with its font set @param {string} text @param {number} size of the font
 * @returns {Chunk[]}
 */
function taken(g, text, size) {
  const whole = text.replace(/ \/ (\d+)/g, ' for every $1').replace(/(\d+) VP/g, 'VP$1');
  return whole.split(' ').filter(Boolean).map((word) => {
    const symbol = word.match(/^([+-]?)(\$|VP)(\d+)(.*)$/);
    if (!symbol) {
      return { width: g.measureText(word).width, draw: (x, y) => g.fillText(word, x, y) };
    }
    const [, before, what, number, after] = symbol;
    const first = g.measureText(before).width;
    const wide = size * 1.04;
    return {
      width: first + wide + g.measureText(after).width,
      draw: (x, y) => {
        g.fillText(before, x, y);
        amount(g, what, number, x + first + wide / 2, y - size * 0.29, size * 0.98);
        g.fillText(after, x + first + wide, y);
      },
    };
  });
}

/**
 * @param {Ink} g @param {string} what @param {string} number @param {number} x @param {number} y @param {number} size
 */
function amount(g, what, number, x, y, size) {
  g.save();
  if (what === '$') {
    coin(g, x, y, size * 0.5, number);
  } else {
    drawGift(g, { kind: 'points', label: number }, x, y, size * 0.98);
  }
  g.restore();
}

/** @param {Chunk[]} chunks @param {number} width @param {number} space @returns {Chunk[][]} */
function wrapped(chunks, width, space) {
  /** @type {Chunk[][]} */
  const lines = [[]];
  for (const chunk of chunks) {
    const line = lines[lines.length - 1];
    if (line.length && long(line, space) + space + chunk.width > width) {
      lines.push([chunk]);
    } else {
      line.push(chunk);
    }
  }
  return lines;
}

/**
 * Breaks into this many lines of about equal length.
 * @param {Chunk[]} chunks @param {number} width @param {number} space @param {number} count
 */
function evened(chunks, width, space, count) {
  const least = Math.max(width * 0.3, ...chunks.map((chunk) => chunk.width));
  const fits = (/** @type {number} */ narrow) => wrapped(chunks, narrow, space).length <= count;
  return wrapped(chunks, narrowest(least, width, fits), space);
}

/** @param {Chunk[]} line @param {number} space */
function long(line, space) {
  return line.reduce((sum, chunk) => sum + chunk.width, (line.length - 1) * space);
}
