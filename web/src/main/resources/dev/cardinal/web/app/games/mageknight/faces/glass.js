// Stained glass: panes of uneven glass held by lead, a rose window, and the frame around them.
import { CARD, disc, grain, mix, rounded, seeded, veil } from '../../../faces/ink.js';
import { LEAD } from '../palette.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {[number, number]} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * What of a shape lies nearer to one point than to another.
 * @param {Point[]} shape @param {Point} near @param {Point} far
 */
function nearer(shape, near, far) {
  const dx = far[0] - near[0];
  const dy = far[1] - near[1];
  const side = (/** @type {Point} */ p) => (p[0] - (near[0] + far[0]) / 2) * dx + (p[1] - (near[1] + far[1]) / 2) * dy;
  /** @type {Point[]} */
  const kept = [];
  shape.forEach((from, i) => {
    const to = shape[(i + 1) % shape.length];
    const a = side(from);
    const b = side(to);
    if (a <= 0) kept.push(from);
    if (a * b < 0) {
      const t = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
  });
  return kept;
}

/**
 * The panes around points: each is what lies nearest to its point.
 * @param {Point[]} points @param {Box} box
 */
export function cells(points, { x, y, width, height }) {
  return points.map((point, i) => {
    /** @type {Point[]} */
    let cell = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
    points.forEach((other, j) => {
      if (i !== j && cell.length) cell = nearer(cell, point, other);
    });
    return cell;
  });
}

/**
 * One pane: its colour, light from the upper left, and lead around it.
 * @param {Ink} g @param {Point[]} cell @param {string} colour @param {number} lead @param {number} light
 */
function pane(g, cell, colour, lead, light) {
  const xs = cell.map((p) => p[0]);
  const ys = cell.map((p) => p[1]);
  g.beginPath();
  cell.forEach((p) => g.lineTo(p[0], p[1]));
  g.closePath();
  g.fillStyle = colour;
  g.fill();
  const shine = g.createLinearGradient(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  shine.addColorStop(0, veil('#ffffff', light));
  shine.addColorStop(0.5, veil('#ffffff', 0));
  shine.addColorStop(1, veil('#000000', 0.28));
  g.fillStyle = shine;
  g.fill();
  g.strokeStyle = LEAD;
  g.lineWidth = lead;
  g.lineJoin = 'round';
  g.stroke();
}

/**
 * A window of uneven panes, brightest around its focus.
 * @param {Ink} g @param {string} seed @param {Box} box @param {string[]} colours
 * @param {{panes: number, lead: number, focus?: number}} how focus: its height in the box
 */
export function glass(g, seed, box, colours, { panes, lead, focus = 0.5 }) {
  const { x, y, width, height } = box;
  const chance = seeded(seed);
  const middle = x + width / 2;
  const centre = y + height * focus;
  /** @type {Point[]} */
  const points = [];
  for (let i = 0; i < panes; i++) {
    const angle = (i / panes) * Math.PI * 6.4 + chance() * 0.5;
    const far = Math.sqrt((i + 0.6) / panes);
    points.push([
      middle + Math.cos(angle) * far * width * 0.68 + (chance() - 0.5) * 24,
      centre + Math.sin(angle) * far * height * 0.68 + (chance() - 0.5) * 24,
    ]);
  }
  g.save();
  g.beginPath();
  g.rect(x, y, width, height);
  g.clip();
  g.fillStyle = mix(colours[0], LEAD, 0.55);
  g.fillRect(x, y, width, height);
  const wide = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
  cells(points, wide).forEach((cell, i) => {
    const colour = colours[Math.floor(chance() * colours.length)];
    if (cell.length < 3) return;
    const far = Math.hypot(points[i][0] - middle, points[i][1] - centre) / (Math.hypot(width, height) / 2);
    pane(g, cell, mix(colour, LEAD, Math.min(0.5, far * 0.42)), lead, Math.max(0, 0.42 * (1 - far * 0.5)));
  });
  g.globalCompositeOperation = 'screen';
  const glow = g.createRadialGradient(middle, centre, 4, middle, centre, Math.max(width, height) * 0.6);
  glow.addColorStop(0, veil(colours[0], 0.55));
  glow.addColorStop(1, veil(colours[0], 0));
  g.fillStyle = glow;
  g.fillRect(x, y, width, height);
  g.restore();
  grain(g, x, y, width, height, 0.05, 'overlay', 2);
}

/**
 * A rose window: a lit round with petals of glass around it. The picture goes into its middle.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius
 * @param {{panes: string[], main: string, light: string}} colour @param {{petals: number, lead: number}} how
 */
export function rose(g, x, y, radius, colour, { petals, lead }) {
  const outer = radius * 1.38;
  for (let i = 0; i < petals; i++) {
    const from = (i * 2 * Math.PI) / petals - Math.PI / 2;
    const to = from + (2 * Math.PI) / petals;
    const at = (/** @type {number} */ angle, /** @type {number} */ far) =>
      /** @type {Point} */ ([x + far * Math.cos(angle), y + far * Math.sin(angle)]);
    g.beginPath();
    g.moveTo(...at(from, radius));
    g.lineTo(...at(from, outer * 0.93));
    g.quadraticCurveTo(...at((from + to) / 2, outer * 1.12), ...at(to, outer * 0.93));
    g.lineTo(...at(to, radius));
    g.closePath();
    const lit = g.createRadialGradient(x, y, radius, x, y, outer * 1.05);
    const tint = colour.panes[i % 2 ? 2 : 1];
    lit.addColorStop(0, mix(tint, '#ffffff', 0.45));
    lit.addColorStop(1, mix(tint, LEAD, 0.15));
    g.fillStyle = lit;
    g.fill();
    g.strokeStyle = LEAD;
    g.lineWidth = lead * 0.65;
    g.stroke();
  }
  g.save();
  g.shadowColor = veil(colour.light, 0.9);
  g.shadowBlur = 36;
  disc(g, x, y, radius);
  const sun = g.createRadialGradient(x, y - radius * 0.3, 4, x, y, radius);
  sun.addColorStop(0, mix(colour.light, '#ffffff', 0.5));
  sun.addColorStop(1, mix(colour.light, colour.main, 0.4));
  g.fillStyle = sun;
  g.fill();
  g.restore();
  g.strokeStyle = LEAD;
  g.lineWidth = lead;
  disc(g, x, y, radius);
  g.stroke();
}

/**
 * The leaden frame of a card, over everything else on it.
 * @param {Ink} g @param {number} width of the frame
 */
export function frame(g, width) {
  const line = (/** @type {string} */ colour, /** @type {number} */ thick, /** @type {number} */ inset,
    /** @type {number} */ corner) => {
    g.strokeStyle = colour;
    g.lineWidth = thick;
    rounded(g, inset, inset, CARD.width - 2 * inset, CARD.height - 2 * inset, corner);
    g.stroke();
  };
  line('#2c2936', width, width / 2, 24);
  line(veil('#ffffff', 0.16), 2, 3, 24);
  line(veil('#000000', 0.6), 2, width, 12);
}
