// A sheet over the page. The browser keeps the focus inside, closes it with Escape, and gives the focus back.

import { make } from './make.js';

let opened = 0;

/**
 * @param {string} title @param {(sheet: HTMLElement, close: () => void) => void} build
 * @param {string} [game] whose colours it has
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, build, game) {
  const id = `sheet-${++opened}`;
  const body = make('div', { class: 'body' });
  const dialog = make(
    'dialog',
    { class: 'sheet', 'aria-labelledby': id, 'data-game': game },
    make('header', {}, make('h2', { id }, title)),
    body,
    // Last, since it is what is least looked for.
    make('button', { class: 'button quiet close', 'aria-label': 'Close', onclick: () => dialog.close() }, '✕'),
  );
  dialog.addEventListener('close', () => {
    // The news may have been said in here.
    const news = dialog.querySelector('#news');
    if (news) {
      document.body.append(news);
    }
    dialog.remove();
  });
  document.body.append(dialog);
  build(body, () => dialog.close());
  dialog.showModal();
  /** @type {HTMLElement | null} */
  const first = body.querySelector(':is(select, input, textarea, button, a):not([hidden])');
  first?.focus();
  return dialog;
}

/**
 * A field under its label.
 * @param {string} label @param {HTMLElement} field @param {string | Node} [about] a line below
 */
export function labelled(label, field, about) {
  return make(
    'div',
    { class: 'labelled' },
    make('label', {}, make('span', {}, label), field),
    about ? make('small', {}, about) : null,
  );
}

/**
 * A list to choose from, with groups if a choice names one.
 * @param {{value: string, text: string, group?: string}[]} choices @param {string} chosen
 * @param {(value: string) => void} [changed]
 */
export function selection(choices, chosen, changed) {
  const select = make('select', { class: 'field', onchange: () => changed?.(select.value) });
  /** @type {Map<string, HTMLElement>} */
  const groups = new Map([['', select]]);
  for (const { value, text, group = '' } of choices) {
    let home = groups.get(group);
    if (!home) {
      groups.set(group, (home = make('optgroup', { label: group })));
      select.append(home);
    }
    home.append(make('option', { value, selected: value === chosen }, text));
  }
  return select;
}

/**
 * A box to tick, with its words.
 * @param {string} label @param {boolean} checked @param {(checked: boolean) => void} [changed]
 */
export function tick(label, checked, changed) {
  const box = make('input', { type: 'checkbox', checked, onchange: () => changed?.(box.checked) });
  return { box, element: make('label', { class: 'tick' }, box, make('span', {}, label)) };
}

/**
 * What is done at its big button, or by Enter in a field.
 * @param {() => unknown} does @param {import('./make.js').Part[]} children
 */
export function form(does, ...children) {
  const submitted = (/** @type {Event} */ event) => {
    event.preventDefault();
    does();
  };
  return make('form', { onsubmit: submitted }, ...children);
}
