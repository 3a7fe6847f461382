// Cards as the games themselves draw them. Their code is loaded when it is first needed.

import { faces } from '../wire/api.js';
import { KNOWN } from './known.js';

/** @typedef {import('../games/types.js').Game} Game */
/** @typedef {import('../scene/types.js').Face} Face */

const WIDTH = 488;
const HEIGHT = 680;

/** @type {Map<string, Promise<Game | null>>} */
const loaded = new Map();

/**
 * A game's own look, with the fonts of its cards; null if it has none.
 * @param {string} name
 */
export function lookOf(name) {
  let look = loaded.get(name);
  if (!look) {
    look = name in KNOWN ? load(name, KNOWN[name].fonts) : Promise.resolve(null);
    loaded.set(name, look);
  }
  return look;
}

/**
 * @param {string} name @param {string[]} fonts
 * @returns {Promise<Game | null>}
 */
async function load(name, fonts) {
  try {
    const [module] = await Promise.all([
      import(`../games/${name}/game.js`),
      ...fonts.map((font) => document.fonts.load(font)),
    ]);
    return module.default;
  } catch {
    return null; // the page is complete without pictures
  }
}

/**
 * Draws a card into a canvas of this width in CSS pixels.
 * @param {HTMLCanvasElement} canvas @param {Game} look @param {Face} face @param {number} width
 */
export function drawCard(canvas, look, face, width) {
  const sharp = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round((width * sharp * HEIGHT) / WIDTH);
  const g = canvas.getContext('2d', { willReadFrequently: true });
  if (!g) {
    return;
  }
  g.scale(canvas.width / WIDTH, canvas.height / HEIGHT);
  look.draw(g, face, width >= 180 ? 'full' : 'table');
}

/** @type {Map<string, Promise<Map<string, Face>>>} */
const known = new Map();

/**
 * The faces of a game by their ids, asked for once.
 * @param {string} game @param {Record<string, string>} [options]
 */
export function facesById(game, options = KNOWN[game]?.faces ?? {}) {
  const key = `${game} ${JSON.stringify(options)}`;
  let all = known.get(key);
  if (!all) {
    known.set(key, (all = faces(game, options)));
    all.catch(() => known.delete(key));
  }
  return all;
}
