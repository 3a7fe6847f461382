// Moves that are typed: "/" opens the line, Enter sends it, a refusal stays below it.

import { h } from './html.js';
import { inWords } from './notices.js';

const STOPS = {
  news: 'something new came up',
  turn: 'the turn was over',
  others: 'somebody else had to answer',
};

export class TypedMoves {
  /** @param {import('./room.js').Room} room */
  constructor(room) {
    this.room = room;
    this.known = h('datalist', { id: 'typed-moves' });
    this.input = /** @type {HTMLInputElement} */ (h('input', {
      type: 'text', 'aria-label': 'Your moves in words', placeholder: 'Type moves, such as: 1, end turn',
      list: 'typed-moves', maxlength: 2000,
      autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', 'aria-describedby': 'typed-answer',
    }));
    this.answer = h('p', { id: 'typed-answer', class: 'typed-answer', role: 'status' });
    this.element = h('form', { class: 'typed', hidden: true }, this.input, this.known, this.answer);
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.send();
    });
    this.input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        this.close();
      }
    });
  }

  open() {
    const options = this.room.session.question?.options ?? [];
    this.known.replaceChildren(...options.slice(0, 200).map((/** @type {any} */ option) =>
      h('option', { value: option.text ?? option.name })));
    this.element.hidden = false;
    this.input.focus();
  }

  close() {
    this.element.hidden = true;
    this.answer.textContent = '';
    document.getElementById('prompt')?.focus({ preventScroll: true });
  }

  async send() {
    const text = this.input.value.trim();
    if (!text) return;
    this.answer.textContent = '';
    try {
      const reply = await this.room.session.line(text);
      this.input.value = '';
      if (reply?.untried?.length > 0) {
        const why = STOPS[/** @type {keyof typeof STOPS} */ (reply.stop)] ?? 'something came between';
        this.answer.textContent = `Not tried, because ${why}: ${reply.untried.join(', ')}.`;
        this.input.value = reply.untried.join(', ');
      }
    } catch (refusal) {
      const { message, hint } = inWords(refusal);
      this.answer.textContent = `${message}. ${hint}`;
      this.input.select();
    }
  }
}
