// A small menu at a piece that stands for several options.

import { byId, h, keycap } from './html.js';
import { capital } from '../question/groups.js';
import { outcome } from './options.js';
import { mood } from './prompt.js';

export class PieceMenu {
  /** @param {import('./room.js').Room} room */
  constructor(room) {
    this.room = room;
    this.menu = h('div', { class: 'panel piece-menu', role: 'menu', 'aria-label': 'What to do', hidden: true });
    byId('stage').append(this.menu);
    this.menu.addEventListener('keydown', (event) => this.walk(event));
    document.addEventListener('pointerdown', (event) => {
      if (!this.menu.contains(/** @type {Node} */ (event.target))) this.close();
    });
    room.session.addEventListener('question', () => this.close());
  }

  get open() {
    return !this.menu.hidden;
  }

  /** @param {number[]} indexes @param {number} x @param {number} y where, in the window */
  show(indexes, x, y) {
    const picker = this.room.answering.picker;
    if (!picker) return;
    this.before = document.activeElement;
    this.menu.replaceChildren(...indexes.map((index, at) => {
      const out = outcome(this.room, picker, index);
      return h('button', {
        class: 'button', role: 'menuitem', type: 'button', tabindex: '-1',
        onclick: () => { this.close(); this.room.answering.choose(index); },
      }, at < 9 && keycap(String(at + 1)), h('span', {}, capital(picker.label(index))),
      out && h('span', { class: `right ${mood(out)}` }, out.text));
    }));
    this.menu.hidden = false;
    const { width, height } = this.menu.getBoundingClientRect();
    this.menu.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, x - width / 2))}px`;
    this.menu.style.top = `${Math.max(8, Math.min(innerHeight - height - 8, y + 12))}px`;
    this.items()[0]?.focus();
  }

  items() {
    return /** @type {HTMLElement[]} */ ([...this.menu.children]);
  }

  /** @param {number} number counted from 1 */
  take(number) {
    this.items()[number - 1]?.click();
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const items = this.items();
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: items.length - 1 }[event.key];
    if (event.key === 'Tab') this.close();
    if (step === undefined) return;
    event.preventDefault();
    items[(at + step) % items.length].focus();
  }

  /** @returns {boolean} whether it was open */
  close() {
    const had = this.open;
    const focused = this.menu.contains(document.activeElement);
    this.menu.hidden = true;
    if (focused && this.before instanceof HTMLElement) this.before.focus({ preventScroll: true });
    return had;
  }
}
