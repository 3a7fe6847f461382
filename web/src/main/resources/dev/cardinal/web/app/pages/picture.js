// Cards as the games themselves draw them, whose code is loaded when it is first needed; and a seal for every game that
// nobody has drawn a picture for, such as one from a plug-in.

import { mix, veil } from '../faces/ink.js';
import { initial, inkOf, rosette } from '../games/plain/look.js';
import { faces } from '../wire/api.js';
import { make } from './make.js';
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
  const g = penOf(canvas, width, (width * HEIGHT) / WIDTH);
  g?.scale(canvas.width / WIDTH, canvas.height / HEIGHT);
  if (g) {
    look.draw(g, face, width >= 180 ? 'full' : 'table');
  }
}

/** @param {HTMLCanvasElement} canvas @param {number} width @param {number} height in CSS pixels */
function penOf(canvas, width, height) {
  const sharp = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round(height * sharp);
  return canvas.getContext('2d', { willReadFrequently: true });
}

const SEAL = 100;

/** A picture for a list, made from a game's name alone. @param {string} title */
export function seal(title) {
  const canvas = make('canvas', { class: 'sign', 'aria-hidden': 'true' });
  document.fonts.load('700 20px "EB Garamond"').finally(() => {
    const g = penOf(canvas, 40, 40);
    g?.scale(canvas.width / SEAL, canvas.height / SEAL);
    if (g) {
      drawSeal(g, title);
    }
  });
  return canvas;
}

/**
 * The first letter on a coloured ground, in a rosette of its own, as banknotes have.
 * @param {CanvasRenderingContext2D} g @param {string} title
 */
export function drawSeal(g, title) {
  const face = { id: title, name: title, kind: '' };
  const ink = inkOf(face);
  const ground = g.createLinearGradient(0, 0, SEAL, SEAL);
  ground.addColorStop(0, mix(ink, '#ffffff', 0.18));
  ground.addColorStop(1, mix(ink, '#000000', 0.35));
  g.fillStyle = ground;
  g.fillRect(0, 0, SEAL, SEAL);
  rosette(g, SEAL / 2, SEAL / 2, 58, title, veil('#f6e3b0', 0.42), 12, 0.02);
  g.beginPath();
  g.arc(SEAL / 2, SEAL / 2, 30, 0, 2 * Math.PI);
  g.fillStyle = mix(ink, '#000000', 0.45);
  g.fill();
  g.strokeStyle = '#f0d9a0';
  g.lineWidth = 2.5;
  g.stroke();
  g.font = '700 46px "EB Garamond", serif';
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillStyle = '#fbf1d6';
  g.fillText(initial(face), SEAL / 2, SEAL / 2 + 15);
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
