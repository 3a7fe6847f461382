// What you are called: asked for once, and kept by the browser.

import { keepName, myName } from '../wire/seats.js';
import { form, labelled, openDialog } from './dialog.js';
import { byId, fill, make } from './make.js';

const LONGEST = 40;

/** The field in the head of the page. */
export function nameField() {
  /** @type {HTMLInputElement} */
  const field = byId('name');
  field.value = myName();
  field.addEventListener('change', () => keepName(field.value.trim()));
}

/**
 * Your name; it is asked for if other people will read it and there is none yet.
 * @returns {Promise<string | null>} null if you would rather not go on
 */
export function askedName() {
  const known = myName();
  if (known) {
    return Promise.resolve(known);
  }
  return new Promise((answer) => {
    /** @type {string | null} */
    let given = null;
    const dialog = openDialog('What are you called?', (sheet, close) => {
      const field = make('input', { class: 'field', maxlength: LONGEST, autocomplete: 'nickname', required: true });
      fill(sheet, form(
        () => {
          given = field.value.trim();
          keepName(given);
          /** @type {HTMLInputElement} */ (byId('name')).value = given;
          close();
        },
        labelled('Your name', field, 'The others at the table read it.'),
        make('div', { class: 'doing' }, make('button', { class: 'big' }, 'Go on')),
      ));
    });
    dialog.addEventListener('close', () => answer(given));
  });
}
