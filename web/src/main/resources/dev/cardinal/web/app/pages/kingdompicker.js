// Dominion's kingdom cards, to be chosen one by one.

import { cardBox } from './cardbox.js';
import { labelled, selection } from './dialog.js';
import { TEN, filledUp, kingdomCards, matching } from './kingdoms.js';
import { make } from './make.js';
import { tell } from './news.js';
import { facesById, lookOf } from './picture.js';

/**
 * @param {string[]} before @param {(chosen: string[]) => void} changed
 */
export function kingdomPicker(before, changed) {
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
  }).catch(() => tell('The cards cannot be shown now.'));
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
