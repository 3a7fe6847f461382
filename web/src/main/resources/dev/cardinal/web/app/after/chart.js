// How a number of every seat went, as a drawing. The same numbers stand beside it in a table.

import { h } from '../panels/html.js';
import { ticks } from './scale.js';
import { marker, svg } from './svg.js';

/** @typedef {import('./statistics.js').Course} Course */
/** @typedef {{course: Course, rounds: number[], names: string[], summary: string}} Plotted  the names are by seat */

const HEIGHT = 210;
const ROOM = { left: 38, right: 14, top: 12, bottom: 28 };
/** Up to this many rounds, every point has a mark. */
const FEW = 12;

/** @param {Plotted} plotted */
export function chart(plotted) {
  const box = h('div', { class: 'chart' });
  const readout = h('p', { class: 'readout', 'aria-hidden': 'true' });
  let drawn = 0;
  new ResizeObserver(() => {
    const width = Math.round(box.clientWidth);
    if (width > 0 && width !== drawn) {
      drawn = width;
      box.replaceChildren(new Drawing(plotted, width).picture((text) => { readout.textContent = text; }));
    }
  }).observe(box);
  return h('div', { class: 'plot' }, box, readout);
}

/** One chart of a certain width. */
class Drawing {
  /**
   * @param {Plotted} plotted
   * @param {number} width
   */
  constructor(plotted, width) {
    this.plotted = plotted;
    this.width = width;
    this.last = plotted.rounds.length - 1;
    this.levels = ticks(plotted.course.values.flat());
    this.step = (width - ROOM.left - ROOM.right) / Math.max(1, this.last);
  }

  /** @param {number} sample */
  x(sample) {
    return ROOM.left + sample * this.step;
  }

  /** @param {number} value */
  y(value) {
    const [low, high] = [this.levels[0], this.levels[this.levels.length - 1]];
    return HEIGHT - ROOM.bottom - ((HEIGHT - ROOM.top - ROOM.bottom) * (value - low)) / (high - low);
  }

  /** @param {(text: string) => void} say told what is under the pointer */
  picture(say) {
    const { width, plotted: { rounds, names, course: { values }, summary } } = this;
    const guide = svg('path', { class: 'guide' });
    const shape = { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT };
    const picture = svg('svg', { ...shape, role: 'img', 'aria-label': summary },
      ...this.levels.flatMap((level) => this.level(level)), ...this.rounds(), guide,
      ...values.map((line, seat) => this.line(line, seat)), ...values.flatMap((line, seat) => this.marks(line, seat)));
    picture.addEventListener('pointermove', (event) => {
      const right = /** @type {PointerEvent} */ (event).clientX - picture.getBoundingClientRect().left - ROOM.left;
      const at = Math.max(0, Math.min(this.last, Math.round(right / this.step)));
      guide.setAttribute('d', `M${this.x(at)} ${ROOM.top}V${HEIGHT - ROOM.bottom}`);
      say(`${roundName(rounds[at])}. ${names.map((name, seat) => `${name}: ${values[seat][at]}`).join(', ')}`);
    });
    picture.addEventListener('pointerleave', () => {
      guide.removeAttribute('d');
      say('');
    });
    return picture;
  }

  /** @param {number} level */
  level(level) {
    const y = this.y(level);
    return [
      svg('path', { class: level === 0 ? 'level zero' : 'level', d: `M${ROOM.left} ${y}H${this.width - ROOM.right}` }),
      svg('text', { x: ROOM.left - 7, y: y + 4, 'text-anchor': 'end' }, String(level)),
    ];
  }

  /** The numbers below: as many as there is room for, and always the last. */
  rounds() {
    const { rounds } = this.plotted;
    const every = [1, 2, 5, 10, 20, 50, 100].find((number) => number * this.step >= 44) ?? 200;
    const y = HEIGHT - 8;
    const some = rounds.flatMap((round, at) => {
      const fits = round % every === 0 && (this.last - at) * this.step > 64;
      return fits ? [svg('text', { x: this.x(at), y, 'text-anchor': 'middle' }, String(round))] : [];
    });
    return [...some, svg('text', { x: this.width - ROOM.right, y, 'text-anchor': 'end' }, `turn ${rounds[this.last]}`)];
  }

  /** @param {number[]} line @param {number} seat */
  line(line, seat) {
    const points = line.map((value, at) => `${this.x(at).toFixed(1)} ${this.y(value).toFixed(1)}`);
    return svg('path', { class: `line seat-${seat % 6}`, d: `M${points.join('L')}` });
  }

  /** @param {number[]} line @param {number} seat */
  marks(line, seat) {
    return line.flatMap((value, at) =>
      (at === this.last || this.last <= FEW ? [marker(seat, this.x(at), this.y(value))] : []));
  }
}

/** @param {number} round */
export function roundName(round) {
  return round === 0 ? 'Start' : `Turn ${round}`;
}
