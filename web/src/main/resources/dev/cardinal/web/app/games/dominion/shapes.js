// What a card gives, as small shapes that can be told apart without their colours.

import { coin, icon, star } from '../../faces/ink.js';
import icons from './icons.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('./gifts.js').Gift} Gift */

const RED = '#84261a';
const LINE = '#fffaf0';

/**
 * Draws around 0, 0 in a square from -1 to 1.
 * @typedef {{outline: (g: Ink) => void, fill: string, mark?: (g: Ink) => void, shift?: [number, number]}} Form
 */

/** @type {Record<string, Form>} */
const FORMS = {
  card: { outline: sheet, fill: '#34343f' },
  treasures: { outline: sheet, fill: '#7a5606' },
  look: { outline: sheet, fill: '#34343f', mark: eye },
  deck: { outline: sheet, fill: '#34343f', mark: arrowUp },
  drop: { outline: sheet, fill: '#34343f', mark: arrowDown },
  hands: { outline: notched, fill: RED, shift: [0, -0.12] },
  action: { outline: arrow, fill: '#1d5a4c', shift: [-0.08, 0] },
  buy: { outline: tag, fill: '#6a3d14', shift: [0, 0.16] },
  points: { outline: shield, fill: '#1f5230' },
  guard: { outline: shield, fill: '#1b4874' },
  curse: { outline: spikes, fill: '#47276b' },
  trash: { outline: can, fill: '#5a3a22', shift: [0, 0.2] },
  gain: { outline: box, fill: '#4a4326' },
  twice: { outline: box, fill: '#34343f' },
  swap: { outline: box, fill: '#34343f' },
};

/**
 * @param {Ink} g @param {Gift} gift @param {number} x @param {number} y the middle
 * @param {number} size as high as it is at most
 */
export function drawGift(g, gift, x, y, size) {
  if (gift.kind === 'coin') {
    coin(g, x, y, size * 0.49, gift.label ?? '');
    return;
  }
  const form = FORMS[gift.kind] ?? FORMS.card;
  const half = size / 2;
  g.save();
  g.translate(x, y);
  g.save();
  g.scale(half, half);
  g.beginPath();
  (gift.others && form.outline === sheet ? notched : form.outline)(g);
  g.closePath();
  g.restore();
  g.lineJoin = 'round';
  g.shadowColor = '#1e0f0059';
  g.shadowBlur = size * 0.06;
  g.shadowOffsetY = size * 0.03;
  g.fillStyle = fillOf(gift, form);
  g.fill();
  g.shadowColor = 'transparent';
  g.strokeStyle = LINE;
  g.lineWidth = size * 0.045;
  g.stroke();
  inside(g, gift, form, half);
  g.restore();
}

/** @param {Gift} gift @param {Form} form */
function fillOf(gift, form) {
  if (gift.bad) {
    return FORMS.curse.fill;
  }
  return gift.others && gift.kind !== 'curse' ? RED : form.fill;
}

/** @param {Ink} g @param {Gift} gift @param {Form} form @param {number} half */
function inside(g, gift, form, half) {
  const [right, down] = form.shift ?? [0, 0];
  g.fillStyle = LINE;
  g.strokeStyle = LINE;
  if (gift.label) {
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.font = `700 ${half * (gift.label.length > 2 ? 0.86 : gift.label.length > 1 ? 1.02 : 1.24)}px Inter`;
    g.fillText(gift.label, half * right, half * (down + 0.06));
  } else if (gift.icon) {
    const size = half * (gift.kind === 'curse' ? 0.85 : 1.3);
    icon(g, icons, gift.icon, half * right, half * (down - 0.04), size, LINE);
  } else if (form.mark) {
    g.scale(half, half);
    form.mark(g);
  }
}

/** Along straight lines. @param {Ink} g @param {[number, number][]} points */
function through(g, points) {
  for (const [x, y] of points) {
    g.lineTo(x, y);
  }
}

/** @param {Ink} g */
function sheet(g) {
  g.roundRect(-0.74, -1, 1.48, 2, 0.18);
}

/** A sheet of others: it ends in a point. @param {Ink} g */
function notched(g) {
  through(g, [[-0.78, -1], [0.78, -1], [0.78, 0.52], [0, 1.05], [-0.78, 0.52]]);
}

/** @param {Ink} g */
function arrow(g) {
  through(g, [[-0.95, -0.82], [0.35, -0.82], [1.05, 0], [0.35, 0.82], [-0.95, 0.82]]);
}

/** @param {Ink} g */
function tag(g) {
  through(g, [[-0.85, -0.5], [-0.35, -1], [0.35, -1], [0.85, -0.5], [0.85, 1], [-0.85, 1]]);
}

/** @param {Ink} g */
function shield(g) {
  g.moveTo(-0.85, -0.92);
  g.lineTo(0.85, -0.92);
  g.lineTo(0.85, 0.1);
  g.quadraticCurveTo(0.8, 0.75, 0, 1.05);
  g.quadraticCurveTo(-0.8, 0.75, -0.85, 0.1);
}

/** @param {Ink} g */
function spikes(g) {
  star(g, 0, 0, 1.08, 0.66, 7);
}

/** A bin, with its lid. @param {Ink} g */
function can(g) {
  through(g, [
    [-0.3, -1], [0.3, -1], [0.3, -0.8], [0.9, -0.8], [0.9, -0.45], [0.76, -0.45],
    [0.62, 1], [-0.62, 1], [-0.76, -0.45], [-0.9, -0.45], [-0.9, -0.8], [-0.3, -0.8],
  ]);
}

/** @param {Ink} g */
function box(g) {
  g.roundRect(-0.98, -0.84, 1.96, 1.68, 0.3);
}

/** @param {Ink} g */
function eye(g) {
  g.beginPath();
  g.moveTo(-0.58, -0.04);
  g.quadraticCurveTo(0, -0.62, 0.58, -0.04);
  g.quadraticCurveTo(0, 0.54, -0.58, -0.04);
  g.closePath();
  g.lineWidth = 0.14;
  g.stroke();
  g.beginPath();
  g.arc(0, -0.04, 0.2, 0, 2 * Math.PI);
  g.fill();
}

/** @param {Ink} g */
function arrowUp(g) {
  g.beginPath();
  through(g, [[0, -0.66], [0.5, -0.06], [0.18, -0.06], [0.18, 0.56], [-0.18, 0.56], [-0.18, -0.06], [-0.5, -0.06]]);
  g.closePath();
  g.fill();
}

/** @param {Ink} g */
function arrowDown(g) {
  g.rotate(Math.PI);
  arrowUp(g);
}
