// The picture of a card: a rosette in a frame, with an icon engraved in its middle.

import { CARD, grain, icon, outline, veil } from '../../faces/ink.js';
import icons from './icons.js';
import { PAPER, PRINTS, kindOf } from './kinds.js';
import { frame, middle } from './frames.js';
import { pictureOf } from './pictures.js';
import { rosette } from './rosette.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../types.js').Face} Face */
/** @typedef {import('./frames.js').Box} Box */
/** @typedef {{x: number, y: number, radius: number}} Light */

/** Covers a card with paper. @param {Ink} g */
export function paper(g) {
  const shade = g.createLinearGradient(0, 0, CARD.width * 0.4, CARD.height);
  shade.addColorStop(0, PAPER.light);
  shade.addColorStop(1, PAPER.dark);
  g.fillStyle = shade;
  g.fillRect(0, 0, CARD.width, CARD.height);
  grain(g, 0, 0, CARD.width, CARD.height, 0.07);
}

/**
 * @param {Ink} g @param {Face} face @param {Box} box @param {boolean} fine fine lines, for a face to read
 */
export function art(g, face, box, fine) {
  const kind = kindOf(face);
  const { ink, wash } = PRINTS[kind];
  const centre = middle(kind, box);
  const radius = fine ? 126 : 158;
  g.save();
  frame(g, kind, box);
  g.fillStyle = wash;
  g.fill();
  g.clip();
  tint(g, face, box, centre);
  rosette(g, face.name, centre.x, centre.y, radius, ink, fine);
  glow(g, box, { ...centre, radius: radius * 1.04 });
  g.restore();
  g.strokeStyle = ink;
  g.lineJoin = 'round';
  g.lineWidth = fine ? 3.2 : 6;
  frame(g, kind, box);
  g.stroke();
  if (fine) {
    innerLine(g, face, box);
  }
  engraved(g, pictureOf(face), centre.x, centre.y, fine ? 188 : 262, ink, fine);
}

/**
 * Light in the middle, colour at the rim.
 * @param {Ink} g @param {Face} face @param {Box} box @param {{x: number, y: number}} centre
 */
function tint(g, face, box, centre) {
  const { wash, band } = PRINTS[kindOf(face)];
  const light = g.createRadialGradient(centre.x, centre.y, 20, centre.x, centre.y, box.width * 0.6);
  light.addColorStop(0, veil('#fffdf4', 0.9));
  light.addColorStop(0.55, veil(wash, 0.2));
  light.addColorStop(1, veil(band, 0.62));
  g.fillStyle = light;
  g.fillRect(box.x, box.y, box.width, box.height);
}

/** Clears the ground for the icon. @param {Ink} g @param {Box} box @param {Light} light */
function glow(g, box, { x, y, radius }) {
  const clear = g.createRadialGradient(x, y, radius * 0.55, x, y, radius * 0.98);
  clear.addColorStop(0, veil('#fdf7e8', 0.97));
  clear.addColorStop(1, veil('#fdf7e8', 0));
  g.fillStyle = clear;
  g.fillRect(box.x, box.y, box.width, box.height);
}

/** @param {Ink} g @param {Face} face @param {Box} box */
function innerLine(g, face, box) {
  g.save();
  g.lineWidth = 1;
  g.globalAlpha = 0.6;
  frame(g, kindOf(face), { x: box.x + 7, y: box.y + 7, width: box.width - 14, height: box.height - 14 });
  g.stroke();
  g.restore();
}

/**
 * An icon in ink on a light ground; fine ones are hatched where light falls on them.
 * @param {Ink} g @param {string} name @param {number} x @param {number} y @param {number} size @param {string} ink
 * @param {boolean} fine
 */
function engraved(g, name, x, y, size, ink, fine) {
  g.save();
  g.shadowColor = veil('#fffaeb', 0.95);
  g.shadowBlur = 14;
  icon(g, icons, name, x, y, size, ink);
  g.restore();
  icon(g, icons, name, x, y, size, ink);
  if (!fine) {
    return;
  }
  g.save();
  const placed = new Path2D();
  placed.addPath(outline(icons, name), new DOMMatrix([size / 512, 0, 0, size / 512, x - size / 2, y - size / 2]));
  g.clip(placed);
  g.strokeStyle = veil('#fff6df', 0.62);
  for (let down = -size; down < size; down += 5) {
    g.lineWidth = 2.1 * (1 - (down + size) / (2 * size)) + 0.2;
    g.beginPath();
    g.moveTo(x - size / 2, y + down);
    g.lineTo(x + size / 2, y + down - size * 0.35);
    g.stroke();
  }
  g.restore();
}
