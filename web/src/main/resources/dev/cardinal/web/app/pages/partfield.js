// What a player chooses for themselves: a deck, a hero, or whatever a game lets every seat choose.

import { decks } from './deckstore.js';
import { selection } from './dialog.js';
import { sentence } from './people.js';

/** The starter decks, by the names that the server knows. */
const STARTERS = [
  { name: 'ST01', title: 'Straw Hat Crew' },
  { name: 'ST02', title: 'Worst Generation' },
  { name: 'ST03', title: 'The Seven Warlords of the Sea' },
  { name: 'ST04', title: 'Animal Kingdom Pirates' },
];

/** @param {string} part the option's name */
export function partWord(part) {
  return { decks: 'Deck', heroes: 'Hero' }[part] ?? sentence(part);
}

/**
 * @param {import('../wire/api.js').GameOption} part @param {string} chosen @param {(value: string) => void} changed
 */
export function partField(part, chosen, changed) {
  return selection(choices(part), chosen || part.default, changed);
}

/**
 * @param {import('../wire/api.js').GameOption} part
 * @returns {{value: string, text: string, group?: string}[]}
 */
function choices(part) {
  if (part.name === 'decks') {
    return [
      ...decks().flatMap(({ name, list }) => (list ? [{ value: list, text: name, group: 'Your decks' }] : [])),
      ...STARTERS.map(({ name, title }) => ({ value: name, text: `${title} (${name})`, group: 'Starter decks' })),
    ];
  }
  const values = part.values.split(/,| or /).map((value) => value.trim()).filter(Boolean);
  if (!values.includes(part.default)) {
    values.unshift(part.default);
  }
  return values.map((value) => ({ value, text: value === 'random' ? 'At random' : sentence(value) }));
}
