// The question that is asked right now, being answered: picks come from the table, the buttons and the keys alike.

import { Picker } from './picker.js';

/** @typedef {import('./spots.js').Spot} Spot */

/**
 * Events: 'change' when there is something else to show, 'refused' with what the server said in `detail`.
 */
export class Answering extends EventTarget {
  /**
   * @param {any} session
   * @param {(picker: Picker, picks: number[]) => Promise<boolean>} [sure] asks whether the player is sure
   */
  constructor(session, sure = async () => true) {
    super();
    this.session = session;
    this.sure = sure;
    /** @type {Picker | null} */
    this.picker = null;
    /** Whether an answer is on its way. */
    this.sending = false;
    session.addEventListener('question', () => this.ask());
    this.ask();
  }

  ask() {
    const question = this.session.question;
    if (question && question === this.picker?.question) return;
    this.picker = question ? new Picker(question) : null;
    this.sending = false;
    this.changed();
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }

  /**
   * A click on an option: it answers if one is asked for, otherwise it is picked or put back.
   * @param {number} index
   */
  async choose(index) {
    const picker = this.picker;
    if (!picker || this.sending || !picker.options[index]) return;
    if (picker.one) {
      await this.send([index]);
    } else if (picker.toggle(index)) {
      this.changed();
    }
  }

  /** The big button: the plain way to go on, or what is picked. */
  async finish() {
    const picker = this.picker;
    if (!picker || this.sending) return;
    if (picker.plain >= 0) await this.send([picker.plain]);
    else if (!picker.one && picker.ready) await this.send([...picker.picks]);
  }

  async leave() {
    if (this.picker && this.picker.wayOut >= 0) await this.send([this.picker.wayOut]);
  }

  clear() {
    if (!this.picker?.picks.length) return false;
    this.picker.clear();
    this.changed();
    return true;
  }

  /** @param {Spot} piece @returns {number[]} what can be chosen there, picked ones included */
  at(piece) {
    const picker = this.picker;
    if (!picker || this.sending) return [];
    return picker.own(picker.at(piece).filter((index) => picker.can(index) || picker.count(index) > 0));
  }

  /** @param {Spot} piece @param {Spot} end @returns {number[]} what it means to drag the piece there */
  dragged(piece, end) {
    const picker = this.picker;
    return picker && !this.sending ? picker.own(picker.dragged(piece, end)) : [];
  }

  /** @param {number[]} picks */
  async send(picks) {
    const picker = this.picker;
    if (!picker || this.sending) return;
    this.sending = true;
    this.changed();
    try {
      // While the player makes up their mind, something else may come to be asked.
      if (await this.sure(picker, picks) && picker === this.picker) await this.session.answer(picks);
    } catch (refusal) {
      this.dispatchEvent(new CustomEvent('refused', { detail: refusal }));
    } finally {
      if (picker === this.picker) {
        this.sending = false;
        this.changed();
      }
    }
  }
}
