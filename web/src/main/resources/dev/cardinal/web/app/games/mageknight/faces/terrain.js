// The land, space by space: each terrain has a tint, a pattern and a height of its own.
import { disc, fitLine, grain, mix, polygon, seeded, veil } from '../../../faces/ink.js';
import { LEAD } from '../palette.js';
import { paint } from './patterns.js';
import { site } from './sites.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../../types.js').Face} Face */
/** @typedef {import('../../types.js').Lod} Lod */

/** @type {Record<string, {tint: string, dark: string, light: string, height: number}>} */
export const LAND = {
  plains: { tint: '#a9bb5a', dark: '#7f9440', light: '#e6efb0', height: 0.08 },
  hills: { tint: '#b9965a', dark: '#8a6a38', light: '#ecd9a8', height: 0.2 },
  forest: { tint: '#3f7a48', dark: '#245030', light: '#a5d6a0', height: 0.12 },
  wasteland: { tint: '#a8684e', dark: '#74402e', light: '#efc3a8', height: 0.09 },
  desert: { tint: '#dcbb70', dark: '#b08a42', light: '#fff0c4', height: 0.07 },
  swamp: { tint: '#5f7a6a', dark: '#3a5248', light: '#bcd6c6', height: 0.04 },
  lake: { tint: '#3d7fae', dark: '#1f5078', light: '#bfe2f7', height: 0.02 },
  sea: { tint: '#2a5f86', dark: '#163f60', light: '#8fc4e4', height: 0.02 },
  mountain: { tint: '#7d7f8c', dark: '#50525e', light: '#dcdde6', height: 0.34 },
};

/** @param {{id: string}} face a space's @returns {[string, string]} its terrain and its site */
export function ground(face) {
  const [, terrain, ...rest] = face.id.split('/');
  return [terrain, rest.join('/')];
}

/**
 * A space in a square of 512, its point at the top.
 * @param {Ink} g @param {Face} face @param {Lod} lod
 */
export function space(g, face, lod) {
  const [terrain, place] = ground(face);
  const { day = 0, night = 0 } = face.numbers ?? {};
  g.save();
  hex(g, terrain, face.id, 256, 256, 256, place !== 'none', lod);
  if (place !== 'none') site(g, place, 256, 256, lod === 'tiny' ? 150 : 120);
  if (lod === 'full' && day > 0) costs(g, day, night);
  g.restore();
}

/**
 * The land alone.
 * @param {Ink} g @param {string} terrain @param {string} seed @param {number} x @param {number} y
 * @param {number} radius
 * @param {boolean} built something will stand in the middle @param {Lod} lod
 */
export function hex(g, terrain, seed, x, y, radius, built, lod) {
  const { tint, dark, light } = LAND[terrain] ?? LAND.plains;
  g.save();
  polygon(g, x, y, radius, 6);
  g.clip();
  const sky = g.createLinearGradient(x - radius / 2, y - radius, x + radius / 2, y + radius);
  sky.addColorStop(0, mix(tint, light, 0.35));
  sky.addColorStop(0.5, tint);
  sky.addColorStop(1, mix(tint, dark, 0.7));
  g.fillStyle = sky;
  g.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  g.translate(x, y);
  g.scale(radius / 100, radius / 100);
  paint(g, terrain, { tint, dark, light }, seeded(seed), built, lod === 'tiny');
  g.restore();
  g.save();
  polygon(g, x, y, radius, 6);
  g.clip();
  if (lod !== 'tiny') grain(g, x - radius, y - radius, 2 * radius, 2 * radius, 0.12, 'overlay', 1.5);
  const edge = g.createRadialGradient(x, y, radius * 0.5, x, y, radius);
  edge.addColorStop(0, veil('#000000', 0));
  edge.addColorStop(1, veil('#000000', 0.28));
  g.fillStyle = edge;
  g.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  g.restore();
  g.strokeStyle = LEAD;
  g.lineWidth = radius * 0.05;
  polygon(g, x, y, radius * 0.97, 6);
  g.stroke();
  g.strokeStyle = veil('#ffffff', 0.24);
  g.lineWidth = radius * 0.02;
  polygon(g, x, y, radius * 0.93, 6);
  g.stroke();
}

/**
 * What a step here costs: by day, and by night where that differs.
 * @param {Ink} g @param {number} day @param {number} night
 */
function costs(g, day, night) {
  const words = day === night ? `Move ${day}` : `Move ${day}, night ${night}`;
  disc(g, 256, 440, 1);
  const size = fitLine(g, words, '700 $px Inter', 34, 190);
  const width = g.measureText(words).width + 32;
  g.beginPath();
  g.roundRect(256 - width / 2, 400, width, 50, 25);
  g.fillStyle = veil('#120f18', 0.88);
  g.fill();
  g.fillStyle = '#ffffff';
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(words, 256, 425 + size * 0.36);
}

/**
 * A tile: seven spaces, small.
 * @param {Ink} g @param {Face} face @param {Lod} lod
 */
export function tile(g, face, lod) {
  const wide = 146;
  const radius = wide / Math.sqrt(3);
  /** @type {Record<string, [number, number]>} */
  const at = { C: [0, 0], NE: [0.5, -1.5], E: [1, 0], SE: [0.5, 1.5], SW: [-0.5, 1.5], W: [-1, 0], NW: [-0.5, -1.5] };
  for (const line of face.lines ?? []) {
    const [where, what = ''] = line.split(': ');
    const [terrain, place] = what.split(', ');
    const [x, y] = at[where] ?? [0, 0];
    const [left, top] = [256 + x * wide, 256 + y * radius];
    hex(g, terrain, face.id + where, left, top, radius, Boolean(place), lod);
    if (place) site(g, place, left, top, radius * 0.5);
  }
}
