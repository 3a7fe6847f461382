// The room: slabs of slate on which light falls aslant through a colored window.
import { grain, rounded, seeded, veil } from '../../faces/ink.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../types.js').Ground} Ground */

const HUES = ['#ff5a4e', '#3d8bfd', '#35c56a', '#ffd24e', '#9a6bff', '#4fc8e8'];

/** @param {Ink} g @param {Ground} ground */
export function ground(g, { width, height, plan }) {
  const slate = g.createRadialGradient(width * 0.42, height * 0.34, 0, width * 0.42, height * 0.34,
    Math.hypot(width, height) * 0.72);
  slate.addColorStop(0, '#2f2d3d');
  slate.addColorStop(0.5, '#22202b');
  slate.addColorStop(1, '#131118');
  g.fillStyle = slate;
  g.fillRect(0, 0, width, height);
  slabs(g, width, height);
  light(g, width, height);
  grain(g, 0, 0, width, height, 0.2, 'overlay', 1);
  const edge = g.createRadialGradient(width / 2, height / 2, Math.min(width, height) * 0.4, width / 2, height / 2,
    Math.hypot(width, height) * 0.6);
  edge.addColorStop(0, veil('#000000', 0));
  edge.addColorStop(1, veil('#000000', 0.55));
  g.fillStyle = edge;
  g.fillRect(0, 0, width, height);
  for (const zone of plan.zones) frameOf(g, zone, width, height);
}

/** The joints between the slabs, in courses. @param {Ink} g @param {number} width @param {number} height */
function slabs(g, width, height) {
  const chance = seeded('slate');
  const course = Math.max(96, height / 5);
  for (let y = -course * 0.3, i = 0; y < height; y += course, i++) {
    for (let x = -(i % 2) * course; x < width;) {
      const long = course * (1.3 + chance() * 0.9);
      g.fillStyle = veil(chance() > 0.5 ? '#ffffff' : '#000000', 0.02 + chance() * 0.035);
      rounded(g, x + 2, y + 2, long - 4, course - 4, 8);
      g.fill();
      g.strokeStyle = veil('#08070c', 0.6);
      g.lineWidth = 3;
      g.stroke();
      g.strokeStyle = veil('#ffffff', 0.045);
      g.lineWidth = 1;
      rounded(g, x + 4, y + 4, long - 8, course - 8, 7);
      g.stroke();
      x += long;
    }
  }
}

/** A window's panes, thrown aslant over the floor. @param {Ink} g @param {number} width @param {number} height */
function light(g, width, height) {
  const chance = seeded('window');
  const pane = Math.max(44, Math.min(width, height) / 9);
  g.save();
  g.globalCompositeOperation = 'screen';
  g.filter = `blur(${Math.round(pane / 7)}px)`;
  g.translate(width * 0.54, -height * 0.12);
  g.transform(1, 0, -0.62, 1, 0, 0);
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 6; column++) {
      const strength = 0.2 * (1 - row / 9) * (0.55 + chance() * 0.45);
      g.fillStyle = veil(HUES[Math.floor(chance() * HUES.length)], strength);
      rounded(g, column * pane * 1.12, row * pane * 1.3, pane, pane * 1.16, 4);
      g.fill();
    }
  }
  g.restore();
}

/**
 * The frame of a part of the table.
 * @param {Ink} g @param {import('../types.js').Zone} zone @param {number} width @param {number} height
 */
function frameOf(g, { x, y, w, h, label, kind }, width, height) {
  const [left, top, wide, high] = [x * width, y * height, w * width, h * height];
  rounded(g, left, top, wide, high, 12);
  g.fillStyle = veil('#0a0910', kind === 'hand' ? 0.2 : 0.34);
  g.fill();
  g.strokeStyle = veil('#ffeece', 0.12);
  g.lineWidth = 2;
  g.stroke();
  if (label) {
    g.font = '600 13px Inter';
    g.fillStyle = '#d9d2e6';
    g.textAlign = 'left';
    g.textBaseline = 'top';
    g.fillText(label, left + 14, top + 12);
  }
}
