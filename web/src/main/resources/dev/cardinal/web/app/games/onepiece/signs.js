// The marks on a card: cost, Life, attribute, colours, counter, keywords, the rim of special printings.

import { disc, fitLine, icon, polygon, rounded, veil } from '../../faces/ink.js';
import icons from './icons.js';
import { CREAM, GOLD, colour } from './palette.js';
import { SIGNS } from './themes.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('./card.js').Card} Card */

const DARK = '#1d1712';

/**
 * The cost in a hexagon, a Leader's Life in a heart.
 * @param {Ink} g @param {Card} card @param {number} x @param {number} y @param {number} radius
 */
export function price(g, card, x, y, radius) {
  if (card.kind === 'leader') {
    heart(g, String(card.life ?? ''), x, y, radius);
    return;
  }
  polygon(g, x, y, radius, 6);
  g.fillStyle = DARK;
  g.fill();
  g.strokeStyle = '#f6e3b4';
  g.lineWidth = radius * 0.1;
  g.lineJoin = 'round';
  g.stroke();
  number(g, String(card.cost ?? ''), x, y, radius * 1.16);
}

/** @param {Ink} g @param {string} life @param {number} x @param {number} y @param {number} radius */
function heart(g, life, x, y, radius) {
  icon(g, icons, 'hearts', x, y, radius * 1.98, '#2a0a10');
  icon(g, icons, 'hearts', x, y, radius * 1.74, '#d9303c');
  g.strokeStyle = '#2a0a10';
  g.lineWidth = radius * 0.16;
  g.lineJoin = 'round';
  number(g, life, x, y, radius * 1.02, true);
}

/**
 * @param {Ink} g @param {string} text @param {number} x @param {number} y @param {number} size @param {boolean} [rim]
 */
function number(g, text, x, y, size, rim = false) {
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const now = fitLine(g, text, '400 $px Anton', size, size * 0.96);
  if (rim) {
    g.strokeText(text, x, y + now * 0.365);
  }
  g.fillStyle = '#fffaf0';
  g.fillText(text, x, y + now * 0.365);
}

/** @param {Ink} g @param {Card} card @param {number} x @param {number} y @param {number} radius */
export function attribute(g, card, x, y, radius) {
  if (SIGNS[card.attribute]) {
    medal(g, SIGNS[card.attribute], x, y, radius, colour(card.colours[0]).dark);
  }
}

/**
 * @param {Ink} g @param {string} sign @param {number} x @param {number} y @param {number} radius @param {string} ink
 */
function medal(g, sign, x, y, radius, ink) {
  disc(g, x, y, radius);
  g.fillStyle = CREAM;
  g.fill();
  g.strokeStyle = ink;
  g.lineWidth = radius * 0.12;
  g.stroke();
  icon(g, icons, sign, x, y, radius * 1.36, ink);
}

/**
 * Each colour by its sign, one below the other.
 * @param {Ink} g @param {Card} card @param {number} x @param {number} y @param {number} radius
 */
export function colours(g, card, x, y, radius) {
  card.colours.forEach((name, i) => {
    const { dark, sign } = colour(name);
    medal(g, sign, x, y + i * radius * 2.15, radius, dark);
  });
}

/**
 * The counter: a tab at the left edge, read upwards.
 * @param {Ink} g @param {Card} card @param {number} y @param {number} width @param {number} height
 */
export function counter(g, card, y, width, height) {
  if (!card.counter) {
    return;
  }
  const cut = width * 0.2;
  g.save();
  g.beginPath();
  g.moveTo(0, y);
  g.lineTo(width, y + cut);
  g.lineTo(width, y + height - cut);
  g.lineTo(0, y + height);
  g.closePath();
  g.shadowColor = veil('#000000', 0.5);
  g.shadowBlur = 8;
  g.shadowOffsetX = 3;
  g.fillStyle = CREAM;
  g.fill();
  g.shadowColor = 'transparent';
  g.strokeStyle = colour(card.colours[0]).dark;
  g.lineWidth = width * 0.06;
  g.stroke();
  g.translate(width / 2, y + height / 2);
  g.rotate(-Math.PI / 2);
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const size = fitLine(g, `+${card.counter}`, '400 $px Anton', width * 0.8, height - 2 * cut - 6);
  g.fillStyle = DARK;
  g.fillText(`+${card.counter}`, 0, size * 0.365);
  g.restore();
}

/**
 * Signs of what matters in every battle, down the right edge.
 * @param {Ink} g @param {Card} card @param {number} x @param {number} y @param {number} radius
 */
export function keywords(g, card, x, y, radius) {
  card.keywords.slice(0, 2).forEach((word, i) => {
    const middle = y + i * radius * 2.25;
    rounded(g, x - radius, middle - radius, radius * 2, radius * 2, radius * 0.36);
    g.fillStyle = '#a33a0c';
    g.fill();
    g.strokeStyle = CREAM;
    g.lineWidth = radius * 0.14;
    g.stroke();
    icon(g, icons, SIGNS[word], x, middle, radius * 1.5, CREAM);
  });
}

/**
 * The edge of the card: double gold for Leaders, foil for special printings.
 * @param {Ink} g @param {Card} card @param {number} width
 */
export function rim(g, card, width) {
  if (card.kind === 'leader') {
    g.strokeStyle = GOLD;
    g.lineWidth = width;
    rounded(g, 9, 9, 470, 662, 20);
    g.stroke();
    g.lineWidth = width * 0.3;
    rounded(g, 9 + width, 9 + width, 470 - 2 * width, 662 - 2 * width, 13);
    g.stroke();
  }
  if (card.special) {
    foil(g, width);
  }
}

/** Soft changing colours along the rim, as light on foil. @param {Ink} g @param {number} width */
function foil(g, width) {
  const shine = g.createLinearGradient(0, 0, 488, 680);
  ['#f7e3a1', '#e8a6b8', '#a9c8ef', '#a8e0c8', '#f7e3a1', '#d9b0ea', '#a9dff0', '#f7e3a1']
    .forEach((tone, i, all) => shine.addColorStop(i / (all.length - 1), tone));
  g.strokeStyle = shine;
  g.lineWidth = width;
  rounded(g, width / 2 + 2, width / 2 + 2, 484 - width, 676 - width, 24);
  g.stroke();
}
