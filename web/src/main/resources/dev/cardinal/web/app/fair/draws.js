import { block } from '../wire/fair.js';

const ALL = 1n << 64n;

/** The random numbers of one stream of a game, as docs/fair.md makes them from the blocks. */
export class Draws {
  #key;
  #stream;
  #next = 0n;

  /**
   * @param {string} key K
   * @param {number} stream
   */
  constructor(key, stream) {
    this.#key = key;
    this.#stream = stream;
  }

  /**
   * A number from 0 to below a bound.
   * @param {number} bound
   */
  below(bound) {
    const fair = ALL - (ALL % BigInt(bound));
    let drawn = ALL;
    while (drawn >= fair) {
      drawn = BigInt(`0x${block(this.#key, this.#stream, 0n, this.#next++).slice(0, 16)}`);
    }
    return Number(drawn % BigInt(bound));
  }

  /**
   * @template T
   * @param {T[]} cards
   * @returns {T[]}
   */
  shuffled(cards) {
    const all = [...cards];
    for (let i = all.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [all[i], all[j]] = [all[j], all[i]];
    }
    return all;
  }
}
