// The panes of a card on which its effects stand: pale ones with dark ink, deep ones with white ink.
import { broken, fitLine, mix, rounded, veil, writeInto } from '../../../faces/ink.js';
import { paid, sentence } from '../effects.js';
import { gem } from './gems.js';
import { LEAD, MANA } from '../palette.js';
import { glance, row, sign, signOf } from './signs.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../effects.js').Effect} Effect */
/** @typedef {import('../palette.js').Colour} Colour */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** How a pane looks: light at its upper left, dark at its lower right, and what it is written in. */
/** @typedef {{from: string, to: string, ink: string}} Look */

/** @param {Colour} colour @returns {Look} */
export function pale(colour) {
  const { light, main } = MANA[colour];
  const tint = colour === 'white' ? '#dfe6f6' : colour === 'gold' ? '#fff0bf' : mix(light, main, 0.05);
  return { from: mix(tint, '#ffffff', 0.6), to: mix(tint, '#ffffff', 0.12), ink: '#17131f' };
}

/** @param {Colour} colour @returns {Look} */
export function deep(colour) {
  const { dark, main } = MANA[colour];
  return { from: mix(main, dark, colour === 'white' ? 0.92 : 0.6), to: mix(dark, LEAD, 0.12), ink: '#ffffff' };
}

/** @type {Look} */
export const SAND = { from: '#f4e5c3', to: '#dfc38a', ink: '#241a10' };

/** @param {Ink} g @param {Box} box @param {Look} look */
export function panel(g, { x, y, width, height }, look) {
  const fill = g.createLinearGradient(x, y, x + width, y + height);
  fill.addColorStop(0, look.from);
  fill.addColorStop(1, look.to);
  rounded(g, x, y, width, height, 6);
  g.fillStyle = fill;
  g.fill();
  g.save();
  g.clip();
  g.fillStyle = veil('#ffffff', 0.16);
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(x + width * 0.45, y);
  g.lineTo(x + width * 0.2, y + height);
  g.lineTo(x, y + height);
  g.fill();
  g.restore();
}

/**
 * A text as large as it fits into a box; if even the smallest size is too large it is cut with an ellipsis.
 * @param {Ink} g @param {string} text @param {Box} box
 * @param {{font?: string, size: number, least?: number, lead?: number, align?: 'center'|'left'}} how
 */
export function fitted(g, text, box, { font = '600 $px "EB Garamond"', size, least = 19, lead = 1.08, align }) {
  g.font = font.replace('$', String(least));
  const room = Math.max(1, Math.floor(box.height / (least * lead)));
  let words = text;
  while (broken(g, words, box.width).length > room && words.includes(' ')) {
    words = words.replace(/ ?\S+…?$/, '…');
  }
  return writeInto(g, words, box, { font, size, least, lead, align });
}

/**
 * An effect in words, with its sign at the left.
 * @param {Ink} g @param {string} text @param {Box} box @param {Look} look
 * @param {{above?: number, below?: number}} [free] what is kept free at the upper and the lower edge
 */
export function spelled(g, text, box, look, { above = 0, below = 0 } = {}) {
  panel(g, box, look);
  const { x, width } = box;
  const y = box.y + above;
  const height = box.height - above - below;
  const choice = paid(text);
  if (choice) {
    payments(g, choice, { x, y, width, height }, look);
    return;
  }
  const [first] = glance(text, 1);
  const short = text.length < 34;
  const size = Math.min(height * 0.6, short ? 64 : 50);
  const left = short ? 100 : 78;
  if (first.signs.length) {
    sign(g, first.signs[0], first.element, x + left / 2 + 6, y + height / 2, size, look.ink);
  } else {
    const gems = (first.gems ?? []).slice(0, 3);
    gems.forEach((colour, i) => {
      const spread = (i - (gems.length - 1) / 2) * size * 0.5;
      gem(g, x + left / 2 + 6, y + height / 2 + spread, size * (gems.length > 1 ? 0.26 : 0.42), colour);
    });
  }
  g.fillStyle = look.ink;
  fitted(g, sentence(text), { x: x + left + 2, y: y + 5, width: width - left - 16, height: height - 10 },
    { font: '700 $px "EB Garamond"', size: short ? 44 : 31, lead: 1.04 });
}

/**
 * What each colour of mana would pay for, two in a row.
 * @param {Ink} g @param {{pay: Colour, points: import('../effects.js').Points}[]} choice @param {Box} box
 * @param {Look} look
 */
function payments(g, choice, { x, y, width, height }, look) {
  const rows = Math.ceil(choice.length / 2);
  choice.forEach((one, i) => {
    const left = x + 10 + (i % 2) * (width / 2);
    const middle = y + (height / rows) * (Math.floor(i / 2) + 0.5);
    const size = Math.min(46, (height / rows) * 0.72);
    gem(g, left + 22, middle, size * 0.46, one.pay);
    g.fillStyle = look.ink;
    g.beginPath();
    for (const [dx, dy] of [[50, -9], [50, 9], [63, 0]]) g.lineTo(left + dx, middle + dy);
    g.fill();
    sign(g, signOf(one.points), one.points.element, left + 98, middle, size, look.ink);
    g.fillStyle = look.ink;
    g.textAlign = 'left';
    const number = fitLine(g, String(one.points.value), '700 $px Cinzel', Math.round(size), 60);
    g.fillText(String(one.points.value), left + 130, middle + number * 0.35);
  });
}

/**
 * An effect in signs and numbers, for the table.
 * @param {Ink} g @param {string} text @param {Box} box @param {Look} look
 * @param {number} [inset] kept free at both ends
 * @param {{left: number, right: number}} [crowded] kept free at the ends instead if there are many signs
 */
export function signed(g, text, box, look, inset = 16, crowded = { left: inset, right: inset }) {
  panel(g, box, look);
  const choice = paid(text);
  const parts = choice
    ? choice.slice(0, 3).map((one) => ({ signs: [], gems: [one.pay], label: '' }))
      .concat(/** @type {any} */ ({ signs: [], label: String(choice[0].points.value) }))
    : glance(text);
  const { left, right } = parts.length > 2 ? crowded : { left: inset, right: inset };
  row(g, parts, box.x + (box.width + left - right) / 2, box.y + box.height / 2, box.width - left - right,
    box.height * 0.82, look.ink);
}
