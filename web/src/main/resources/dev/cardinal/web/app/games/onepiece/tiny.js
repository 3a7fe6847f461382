// The face below 56 px: colour, emblem, cost and power; the name is left to the label and the zoom.

import { CARD, rounded } from '../../faces/ink.js';
import { NIGHT, PAPER, colour } from './palette.js';
import { power } from './power.js';
import { print } from './printing.js';
import { colours, price, rim } from './signs.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('./card.js').Card} Card */

/** @param {Ink} g @param {Card} card */
export function tiny(g, card) {
  const numbered = card.power !== null || card.boost > 0;
  g.fillStyle = card.kind === 'leader' ? NIGHT : PAPER;
  g.fillRect(0, 0, CARD.width, CARD.height);
  const box = { x: 22, y: 22, width: CARD.width - 44, height: CARD.height - 44 };
  print(g, card, box, { dot: 34, corner: 18, size: numbered ? 300 : 360, middle: numbered ? 268 : 360 });
  g.strokeStyle = colour(card.colours[0]).dark;
  g.lineWidth = 10;
  rounded(g, box.x, box.y, box.width, box.height, 18);
  g.stroke();
  rim(g, card, 22);
  power(g, card, CARD.width / 2, CARD.height - 46, 232, box.width - 22);
  price(g, card, 116, 122, 104);
  colours(g, card, CARD.width - 92, 88, 52);
}
