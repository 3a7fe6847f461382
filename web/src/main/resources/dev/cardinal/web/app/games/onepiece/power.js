// The big number of the poster: power, or the power that a counter Event gives.

import { fitLine, mix } from '../../faces/ink.js';
import { colour } from './palette.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('./card.js').Card} Card */

/**
 * @param {Ink} g @param {Card} card @param {number} x @param {number} bottom @param {number} size @param {number} width
 */
export function power(g, card, x, bottom, size, width) {
  const text = card.power !== null ? String(card.power) : card.boost ? `+${card.boost}` : '';
  if (!text) {
    return;
  }
  const tones = colour(card.colours.at(-1) ?? '');
  g.save();
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.lineJoin = 'round';
  const now = fitLine(g, text, '400 $px Anton', size, width);
  g.letterSpacing = `${now * 0.02}px`;
  g.strokeStyle = mix(tones.dark, '#000000', 0.55);
  g.lineWidth = now * 0.11;
  g.strokeText(text, x + now * 0.01, bottom);
  g.fillStyle = '#fffaf0';
  g.fillText(text, x + now * 0.01, bottom);
  g.restore();
}
