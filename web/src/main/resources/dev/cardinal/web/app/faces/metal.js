// Coins, and the brand's compass.

import { disc, mix, veil } from './ink.js';
import { fitLine } from './letters.js';

/** @typedef {CanvasRenderingContext2D} Ink */

/**
 * A minted coin with a number on it.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius @param {string} label
 * @param {{light?: string, metal?: string, dark?: string, ink?: string, font?: string}} [look]
 */
export function coin(g, x, y, radius, label, look = {}) {
  const { light = '#f6dc8c', metal = '#d9b24a', dark = '#9a7420', ink = '#33230a' } = look;
  const { font = '700 $px "EB Garamond"' } = look;
  const shine = g.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius);
  shine.addColorStop(0, light);
  shine.addColorStop(0.65, metal);
  shine.addColorStop(1, dark);
  g.save();
  g.shadowColor = veil('#140a00', 0.45);
  g.shadowBlur = radius * 0.18;
  g.shadowOffsetY = radius * 0.08;
  disc(g, x, y, radius);
  g.fillStyle = shine;
  g.fill();
  g.restore();
  g.save();
  g.strokeStyle = veil(dark, 0.75);
  g.lineWidth = radius * 0.035;
  for (let i = 0; i < 48; i++) {
    const angle = (i * Math.PI) / 24;
    g.beginPath();
    g.moveTo(x + radius * 0.85 * Math.cos(angle), y + radius * 0.85 * Math.sin(angle));
    g.lineTo(x + radius * 0.95 * Math.cos(angle), y + radius * 0.95 * Math.sin(angle));
    g.stroke();
  }
  disc(g, x, y, radius * 0.97);
  g.stroke();
  disc(g, x, y, radius * 0.79);
  g.strokeStyle = veil('#fff4cf', 0.7);
  g.stroke();
  g.fillStyle = ink;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const size = fitLine(g, label, font, Math.round(radius * 1.32), radius * 1.35);
  g.fillText(label, x, y + size * 0.33);
  g.restore();
}

/**
 * The brand's compass rose.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius @param {string} light @param {string} dark
 */
export function compass(g, x, y, radius, light, dark) {
  g.save();
  g.translate(x, y);
  disc(g, 0, 0, radius);
  g.fillStyle = dark;
  g.fill();
  g.strokeStyle = light;
  g.lineWidth = radius * 0.04;
  g.stroke();
  for (const [length, turn] of [[0.55, Math.PI / 4], [0.9, 0]]) {
    for (let i = 0; i < 4; i++) {
      g.save();
      g.rotate(turn + (i * Math.PI) / 2);
      for (const [side, colour] of /** @type {[number, string][]} */ ([[1, light], [-1, mix(light, dark, 0.55)]])) {
        g.beginPath();
        g.moveTo(0, -radius * length);
        g.lineTo(side * radius * 0.15, -radius * 0.15);
        g.lineTo(0, 0);
        g.closePath();
        g.fillStyle = colour;
        g.fill();
      }
      g.restore();
    }
  }
  g.restore();
}
