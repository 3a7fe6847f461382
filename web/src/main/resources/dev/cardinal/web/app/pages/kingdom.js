// Choosing Dominion's kingdom: ten at random, a set, or card by card.

import { fill, make } from './make.js';
import { labelled, selection } from './dialog.js';
import { kingdomPicker } from './kingdompicker.js';
import { SETS } from './kingdoms.js';

/** @typedef {import('./kingdoms.js').Edition} Edition */

const RANDOM = 'random';
const SET = 'set';
const OWN = 'own';

/**
 * The fields for kingdom and edition.
 * @param {string} [preset] the kingdom chosen so far
 * @returns {{element: HTMLElement, values: () => {kingdom: string, cards: string}}}
 */
export function kingdomField(preset = RANDOM) {
  let way = preset;
  let edition = 'first';
  let set = 'first game';
  /** @type {string[]} */
  let chosen = [];
  const below = make('div', { class: 'kingdom' });
  const editions = selection(
    [
      { value: 'first', text: 'First edition' },
      { value: 'second', text: 'Second edition' },
      { value: 'all', text: 'Both editions' },
    ],
    edition,
    (value) => {
      edition = value;
      show();
    },
  );
  const edited = labelled('Cards', editions);
  const ways = make('div', { class: 'ways', role: 'radiogroup', 'aria-label': 'Kingdom' });
  for (const [value, text] of [[RANDOM, 'Ten at random'], [SET, 'A set'], [OWN, 'Card by card']]) {
    const radio = make('input', {
      type: 'radio', name: 'kingdom', value, checked: value === way, onchange: () => {
        way = value;
        show();
      },
    });
    ways.append(make('label', { class: 'tick' }, radio, make('span', {}, text)));
  }

  function show() {
    edited.hidden = way === OWN;
    if (way === SET) {
      showSets();
    } else if (way === OWN) {
      fill(below, kingdomPicker(chosen, (now) => (chosen = now)));
    } else {
      fill(below);
    }
  }

  function showSets() {
    const known = edition === 'all' ? { ...SETS.first, ...SETS.second } : SETS[/** @type {Edition} */ (edition)];
    set = known[set] ? set : Object.keys(known)[0];
    const cards = make('small', {}, known[set].join(', '));
    const sets = selection(
      Object.keys(known).map((name) => ({ value: name, text: name.charAt(0).toUpperCase() + name.slice(1) })),
      set,
      (value) => {
        set = value;
        cards.textContent = known[set].join(', ');
      },
    );
    fill(below, labelled('Set', sets, cards));
  }

  show();
  return {
    element: make('div', {}, make('div', { class: 'side' }, ways, edited), below),
    values: () => ({
      kingdom: way === SET ? set : way === OWN && chosen.length ? chosen.join(',') : RANDOM,
      cards: way === OWN ? 'all' : edition,
    }),
  };
}
