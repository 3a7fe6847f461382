// What every game's faces are drawn with: seeded chance, colours, shapes, icons and grain.

export { broken, fitLine, writeInto } from './letters.js';
export { coin, compass } from './metal.js';

/** @typedef {CanvasRenderingContext2D} Ink */

/** The space that cards are drawn in. */
export const CARD = { width: 488, height: 680, corner: 26 };

/**
 * Numbers from 0 to 1 that are always the same for the same text, so that a face looks the same every time.
 * @param {string} text
 * @returns {() => number}
 */
export function seeded(text) {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A colour between two, both as #rrggbb.
 * @param {string} from @param {string} to @param {number} share how much of `to`
 */
export function mix(from, to, share) {
  const part = (/** @type {string} */ colour, /** @type {number} */ at) => parseInt(colour.slice(at, at + 2), 16);
  return '#' + [1, 3, 5]
    .map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share).toString(16).padStart(2, '0'))
    .join('');
}

/**
 * A colour that lets through what is behind it.
 * @param {string} colour as #rrggbb @param {number} share how much is left of it
 */
export function veil(colour, share) {
  return colour + Math.round(Math.max(0, Math.min(1, share)) * 255).toString(16).padStart(2, '0');
}

/**
 * Begins a rectangle with round corners.
 * @param {Ink} g @param {number} x @param {number} y
 * @param {number} width @param {number} height @param {number} corner
 */
export function rounded(g, x, y, width, height, corner) {
  g.beginPath();
  g.roundRect(x, y, width, height, corner);
}

/**
 * Begins a regular polygon.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius @param {number} corners
 * @param {number} [turn] in radians; by default the first corner is at the top
 */
export function polygon(g, x, y, radius, corners, turn = -Math.PI / 2) {
  g.beginPath();
  for (let i = 0; i < corners; i++) {
    const angle = turn + (i * 2 * Math.PI) / corners;
    g.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  g.closePath();
}

/**
 * Begins a star.
 * @param {Ink} g @param {number} x @param {number} y @param {number} outer @param {number} inner @param {number} points
 */
export function star(g, x, y, outer, inner, points) {
  g.beginPath();
  for (let i = 0; i < 2 * points; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    g.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  g.closePath();
}

/** @type {HTMLCanvasElement | undefined} */
let specks;

/** A square of grey noise, made once. */
function noise() {
  if (!specks) {
    specks = document.createElement('canvas');
    specks.width = specks.height = 256;
    const g = /** @type {Ink} */ (specks.getContext('2d', { willReadFrequently: true }));
    const pixels = g.createImageData(256, 256);
    const chance = seeded('grain');
    for (let i = 0; i < pixels.data.length; i += 4) {
      pixels.data.fill((chance() * 255) | 0, i, i + 3);
      pixels.data[i + 3] = 255;
    }
    g.putImageData(pixels, 0, 0);
  }
  return specks;
}

/**
 * Lays the grain of paper, felt or stone over an area.
 * @param {Ink} g @param {number} x @param {number} y
 * @param {number} width @param {number} height @param {number} strength
 * @param {GlobalCompositeOperation} [mode] @param {number} [scale]
 */
export function grain(g, x, y, width, height, strength, mode = 'multiply', scale = 1) {
  g.save();
  g.globalAlpha = strength;
  g.globalCompositeOperation = mode;
  const pattern = /** @type {CanvasPattern} */ (g.createPattern(noise(), 'repeat'));
  pattern.setTransform(new DOMMatrix().scale(scale));
  g.fillStyle = pattern;
  g.fillRect(x, y, width, height);
  g.restore();
}

/** @type {WeakMap<Record<string, string>, Map<string, Path2D>>} */
const outlines = new WeakMap();

/**
 * The outline of an icon, in a square of 512.
 * @param {Record<string, string>} icons @param {string} name
 */
export function outline(icons, name) {
  let known = outlines.get(icons);
  if (!known) {
    outlines.set(icons, (known = new Map()));
  }
  let path = known.get(name);
  if (!path) {
    if (!icons[name]) {
      throw new Error(`There is no icon ${name}`);
    }
    known.set(name, (path = new Path2D(icons[name])));
  }
  return path;
}

/**
 * Fills an icon around a middle.
 * @param {Ink} g @param {Record<string, string>} icons @param {string} name
 * @param {number} x @param {number} y @param {number} size @param {string | CanvasGradient} fill
 */
export function icon(g, icons, name, x, y, size, fill) {
  g.save();
  g.translate(x - size / 2, y - size / 2);
  g.scale(size / 512, size / 512);
  g.fillStyle = fill;
  g.fill(outline(icons, name));
  g.restore();
}

/**
 * Begins a circle.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius
 */
export function disc(g, x, y, radius) {
  g.beginPath();
  g.arc(x, y, radius, 0, 2 * Math.PI);
}
