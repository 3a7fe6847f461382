/** Arrows from piece to piece, as SVG over the canvas, with what they say. */

/** @typedef {{x: number, y: number}} Pixel */
/** @typedef {import('./hits.js').Rect} Target */
/** @typedef {import('../scene/types.js').Arrow} Arrow */

const SVG = 'http://www.w3.org/2000/svg';
const GROWS = 240;

export class Arrows {
  #key = '';
  #began = 0;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.layer = document.createElementNS(SVG, 'svg');
    this.layer.setAttribute('class', 'table-arrows');
    this.layer.setAttribute('aria-hidden', 'true');
    host.append(this.layer);
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    this.layer.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#key = '';
  }

  /**
   * @param {Arrow[]} arrows @param {(spot: import('../question/spots.js').Spot) => Target | undefined} where
   * @param {number} [now] @returns {boolean} whether they still grow
   */
  show(arrows, where, now = 0) {
    const drawn = arrows.flatMap((arrow) => {
      const from = where(arrow.from);
      const to = where(arrow.to);
      return from && to ? [{ from, to }] : [];
    });
    const key = JSON.stringify(drawn);
    if (key !== this.#key) {
      if (JSON.stringify(arrows) !== this.said) this.#began = now;
      this.said = JSON.stringify(arrows);
      this.#key = key;
    } else if (now - this.#began > GROWS + 50) {
      return false;
    }
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const share = still ? 1 : Math.min(1, (now - this.#began) / GROWS);
    this.layer.replaceChildren(...drawn.flatMap(({ from, to }) => this.#arrow(from, to, share)));
    return drawn.length > 0 && now - this.#began <= GROWS + 50;
  }

  /** @param {Target} from @param {Target} to @param {number} share */
  #arrow(from, to, share) {
    const outline = arrowOutline(middle(from), middle(to), share, from, to);
    return ['rim', 'body'].map((part) => {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', outline);
      path.setAttribute('class', part);
      return path;
    });
  }

  dispose() {
    this.layer.remove();
  }
}

/** @param {Target} rect @returns {Pixel} */
function middle({ x, y, w, h }) {
  return { x: x + w / 2, y: y + h / 2 };
}

/**
 * A bent arrow that gets wider towards its head, from the edge of one piece to the edge of the other.
 * @param {Pixel} a @param {Pixel} b @param {number} share how much of it has grown
 * @param {Target} from @param {Target} to
 */
export function arrowOutline(a, b, share, from, to) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = Math.hypot(dx, dy) || 1;
  const bend = Math.min(60, far * 0.18) * (dx * dy < 0 ? -1 : 1);
  const knee = { x: (a.x + b.x) / 2 - (dy / far) * bend, y: (a.y + b.y) / 2 + (dx / far) * bend };
  const at = (/** @type {number} */ t) => ({
    x: (1 - t) * (1 - t) * a.x + 2 * (1 - t) * t * knee.x + t * t * b.x,
    y: (1 - t) * (1 - t) * a.y + 2 * (1 - t) * t * knee.y + t * t * b.y,
  });
  const start = Math.min(0.45, (0.4 * Math.min(from.w, from.h)) / far);
  const end = 1 - Math.min(0.45, (0.3 * Math.min(to.w, to.h)) / far);
  const tip = start + (end - start) * Math.max(0.08, share);
  const head = Math.min(30, far * 0.4);
  const neck = Math.max(start, tip - head / far);
  /** @type {Pixel[]} */
  const left = [];
  /** @type {Pixel[]} */
  const right = [];
  const steps = 18;
  for (let i = 0; i <= steps; i++) {
    const t = start + ((neck - start) * i) / steps;
    const here = at(t);
    const ahead = at(t + 0.01);
    const long = Math.hypot(ahead.x - here.x, ahead.y - here.y) || 1;
    const half = 2.5 + 5 * (i / steps);
    const nx = (-(ahead.y - here.y) / long) * half;
    const ny = ((ahead.x - here.x) / long) * half;
    left.push({ x: here.x + nx, y: here.y + ny });
    right.unshift({ x: here.x - nx, y: here.y - ny });
    if (i === steps) {
      left.push({ x: here.x + nx * 2.3, y: here.y + ny * 2.3 });
      left.push(at(tip));
      right.unshift({ x: here.x - nx * 2.3, y: here.y - ny * 2.3 });
    }
  }
  return `M${[...left, ...right].map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}Z`;
}
