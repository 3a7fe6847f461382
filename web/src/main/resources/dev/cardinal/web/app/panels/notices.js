// Short notes over the table: why something was refused, that the connection is gone, what others propose.

import { byId, drawing, h } from './html.js';
import { CLOSE } from './signs.js';

const READ_MS = 7000;
/** What can be answered stays longer. */
const ANSWER_MS = 15000;

/** @typedef {{label: string, act: () => void, main?: boolean}} Action */

export class Notices {
  /** @param {import('./speech.js').Speech} speech */
  constructor(speech) {
    this.speech = speech;
    this.host = byId('notices');
    /** For notes that last: over the log, so that they hide no piece of the table. */
    this.aside = h('div', { class: 'aside' });
    this.host.append(this.aside);
    /** @type {Map<string, HTMLElement>} */
    this.shown = new Map();
  }

  /**
   * Shows a note; another one with the same key takes its place.
   * @param {string} key
   * @param {{title: string, text?: string, kind?: 'bad' | 'good' | 'plain', actions?: Action[], stays?: boolean}} note
   */
  show(key, { title, text = '', kind = 'plain', actions = [], stays = false }) {
    this.hide(key);
    const lasts = stays || actions.length > 0;
    const note = h('div', { class: `notice panel ${kind}`, role: 'group', 'aria-label': title },
      h('p', {}, h('b', {}, title), text && h('span', {}, ` ${text}`)),
      actions.map(({ label, act, main }) => h('button', {
        class: main ? 'button big' : 'button', type: 'button',
        onclick: () => { this.hide(key); act(); },
      }, label)),
      !stays && h('button', { class: 'close', type: 'button', 'aria-label': 'Close', onclick: () => this.hide(key) },
        drawing(CLOSE, { size: 16, line: true })));
    (lasts ? this.aside : this.host).append(note);
    this.shown.set(key, note);
    this.speech.alert(`${title} ${text}`);
    if (!stays) this.#fade(key, note, lasts ? ANSWER_MS : READ_MS);
  }

  /**
   * A note goes by itself, but not while somebody points at it or is in it.
   * @param {string} key @param {HTMLElement} note @param {number} time in milliseconds
   */
  #fade(key, note, time) {
    setTimeout(() => {
      if (this.shown.get(key) !== note) return;
      if (note.matches(':hover, :focus-within')) this.#fade(key, note, READ_MS);
      else this.hide(key);
    }, time);
  }

  /** @param {string} key */
  hide(key) {
    this.shown.get(key)?.remove();
    this.shown.delete(key);
  }

  /** Closes what can be closed. @returns {boolean} whether there was something */
  dismiss() {
    const closing = [...this.shown].filter(([, note]) => note.querySelector('.close'));
    closing.forEach(([key]) => this.hide(key));
    return closing.length > 0;
  }

  /** @param {any} refusal what the server or the engine said @param {Action[]} [actions] */
  refused(refusal, actions = []) {
    const { message, hint } = inWords(refusal);
    this.show('refused', { title: `${message}.`, text: hint, kind: 'bad', actions });
  }
}

/** @param {any} refusal */
export function inWords(refusal) {
  const message = String(refusal?.message ?? 'That did not work').replace(/\.$/, '');
  return { message, hint: String(refusal?.hint ?? '') };
}
