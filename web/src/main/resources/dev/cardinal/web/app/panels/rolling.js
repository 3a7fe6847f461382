// Numbers that roll to what they have become.

import { h } from './html.js';

const ROLL_MS = 200;

/** @typedef {{from: number, to: number, began: number, node: HTMLElement | null}} Roll */

/** What a number says on its way. @param {{from: number, to: number, began: number}} roll @param {number} now */
export function rolled({ from, to, began }, now) {
  const share = Math.max(0, Math.min(1, (now - began) / ROLL_MS));
  return Math.round(from + (to - from) * share);
}

export class Rolling {
  /** @type {Map<string, Roll>} */
  #rolls = new Map();
  #asked = 0;

  /** @param {() => boolean} moves whether anything may move */
  constructor(moves) {
    this.moves = moves;
  }

  /** @param {string} name what is counted @param {string | number} value */
  show(name, value) {
    const node = h('b', {}, value);
    if (typeof value !== 'number') return node;
    const known = this.#rolls.get(name);
    const now = performance.now();
    if (!known || !this.moves()) {
      this.#rolls.set(name, { from: value, to: value, began: now, node: null });
    } else {
      if (known.to !== value) Object.assign(known, { from: rolled(known, now), to: value, began: now });
      known.node = node;
      this.#write(known, now);
    }
    return node;
  }

  /** @param {Roll} roll @param {number} now */
  #write(roll, now) {
    const says = rolled(roll, now);
    if (roll.node) roll.node.textContent = String(says);
    if (says === roll.to) roll.node = null;
    else this.#asked ||= requestAnimationFrame((then) => this.#frame(then));
  }

  /** @param {number} now */
  #frame(now) {
    this.#asked = 0;
    for (const roll of this.#rolls.values()) if (roll.node) this.#write(roll, now);
  }
}
