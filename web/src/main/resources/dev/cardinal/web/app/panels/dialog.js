// A dialog: the browser keeps the focus in it, Esc closes it, and the focus goes back where it was.

import { drawing, h } from './html.js';
import { CLOSE } from './signs.js';

/** @typedef {import('./html.js').Child} Child */

/**
 * Opens a dialog; only one of a name is open at a time.
 * @param {string} name
 * @param {{title: string, lead?: string, body: Child[], buttons?: Node[], onClose?: () => void,
 *   wide?: boolean}} content
 * @returns {HTMLDialogElement}
 */
export function dialog(name, { title, lead = '', body, buttons = [], onClose, wide = false }) {
  document.getElementById(`dialog-${name}`)?.remove();
  const closer = h('button', { class: 'close', type: 'button', 'aria-label': 'Close' }, drawing(CLOSE, { line: true }));
  const box = h('dialog', {
    id: `dialog-${name}`, class: wide ? 'panel dialog wide' : 'panel dialog', 'aria-labelledby': `title-${name}`,
  },
    h('div', { class: 'dialog-head' }, h('h2', { id: `title-${name}` }, title), closer),
    h('div', { class: 'dialog-body', tabindex: '-1' }, lead && h('p', { class: 'say' }, lead), body),
    buttons.length > 0 && h('div', { class: 'dialog-ways' }, buttons));
  closer.addEventListener('click', () => box.close());
  box.addEventListener('click', (event) => event.target === box && box.close());
  box.addEventListener('close', () => {
    box.remove();
    onClose?.();
  });
  document.body.append(box);
  box.showModal();
  // The first thing in it, and not the cross that closes it.
  const first = box.querySelector(
    '.dialog-body :is(input:checked, input:not([type=radio]), button), .dialog-ways button');
  if (first instanceof HTMLElement) first.focus();
  return box;
}

/**
 * @param {string} label @param {() => void} act @param {string} [kind]
 */
export function button(label, act, kind = '') {
  return h('button', { class: `button ${kind}`.trim(), type: 'button', onclick: act }, label);
}

/**
 * Asks before something is done.
 * @param {string} name
 * @param {{title: string, text: Child[] | string, yes: string, no: string,
 *   never?: {label: string, act: () => void}}} words
 * @returns {Promise<boolean>}
 */
export function confirmed(name, { title, text, yes, no, never }) {
  return new Promise((resolve) => {
    let answer = false;
    const box = dialog(name, {
      title,
      body: typeof text === 'string' ? [h('p', {}, text)] : text,
      buttons: [
        button(yes, () => { answer = true; box.close(); }, 'big'),
        button(no, () => box.close(), 'quiet'),
        ...(never ? [button(never.label, () => { never.act(); answer = true; box.close(); }, 'link')] : []),
      ],
      onClose: () => resolve(answer),
    });
  });
}
