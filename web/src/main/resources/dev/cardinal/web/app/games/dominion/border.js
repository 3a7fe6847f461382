// The borders of the cards: a band of the kind's colour, or three braided lines between two rules.

import { CARD, disc, rounded } from '../../faces/ink.js';
import { PAPER } from './kinds.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('./kinds.js').Print} Print */

/**
 * @param {Ink} g @param {Print} print @param {number} thick how thick the band is
 */
export function band(g, { ink, band: colour }, thick) {
  const { width, height } = CARD;
  g.strokeStyle = colour;
  g.lineWidth = 2 * thick;
  rounded(g, 0, 0, width, height, CARD.corner);
  g.stroke();
  g.strokeStyle = '#ffffff47';
  g.lineWidth = 2.5;
  rounded(g, 3, 3, width - 6, height - 6, CARD.corner - 3);
  g.stroke();
  g.strokeStyle = ink;
  g.lineWidth = 5;
  rounded(g, thick, thick, width - 2 * thick, height - 2 * thick, 10);
  g.stroke();
}

/** @param {Ink} g @param {Print} print */
export function braided(g, { ink }) {
  const { width, height } = CARD;
  g.strokeStyle = ink;
  g.lineWidth = 4;
  rounded(g, 12, 12, width - 24, height - 24, 17);
  g.stroke();
  g.lineWidth = 1.5;
  rounded(g, 30, 30, width - 60, height - 60, 5);
  g.stroke();
  g.save();
  g.lineWidth = 1.1;
  g.globalAlpha = 0.8;
  const near = 21;
  braid(g, near, near, width - near, near);
  braid(g, near, height - near, width - near, height - near);
  braid(g, near, near, near, height - near);
  braid(g, width - near, near, width - near, height - near);
  g.restore();
  for (const x of [near, width - near]) {
    for (const y of [near, height - near]) {
      knot(g, x, y, ink);
    }
  }
}

/**
 * Three waves, each a third of a period behind the one before.
 * @param {Ink} g @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1
 */
function braid(g, x0, y0, x1, y1) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const along = { x: (x1 - x0) / length, y: (y1 - y0) / length };
  const periods = Math.round(length / 15);
  for (let strand = 0; strand < 3; strand++) {
    g.beginPath();
    for (let at = 0; at <= length; at += 2) {
      const off = 6 * Math.sin((at / length) * periods * Math.PI + (strand * 2 * Math.PI) / 3);
      g.lineTo(x0 + along.x * at - along.y * off, y0 + along.y * at + along.x * off);
    }
    g.stroke();
  }
}

/** Hides where two braids meet. @param {Ink} g @param {number} x @param {number} y @param {string} ink */
function knot(g, x, y, ink) {
  disc(g, x, y, 10);
  g.fillStyle = PAPER.light;
  g.fill();
  g.lineWidth = 1.6;
  g.strokeStyle = ink;
  g.stroke();
  disc(g, x, y, 5.5);
  g.stroke();
  disc(g, x, y, 2);
  g.fillStyle = ink;
  g.fill();
}
