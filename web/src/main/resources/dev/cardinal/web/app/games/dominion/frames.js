// The frame of the art tells the kind: ellipse, arch, ticket, saw teeth, shield, cut corners.

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('./kinds.js').Kind} Kind */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** @type {Record<Kind, (g: Ink, box: Box) => void>} */
const FRAMES = { treasure: ellipse, victory: arch, action: ticket, attack: teeth, reaction: shield, curse: cut };

/**
 * Begins the frame of this kind.
 * @param {Ink} g @param {Kind} kind @param {Box} box
 */
export function frame(g, kind, box) {
  g.beginPath();
  FRAMES[kind](g, box);
  g.closePath();
}

/** Where the middle of the art is: not every frame is as high on both sides. @param {Kind} kind @param {Box} box */
export function middle(kind, { x, y, width, height }) {
  const shift = kind === 'victory' ? 0.045 : kind === 'reaction' ? -0.045 : 0;
  return { x: x + width / 2, y: y + height * (0.5 + shift) };
}

/** @param {Ink} g @param {Box} box */
function ellipse(g, { x, y, width, height }) {
  g.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
}

/** @param {Ink} g @param {Box} box */
function arch(g, { x, y, width, height }) {
  const top = y + height * 0.3;
  g.moveTo(x, y + height);
  g.lineTo(x, top);
  g.bezierCurveTo(x + width * 0.08, y + height * 0.08, x + width * 0.3, y, x + width / 2, y);
  g.bezierCurveTo(x + width * 0.7, y, x + width * 0.92, y + height * 0.08, x + width, top);
  g.lineTo(x + width, y + height);
}

/** A ticket: round bites out of its corners. @param {Ink} g @param {Box} box */
function ticket(g, { x, y, width, height }) {
  const bite = 22;
  g.arc(x, y, bite, Math.PI / 2, 0, true);
  g.arc(x + width, y, bite, Math.PI, Math.PI / 2, true);
  g.arc(x + width, y + height, bite, -Math.PI / 2, Math.PI, true);
  g.arc(x, y + height, bite, 0, -Math.PI / 2, true);
}

/** @param {Ink} g @param {Box} box */
function teeth(g, { x, y, width, height }) {
  const count = 11;
  const tooth = height / count;
  const deep = 14;
  for (let i = 0; i < count; i++) {
    g.lineTo(x + width, y + tooth * i);
    g.lineTo(x + width - deep, y + tooth * (i + 0.5));
  }
  g.lineTo(x + width, y + height);
  for (let i = count; i > 0; i--) {
    g.lineTo(x, y + tooth * i);
    g.lineTo(x + deep, y + tooth * (i - 0.5));
  }
  g.lineTo(x, y);
}

/** @param {Ink} g @param {Box} box */
function shield(g, { x, y, width, height }) {
  g.moveTo(x, y);
  g.lineTo(x + width, y);
  g.lineTo(x + width, y + height * 0.62);
  g.bezierCurveTo(x + width, y + height * 0.84, x + width * 0.72, y + height * 0.94, x + width / 2, y + height);
  g.bezierCurveTo(x + width * 0.28, y + height * 0.94, x, y + height * 0.84, x, y + height * 0.62);
}

/** @param {Ink} g @param {Box} box */
function cut(g, { x, y, width, height }) {
  const off = 36;
  g.moveTo(x + off, y);
  g.lineTo(x + width - off, y);
  g.lineTo(x + width, y + off);
  g.lineTo(x + width, y + height - off);
  g.lineTo(x + width - off, y + height);
  g.lineTo(x + off, y + height);
  g.lineTo(x, y + height - off);
  g.lineTo(x, y + off);
}
