// What a screen reader says: events in their order, and urgent things at once.

import { byId, h } from './html.js';

const KEPT = 40;

export class Speech {
  constructor() {
    this.polite = byId('said');
    this.urgent = byId('urgent');
  }

  /** @param {string} text */
  say(text) {
    if (!text) return;
    this.polite.append(h('p', {}, text));
    while (this.polite.childElementCount > KEPT) this.polite.firstElementChild?.remove();
  }

  /** @param {string} text */
  alert(text) {
    this.urgent.textContent = '';
    this.urgent.append(h('p', {}, text));
  }
}
