/** The quiet look of games without pictures of their own: ivory paper, one ink for each kind of card. */
import { seeded } from '../../faces/ink.js';

/** @typedef {import('../types.js').Ink} Ink */

export const PAPER = { light: '#fbf6e9', dark: '#ece1c8', ink: '#221b14', soft: '#6d5f4c' };

/** Dark enough for text on paper, and easily told apart. */
const INKS = ['#7a1f2b', '#1d4a6b', '#235a3c', '#6a4310', '#4b2f70', '#2f3d46', '#7d3a14', '#155a5c'];

const NAMED = /** @type {Record<string, string>} */ ({
  red: '#8c1f28', blue: '#1d4a7a', green: '#1f5a37', yellow: '#75510a', gold: '#75510a', white: '#4c5560',
  black: '#22242b', purple: '#552d7c', orange: '#833d0c', brown: '#5e3b1e', gray: '#454b52', grey: '#454b52',
});

/** The ink of a face: its colour, or one that its name always gets. @param {import('../types.js').Face} face */
export function inkOf(face) {
  const named = NAMED[(face.colours?.[0] ?? '').toLowerCase()];
  return named ?? INKS[Math.floor(seeded(face.name)() * INKS.length)];
}

/** The letters that stand for a face when there is no picture. @param {import('../types.js').Face} face */
export function initial(face) {
  const short = /^[\p{L}\p{N}]{1,2}$/u.test(face.symbol ?? '') ? /** @type {string} */ (face.symbol) : '';
  return short || (/[\p{L}\p{N}]/u.exec(face.name)?.[0] ?? '?').toUpperCase();
}

/**
 * A rosette of fine lines, as on banknotes.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius @param {string} seed @param {string} color
 * @param {number} [lines] @param {number} [fine] how thick a line is, in radii
 */
export function rosette(g, x, y, radius, seed, color, lines = 22, fine = 0.011) {
  const chance = seeded(seed);
  const petals = 5 + Math.floor(chance() * 7);
  const second = petals + 3 + Math.floor(chance() * 5);
  g.save();
  g.translate(x, y);
  g.strokeStyle = color;
  g.lineWidth = radius * fine;
  for (let line = 0; line < lines; line++) {
    const shift = (line / lines) * 2 * Math.PI;
    g.beginPath();
    for (let i = 0; i <= 180; i++) {
      const angle = (i / 180) * 2 * Math.PI;
      const r = radius * (0.74 + 0.17 * Math.cos(petals * angle + shift) + 0.09 * Math.cos(second * angle - 2 * shift));
      g.lineTo(r * Math.cos(angle), r * Math.sin(angle));
    }
    g.stroke();
  }
  g.restore();
}
