// The rosettes of engraved paper: bands of cosine curves, each a little further round than the one before.

import { seeded } from '../../faces/ink.js';

/** @typedef {CanvasRenderingContext2D} Ink */

/**
 * One band. All waves go round a whole number of times; otherwise the curves would not close.
 *
 * @typedef {object} Band
 * @property {number} radius in radii of the rosette
 * @property {number} swing how far the curves go in and out
 * @property {number} petals
 * @property {number} folds a slower wave on the petals
 * @property {number} curves
 */

/** @param {string} name @param {boolean} fine @returns {Band[]} always the same for the same name */
function bands(name, fine) {
  const chance = seeded(name);
  const petals = 7 + Math.floor(chance() * 9);
  const folds = 2 + Math.floor(chance() * 3);
  const swing = 0.1 + chance() * 0.1;
  const more = 3 + Math.floor(chance() * 5);
  return [
    { radius: 0.98, swing, petals, folds, curves: fine ? 24 : 12 },
    { radius: 0.63, swing: swing * 0.85, petals: petals + more, folds: folds + 1, curves: fine ? 16 : 9 },
    { radius: 1.36, swing: 0.06 + swing * 0.6, petals: 2 * petals, folds, curves: fine ? 18 : 9 },
    { radius: 1.78, swing: 0.16, petals: petals + 2, folds: 2, curves: fine ? 14 : 7 },
  ];
}

/**
 * Draws the rosette of a name.
 * @param {Ink} g @param {string} name @param {number} x @param {number} y @param {number} radius @param {string} ink
 * @param {boolean} fine many thin lines rather than a few thick ones
 */
export function rosette(g, name, x, y, radius, ink, fine) {
  g.save();
  g.strokeStyle = ink;
  g.lineWidth = fine ? 0.9 : 1.8;
  g.globalAlpha = fine ? 0.36 : 0.28;
  for (const band of bands(name, fine)) {
    for (let i = 0; i < band.curves; i++) {
      curve(g, x, y, radius, band, (i / band.curves) * 2 * Math.PI, fine ? 300 : 200);
      g.stroke();
    }
  }
  g.restore();
}

/**
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius @param {Band} band
 * @param {number} phase @param {number} steps
 */
function curve(g, x, y, radius, band, phase, steps) {
  g.beginPath();
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    const wave = Math.cos(band.petals * angle + phase) * Math.cos(band.folds * angle + phase / 2)
      + 0.35 * Math.sin(band.folds * angle + phase);
    const far = radius * (band.radius + band.swing * wave);
    g.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  g.closePath();
}
