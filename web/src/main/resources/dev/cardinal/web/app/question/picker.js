// A question, and what of it is picked so far. Nothing here knows of screens.

import { covers } from './spots.js';

/** @typedef {import('../scene/types.js').Question} Question */
/** @typedef {import('../scene/types.js').Option} Option */
/** @typedef {import('../scene/types.js').Spot} Spot */

const ONE = { min: 1, max: 1 };
const NO_LIMIT = 2 ** 31 - 1;

export class Picker {
  /** @param {Question} question */
  constructor(question) {
    this.question = question;
    /** @type {Option[]} */
    this.options = question.options;
    /** @type {import('../scene/types.js').Limits} */
    this.limits = question.limits ?? ONE;
    /** What is picked: indexes of options in the order of picking, equal pieces as often as they are picked.
     * @type {number[]} */
    this.picks = [];
  }

  /** Whether a single pick answers the question. */
  get one() {
    return this.limits.min === 1 && this.limits.max === 1;
  }

  /** The most that can be picked: the limits may allow more than there is. */
  get most() {
    const there = this.options.reduce((sum, option) => sum + (option.count ?? 1), 0);
    return Math.min(this.limits.max, there);
  }

  /** How much more weight may be picked; infinite if weights do not matter. */
  get weightLeft() {
    if (this.limits.total === undefined || this.limits.total === NO_LIMIT) return Infinity;
    return this.picks.reduce((left, pick) => left - this.weight(pick), this.limits.total);
  }

  /** @param {number} index */
  weight(index) {
    return this.options[index].weight ?? 0;
  }

  /** @param {number} index what is printed on the option */
  label(index) {
    const option = this.options[index];
    return option.text ?? option.name ?? '';
  }

  /** @param {number} index how many of its equal pieces are picked */
  count(index) {
    return this.picks.filter((pick) => pick === index).length;
  }

  /** @param {number} index whether one more of it may be picked */
  can(index) {
    return this.fits(index) && (this.picks.length < this.limits.max || this.limits.max === 1);
  }

  /**
   * Whether everything but the number of picks allows one more of this option. Where only one may be picked, another
   * takes its place.
   * @param {number} index
   */
  fits(index) {
    const option = this.options[index];
    if (!option || this.count(index) >= (option.count ?? 1)) return false;
    const rest = this.limits.max === 1 ? [] : this.picks;
    const room = this.limits.max === 1 ? this.limits.total ?? Infinity : this.weightLeft;
    if (this.weight(index) > room) return false;
    return !this.limits.distinct || !rest.some((pick) => this.label(pick) === this.label(index));
  }

  /** @param {number} index @returns {boolean} whether it was possible */
  pick(index) {
    if (!this.can(index)) return false;
    if (this.limits.max === 1) this.picks = [];
    this.picks.push(index);
    return true;
  }

  /** @param {number} index takes its last pick back */
  unpick(index) {
    const at = this.picks.lastIndexOf(index);
    if (at >= 0) this.picks.splice(at, 1);
    return at >= 0;
  }

  /**
   * What a click does: one more while there is one more; after the last, none.
   * @param {number} index
   */
  toggle(index) {
    if (this.pick(index)) return true;
    if (this.count(index) === 0) return false;
    this.picks = this.picks.filter((pick) => pick !== index);
    return true;
  }

  clear() {
    this.picks = [];
  }

  /** Picks the first that can be picked until nothing more fits. */
  pickAll() {
    this.options.forEach((_, index) => {
      while (this.limits.max > 1 && this.pick(index));
    });
  }

  /** Whether what is picked is an answer. */
  get ready() {
    return this.picks.length >= this.limits.min && this.picks.length <= this.limits.max && this.weightLeft >= 0;
  }

  /** The option that is the plain way to go on, or -1. */
  get plain() {
    return this.one ? this.options.findIndex((option) => option.plain) : -1;
  }

  /**
   * The way out: the last option that nothing on the table stands for and that is not the plain one.
   */
  get wayOut() {
    if (!this.one || this.options.length < 2) return -1;
    const last = this.options.length - 1;
    const option = this.options[last];
    return !option.plain && !option.spots && LEAVING.test(this.label(last)) ? last : -1;
  }

  /**
   * The options that a piece or an area stands for.
   * @param {Spot} piece
   */
  at(piece) {
    return this.indexes((option) => (option.spots ?? []).some((spot) => covers(spot, piece)));
  }

  /**
   * The options that a piece means when it is dragged to an end.
   * @param {Spot} piece
   * @param {Spot} end
   */
  dragged(piece, end) {
    return this.at(piece).filter((index) =>
      (this.options[index].ends ?? []).some((spot) => covers(spot, end) || covers(end, spot)));
  }

  /**
   * Those between which a player would choose at a piece: the plain way to go on, such as "play all treasures", has the
   * big button, and stands back where the piece means something else, too.
   * @param {number[]} indexes
   */
  own(indexes) {
    const own = indexes.filter((index) => index !== this.plain);
    return own.length > 0 ? own : indexes;
  }

  /** @param {(option: Option) => boolean} test */
  indexes(test) {
    return this.options.map((_, index) => index).filter((index) => test(this.options[index]));
  }
}

const LEAVING = /^(end|pass|no\b|nothing|none|keep|skip|done|decline|stop|leave|take the|do not|next)/i;
