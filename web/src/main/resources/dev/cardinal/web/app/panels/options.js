// The options as buttons: with keys, what comes out, and the cards they are about.

import { h, keycap } from './html.js';
import { asks, faceOfOption } from './room.js';
import { filtered, groups } from '../question/groups.js';
import { spotKey } from '../question/spots.js';
import { tag } from '../question/wording.js';
import { iconOf } from './signs.js';
import { moreSign } from './more.js';
import { faceCanvas } from './facecanvas.js';
import { mood } from './prompt.js';

/** @typedef {import('../question/picker.js').Picker} Picker */

const MANY = 14;
const SHORT = 17;
const FITS = 23;
/** Where there are hundreds, only the first have pictures. */
const DRAWN = 40;

/**
 * What would come out.
 * @param {import('./room.js').Room} room @param {Picker} picker @param {number} index
 * @returns {{text: string, good?: boolean} | null}
 */
export function outcome(room, picker, index) {
  const { session } = room;
  const out = asks(room, 'hint', picker.options[index], picker.question, session.scene, session.me, picker.picks);
  return out?.text ? out : null;
}

/** @param {import('./room.js').Room} room */
export function optionList(room) {
  const { answering, session } = room;
  const filter = /** @type {HTMLInputElement} */ (h('input', {
    class: 'filter', type: 'search', placeholder: 'Find an option', 'aria-label': 'Find an option',
    'data-key': 'filter', autocomplete: 'off', spellcheck: 'false',
  }));
  const body = h('div', { class: 'options', role: 'group', 'aria-labelledby': 'task' });
  const more = moreSign(body, '.option');
  /** @type {unknown} */
  let question = null;

  filter.addEventListener('input', fill);
  filter.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') filter.value = '';
    if (event.key === 'Enter') body.querySelector('button')?.click();
    fill();
  });

  function render() {
    const picker = /** @type {Picker} */ (answering.picker);
    if (picker.question !== question) {
      question = picker.question;
      filter.value = '';
      body.scrollTop = 0;
    }
    fill();
    return h('div', { class: 'option-box' }, picker.options.length > MANY && filter, body, more.sign);
  }

  function fill() {
    const picker = /** @type {Picker} */ (answering.picker);
    if (!picker) return;
    const found = filtered(dearestFirst(groups(picker), picker), picker, filter.value);
    let number = 0;
    const scrolled = body.scrollTop;
    room.table?.highlight?.([]);
    body.replaceChildren(...found.map((group) => {
      const outcomes = group.entries.map(({ index }) => outcome(room, picker, index));
      const wide = !picker.one || group.entries.length < 4 || outcomes.some(Boolean)
        || group.entries.some(({ text }) => text.length > SHORT);
      // Where one does not fit beside its words, all stand below them.
      const below = group.entries.some(({ text }, at) => text.length + (outcomes[at]?.text.length ?? -99) > FITS);
      return h('div', { class: wide ? 'group wide' : 'group', role: 'group', 'aria-label': group.title || undefined },
        group.title && found.length > 1 && h('h3', {}, group.title),
        group.entries.map(({ index, text }, at) => {
          number += 1;
          return option(picker, index, { text, before: group.title, number, out: outcomes[at], below });
        }));
    }));
    if (found.length === 0 && filter.value) body.append(h('p', { class: 'none' }, 'Nothing matches.'));
    body.scrollTop = scrolled;
    requestAnimationFrame(more.update); // when it is on the page
  }

  /**
   * @param {Picker} picker @param {number} index
   * @param {{text: string, before: string, number: number, out: {text: string, good?: boolean} | null,
   *   below: boolean}} how
   */
  function option(picker, index, { text, before, number, out, below }) {
    const given = picker.options[index];
    const picked = picker.count(index);
    const count = (given.count ?? 1) > 1 ? `× ${given.count}` : '';
    const key = number <= 9 ? String(number) : '';
    const button = h('button', {
      class: ['button', 'option', picked > 0 && 'picked', out && mood(out)].filter(Boolean).join(' '),
      type: 'button', 'data-key': `option ${index}`, 'data-option': index, 'aria-keyshortcuts': key || undefined,
      'aria-pressed': picker.one ? undefined : String(picked > 0),
      'aria-disabled': (!picker.can(index) && picked === 0) || answering.sending ? 'true' : undefined,
      onclick: () => answering.choose(index),
    },
    key && keycap(key), number <= DRAWN && icon(picker, index),
    h('span', { class: 'option-text' },
      before && h('span', { class: 'unseen' }, `${before} `), text, picker.one && count && h('small', {}, ` ${count}`),
      out && below && h('small', { class: mood(out) }, out.text)),
    h('span', { class: 'right' },
      out && !below && h('span', { class: mood(out) }, out.text),
      given.weight !== undefined && h('small', {}, given.weight),
      !picker.one && (picked > 0 ? h('span', { class: 'tag' }, tag(picker, index)) : count && h('small', {}, count))));
    const keys = (given.spots ?? []).map(spotKey);
    room.zoom.attach(button, () => faceOfOption(room, given));
    for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => room.table?.highlight?.(keys));
    for (const event of ['pointerleave', 'blur']) button.addEventListener(event, () => room.table?.highlight?.([]));
    return button;
  }

  /**
   * Where all options of a group show a price, the dearest come first.
   * @param {import('../question/groups.js').Group[]} all @param {Picker} picker
   */
  function dearestFirst(all, picker) {
    const price = (/** @type {number} */ index) =>
      Number(asks(room, 'icon', picker.options[index], picker.question, session.scene) ?? NaN);
    return all.map((group) => {
      const prices = new Map(group.entries.map(({ index }) => [index, price(index)]));
      if ([...prices.values()].some(Number.isNaN)) return group;
      const cost = (/** @type {{index: number}} */ { index }) => prices.get(index) ?? 0;
      return { ...group, entries: [...group.entries].sort((a, b) => cost(b) - cost(a)) };
    });
  }

  /** @param {Picker} picker @param {number} index */
  function icon(picker, index) {
    const given = asks(room, 'icon', picker.options[index], picker.question, session.scene);
    const face = given ? session.faces?.get(given) : undefined;
    return face ? faceCanvas(room.game, face, { width: 26 }) : iconOf(room.game, given ?? undefined, 20);
  }

  return { render };
}
