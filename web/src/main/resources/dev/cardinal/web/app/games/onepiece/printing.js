// The printed picture of a card, like a poster from two screens: a ground of light and colour, dots, and an emblem
// whose shadow has slipped.

import { grain, icon, mix, outline, rounded, seeded, veil } from '../../faces/ink.js';
import { emblem } from './emblems.js';
import icons from './icons.js';
import { CREAM, colour } from './palette.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('./card.js').Card} Card */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{dot: number, corner: number, size: number, middle: number, aside?: number}} Look
 *  the size of a dot, of the corners and of the emblem, and how far down the middle of the emblem is */

const SLANT = -0.62;

/**
 * Paints the picture of a card into a box.
 * @param {Ink} g @param {Card} card @param {Box} box @param {Look} look
 */
export function print(g, card, box, look) {
  const first = colour(card.colours[0]);
  const last = colour(card.colours.at(-1) ?? '');
  const x = box.x + box.width / 2 + (look.aside ?? 0);
  const y = box.y + look.middle;
  g.save();
  rounded(g, box.x, box.y, box.width, box.height, look.corner);
  g.clip();
  paint(g, box, card);
  light(g, card, box, x, y);
  dots(g, box, veil(last.dark, 0.9), look.dot, -0.55, 1);
  const shade = g.createLinearGradient(0, box.y + box.height * 0.48, 0, box.y + box.height);
  shade.addColorStop(0, veil(last.dark, 0));
  shade.addColorStop(1, veil(mix(last.dark, '#000000', 0.5), 0.95));
  g.fillStyle = shade;
  g.fillRect(box.x, box.y, box.width, box.height);
  stamp(g, card, x, y, look, mix(first.dark, '#000000', 0.4), first.middle);
  grain(g, box.x, box.y, box.width, box.height, 0.1, 'overlay');
  g.restore();
}

/**
 * The ground: from light to dark on the diagonal; two colours share it.
 * @param {Ink} g @param {Box} box @param {Card} card
 */
function paint(g, box, card) {
  const first = colour(card.colours[0]);
  const last = colour(card.colours.at(-1) ?? '');
  const ground = g.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height);
  ground.addColorStop(0, first.light);
  if (first === last) {
    ground.addColorStop(0.55, first.middle);
  } else {
    ground.addColorStop(0.34, first.middle);
    ground.addColorStop(0.495, first.middle);
    ground.addColorStop(0.505, last.middle);
  }
  ground.addColorStop(1, last.dark);
  g.fillStyle = ground;
  g.fillRect(box.x, box.y, box.width, box.height);
}

/**
 * What the light does behind the emblem: somebody stands in rays or rings, an Event rushes past, a Stage lies on waves.
 * @param {Ink} g @param {Card} card @param {Box} box @param {number} x @param {number} y
 */
function light(g, card, box, x, y) {
  const chance = seeded(card.id);
  g.save();
  g.fillStyle = g.strokeStyle = card.kind === 'leader' ? '#f4c95a' : '#fff2d6';
  g.globalAlpha = 0.17;
  if (card.kind === 'stage') {
    g.globalAlpha = 0.26;
    scales(g, box);
  } else if (card.kind === 'event') {
    speed(g, x, y, chance);
  } else if (chance() < 0.3) {
    rings(g, x, y, chance);
  } else {
    rays(g, x, y, card.kind === 'leader' ? 28 : 14 + 2 * Math.floor(chance() * 5), chance() * 0.4);
  }
  g.restore();
}

/** @param {Ink} g @param {number} x @param {number} y @param {number} count @param {number} turn */
export function rays(g, x, y, count, turn) {
  g.beginPath();
  for (let i = 0; i < count; i++) {
    const from = turn + (i * 2 * Math.PI) / count;
    g.moveTo(x, y);
    g.arc(x, y, 700, from, from + Math.PI / count);
  }
  g.fill();
}

/** @param {Ink} g @param {number} x @param {number} y @param {() => number} chance */
function rings(g, x, y, chance) {
  const step = 46 + 14 * chance();
  for (let radius = 100; radius < 640; radius += step) {
    g.beginPath();
    g.arc(x, y, radius, 0, 2 * Math.PI);
    g.lineWidth = step * 0.45;
    g.stroke();
  }
}

/** @param {Ink} g @param {number} x @param {number} y @param {() => number} chance */
function speed(g, x, y, chance) {
  g.translate(x, y);
  g.rotate(-0.5);
  for (let at = -380; at < 380; at += 26 + 30 * chance()) {
    g.fillRect(-700, at, 1400, 5 + 17 * chance());
  }
}

/** @param {Ink} g @param {Box} box */
function scales(g, box) {
  g.lineWidth = 3.5;
  g.beginPath();
  for (let row = 0; row < 9; row++) {
    for (let i = -1; i < 9; i++) {
      const x = box.x + i * 62 + (row % 2 ? 31 : 0);
      const y = box.y + box.height - row * 30;
      for (const radius of [30, 21, 12]) {
        g.moveTo(x - radius, y);
        g.arc(x, y, radius, Math.PI, 0);
      }
    }
  }
  g.stroke();
}

/**
 * Dots on a slanted screen that grow along it: their area goes `from` nothing or less `to` full.
 * @param {Ink} g @param {Box} box @param {string} fill @param {number} size @param {number} from @param {number} to
 */
export function dots(g, box, fill, size, from, to) {
  const reach = Math.hypot(box.width, box.height) / 2;
  g.save();
  g.translate(box.x + box.width / 2, box.y + box.height / 2);
  g.rotate(SLANT);
  g.beginPath();
  for (let row = 0; row * size < 2 * reach; row++) {
    const y = row * size - reach;
    const radius = size * 0.68 * Math.sqrt(Math.max(0, from + ((to - from) * row * size) / (2 * reach)));
    if (radius < 0.5) {
      continue;
    }
    for (let x = -reach + (row % 2 ? size / 2 : 0); x < reach; x += size) {
      g.moveTo(x + radius, y);
      g.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  g.fillStyle = fill;
  g.fill();
  g.restore();
}

/**
 * The emblem; some look the other way, as the id wants it.
 * @param {Ink} g @param {Card} card @param {number} x @param {number} y @param {Look} look
 * @param {string} shadow @param {string} screen
 */
function stamp(g, card, x, y, look, shadow, screen) {
  const name = emblem(card);
  const slip = look.size * 0.035;
  g.save();
  g.translate(x, y);
  if (seeded(`${card.id} turned`)() < 0.5 && card.kind !== 'stage') {
    g.scale(-1, 1);
  }
  icon(g, icons, name, slip, slip * 1.3, look.size, veil(shadow, 0.85));
  icon(g, icons, name, 0, 0, look.size, card.kind === 'leader' ? '#ffe9ad' : CREAM);
  const clip = new Path2D();
  const scale = look.size / 512;
  clip.addPath(outline(icons, name), new DOMMatrix([scale, 0, 0, scale, -look.size / 2, -look.size / 2]));
  g.clip(clip);
  const box = { x: -look.size / 2, y: -look.size / 2, width: look.size, height: look.size };
  dots(g, box, veil(screen, 0.55), look.dot * 0.72, -0.7, 0.75);
  g.restore();
}
