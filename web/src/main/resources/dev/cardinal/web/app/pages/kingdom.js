// Choosing Dominion's kingdom: ten at random, a set, or card by card.

import { fill, make } from './make.js';
import { labelled, selection } from './dialog.js';
import { facesById, lookOf } from './picture.js';
import { SETS, TEN, filledUp, kingdomCards, matching } from './kingdoms.js';
import { cardBox } from './cardbox.js';

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
      fill(below, picker(chosen, (now) => (chosen = now)));
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

/**
 * All kingdom cards, to be chosen one by one.
 * @param {string[]} before @param {(chosen: string[]) => void} changed
 */
function picker(before, changed) {
  let chosen = [...before];
  const wanted = { edition: '', cost: '', kind: '' };
  const count = make('p', { role: 'status', class: 'grow' });
  const grid = make('div', { class: 'cards', role: 'group', 'aria-label': 'Kingdom cards' });
  /** @type {import('../scene/types.js').Face[]} */
  let cards = [];
  /** @type {Map<string, ReturnType<typeof cardBox>>} */
  const boxes = new Map();

  const say = () => {
    count.textContent = `${chosen.length} of ${TEN} chosen${chosen.length ? `: ${chosen.join(', ')}` : ''}`;
  };
  /** @param {string[]} now */
  const choose = (now) => {
    chosen = now;
    boxes.forEach((box, name) => (box.input.checked = chosen.includes(name)));
    say();
    changed(chosen);
  };
  const filter = () => {
    const shown = matching(cards, wanted);
    cards.forEach((card) => {
      /** @type {ReturnType<typeof cardBox>} */ (boxes.get(card.name)).element.hidden = !shown.includes(card);
    });
  };
  /** @param {'edition'|'cost'|'kind'} name @param {string} label @param {[string, string][]} values */
  const filterBy = (name, label, values) =>
    labelled(
      label,
      selection(values.map(([value, text]) => ({ value, text })), '', (value) => {
        wanted[name] = value;
        filter();
      }),
    );

  Promise.all([facesById('dominion'), lookOf('dominion')]).then(([faces, look]) => {
    cards = kingdomCards([...faces.values()]);
    for (const card of cards) {
      const box = cardBox(card, look, chosen.includes(card.name), (checked) =>
        choose(checked ? [...chosen, card.name] : chosen.filter((name) => name !== card.name)),
      );
      boxes.set(card.name, box);
      grid.append(box.element);
    }
    say();
  });
  return make(
    'div',
    {},
    make(
      'div',
      { class: 'side' },
      filterBy('edition', 'Edition', [['', 'Any'], ['first', 'First'], ['second', 'Second']]),
      filterBy('cost', 'Cost', [['', 'Any'], ['2', '2'], ['3', '3'], ['4', '4'], ['5', '5'], ['6', '6']]),
      filterBy('kind', 'Type', [
        ['', 'Any'], ['action', 'Action'], ['attack', 'Attack'], ['reaction', 'Reaction'], ['victory', 'Victory'],
      ]),
    ),
    make(
      'div',
      { class: 'side' },
      count,
      make('button', {
        class: 'button small', type: 'button',
        onclick: () => choose(filledUp(chosen, matching(cards, wanted).map((card) => card.name))),
      }, 'Fill up at random'),
      make('button', { class: 'button small', type: 'button', onclick: () => choose([]) }, 'None'),
    ),
    grid,
  );
}
