// What grows and lies on each terrain, drawn around (0, 0) in a hexagon of 100.
import { mix, veil } from '../../../faces/ink.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {{tint: string, dark: string, light: string}} Tints */
/** @typedef {() => number} Chance */
/** @typedef {(g: Ink, x: number, y: number, tints: Tints, chance: Chance) => void} Growth */

/**
 * Draws triangles and other shapes by their corners.
 * @param {Ink} g @param {string} fill @param {...[number, number]} corners
 */
function shape(g, fill, ...corners) {
  g.beginPath();
  for (const [x, y] of corners) g.lineTo(x, y);
  g.closePath();
  g.fillStyle = fill;
  g.fill();
}

/** @type {Growth} */
function tree(g, x, y, { tint, dark, light }, chance) {
  const s = 15 + chance() * 6;
  g.fillStyle = veil('#0d2615', 0.4);
  g.beginPath();
  g.ellipse(x + 4, y + s * 0.75, s * 0.7, s * 0.3, 0, 0, 7);
  g.fill();
  for (const up of [0, 1]) {
    const wide = s * (0.75 - up * 0.2);
    const foot = y + s * (0.8 - up * 0.7);
    shape(g, up ? mix(tint, light, 0.3) : mix(tint, dark, 0.35), [x - wide, foot], [x, y - s * (0.5 + up * 0.7)],
      [x + wide, foot]);
  }
}

/** @type {Growth} */
function peak(g, x, y, { tint, dark, light }, chance) {
  const s = 36 + chance() * 14;
  shape(g, mix(tint, dark, 0.7), [x - s * 0.8, y + s * 0.5], [x, y - s * 0.7], [x + s * 0.8, y + s * 0.5]);
  shape(g, mix(tint, light, 0.3), [x - s * 0.8, y + s * 0.5], [x, y - s * 0.7], [x + s * 0.05, y + s * 0.5]);
  shape(g, '#f6f8fc', [x, y - s * 0.7], [x + s * 0.26, y - s * 0.3], [x, y - s * 0.2], [x - s * 0.26, y - s * 0.3]);
}

/** @type {Growth} */
function mound(g, x, y, { tint, dark, light }, chance) {
  const s = 26 + chance() * 10;
  const fill = g.createLinearGradient(0, y - s, 0, y + s * 0.5);
  fill.addColorStop(0, mix(tint, light, 0.5));
  fill.addColorStop(1, mix(tint, dark, 0.5));
  g.beginPath();
  g.ellipse(x, y + s * 0.4, s, s * 0.85, 0, Math.PI, 0);
  g.fillStyle = fill;
  g.fill();
  g.strokeStyle = veil(dark, 0.8);
  g.lineWidth = 2;
  g.stroke();
}

/** @type {Growth} */
function grass(g, x, y, { dark }) {
  g.strokeStyle = veil(dark, 0.7);
  g.lineWidth = 2.2;
  for (const lean of [-1, 0, 1]) {
    g.beginPath();
    g.moveTo(x + lean * 2, y + 6);
    g.quadraticCurveTo(x + lean * 3, y, x + lean * 7, y - 7);
    g.stroke();
  }
}

/** @type {Growth} */
function crack(g, x, y, { dark, light }, chance) {
  let angle = chance() * 6;
  let [px, py] = [x, y];
  g.strokeStyle = veil(dark, 0.9);
  g.lineWidth = 2.4;
  g.beginPath();
  g.moveTo(px, py);
  for (let i = 0; i < 4; i++) {
    angle += (chance() - 0.5) * 1.6;
    px += 14 * Math.cos(angle);
    py += 14 * Math.sin(angle);
    g.lineTo(px, py);
  }
  g.stroke();
  g.fillStyle = veil(light, 0.5);
  g.beginPath();
  g.arc(x + 9, y - 8, 2.4, 0, 7);
  g.fill();
}

/** @type {Growth} */
function reed(g, x, y, { light }) {
  g.fillStyle = veil('#22382f', 0.55);
  g.beginPath();
  g.ellipse(x, y, 17, 7, 0, 0, 7);
  g.fill();
  g.strokeStyle = veil(light, 0.8);
  g.lineWidth = 2;
  for (const k of [-6, 0, 6]) {
    g.beginPath();
    g.moveTo(x + k, y);
    g.lineTo(x + k * 1.3, y - 15);
    g.stroke();
  }
}

/** Waves of sand. @param {Ink} g @param {Tints} tints @param {Chance} chance */
function dunes(g, { dark }, chance) {
  g.strokeStyle = veil(dark, 0.55);
  g.lineWidth = 2.2;
  for (let y = -100; y < 100; y += 17) {
    g.beginPath();
    for (let x = -100; x <= 100; x += 6) g.lineTo(x, y + 6 * Math.sin(x / 21 + y * 0.03));
    g.stroke();
  }
  g.fillStyle = veil(dark, 0.5);
  for (let i = 0; i < 120; i++) g.fillRect((chance() * 2 - 1) * 100, (chance() * 2 - 1) * 100, 2.4, 2.4);
}

/** Waves of water. @param {Ink} g @param {Tints} tints @param {number} wide */
function waves(g, { light }, wide) {
  g.strokeStyle = veil(light, 0.75);
  g.lineWidth = wide > 46 ? 3.6 : 3;
  for (let j = 0; j < 9; j++) {
    for (let i = 0; i < 5; i++) {
      const x = -100 + i * wide + (j % 2 ? wide / 2 : 0);
      const y = -86 + j * 23;
      g.beginPath();
      g.moveTo(x, y);
      g.quadraticCurveTo(x + 8, y - 8, x + 16, y);
      g.quadraticCurveTo(x + 24, y + 8, x + 32, y);
      g.stroke();
    }
  }
}

/** @type {Record<string, {grows: Growth, count: number, apart: number}>} */
const GROWTHS = {
  forest: { grows: tree, count: 26, apart: 24 },
  mountain: { grows: peak, count: 9, apart: 48 },
  hills: { grows: mound, count: 9, apart: 46 },
  plains: { grows: grass, count: 30, apart: 17 },
  wasteland: { grows: crack, count: 9, apart: 40 },
  swamp: { grows: reed, count: 12, apart: 34 },
};

/**
 * @param {Ink} g @param {string} terrain @param {Tints} tints @param {Chance} chance
 * @param {boolean} built leave the middle free @param {boolean} coarse fewer and larger, for small spaces
 */
export function paint(g, terrain, tints, chance, built, coarse) {
  g.lineCap = g.lineJoin = 'round';
  if (terrain === 'desert') dunes(g, tints, chance);
  if (terrain === 'lake' || terrain === 'sea') waves(g, tints, terrain === 'sea' ? 56 : 46);
  const growth = GROWTHS[terrain];
  if (!growth) return;
  const larger = coarse ? 1.5 : 1;
  /** @type {[number, number][]} */
  const spots = [];
  for (let i = 0; i < 300 && spots.length < growth.count / (larger * larger); i++) {
    const [x, y] = [(chance() * 2 - 1) * 86, (chance() * 2 - 1) * 90];
    if (built && Math.hypot(x, y) < 48) continue;
    if (spots.every((spot) => Math.hypot(spot[0] - x, spot[1] - y) > growth.apart * larger)) spots.push([x, y]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    g.save();
    g.translate(x, y);
    g.scale(larger, larger);
    growth.grows(g, 0, 0, tints, chance);
    g.restore();
  }
}
