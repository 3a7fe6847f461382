/** Arrows from piece to piece, as SVG over the canvas, with what they say. */

import { curve } from './aims.js';

/** @typedef {{x: number, y: number}} Pixel */
/** @typedef {import('./aims.js').Aim} Aim */

const SVG = 'http://www.w3.org/2000/svg';
const GROWS = 240;

export class Arrows {
  #key = '';
  #ends = '';
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
   * @param {Aim[]} aims @param {number} [now] @returns {boolean} whether they still grow
   */
  show(aims, now = 0) {
    const key = JSON.stringify(aims);
    if (key !== this.#key) {
      const ends = JSON.stringify(aims.map(({ from, to }) => [from, to]));
      if (ends !== this.#ends) this.#began = now;
      this.#ends = ends;
      this.#key = key;
    } else if (now - this.#began > GROWS + 50) {
      return false;
    }
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const share = still ? 1 : Math.min(1, (now - this.#began) / GROWS);
    this.layer.replaceChildren(...aims.flatMap((aim) => this.#arrow(aim, share)));
    return aims.length > 0 && now - this.#began <= GROWS + 50;
  }

  /** @param {Aim} aim @param {number} share */
  #arrow(aim, share) {
    const outline = arrowOutline(aim, share);
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

/**
 * A bent arrow that gets wider towards its head, from the edge of one piece to the edge of the other.
 * @param {Aim} aim @param {number} share how much of it has grown
 */
function arrowOutline({ from, to, bend }, share) {
  const at = curve(from, to, bend);
  const [a, b] = [at(0), at(1)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
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
