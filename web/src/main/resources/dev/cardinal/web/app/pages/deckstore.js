// The decks that this browser keeps.

import { read, write } from '../wire/store.js';

/**
 * @typedef {object} KeptDeck
 * @property {string} name
 * @property {string} text as it was pasted, in lines
 * @property {string} [list] the same in one line, if the deck is legal: what a seat hands in
 * @property {boolean} [next] whether the next game of One Piece is played with it
 */

const DECKS = 'onepiece/decks';

/** @returns {KeptDeck[]} */
export function decks() {
  const kept = read(DECKS);
  const isDeck = (/** @type {any} */ deck) => typeof deck?.name === 'string' && typeof deck.text === 'string';
  return Array.isArray(kept) ? kept.filter(isDeck) : [];
}

/**
 * Keeps a deck under its name, in place of one that has it already.
 * @param {KeptDeck} deck
 * @returns {boolean} whether it is still there when the page is opened again
 */
export function keepDeck(deck) {
  const all = decks();
  const at = all.findIndex(({ name }) => name === deck.name);
  return write(DECKS, at < 0 ? [...all, deck] : all.with(at, { ...all[at], ...deck }));
}

/** @param {string} name */
export function deleteDeck(name) {
  write(DECKS, decks().filter((deck) => deck.name !== name));
}

/** @param {string} from @param {string} to */
export function renameDeck(from, to) {
  write(DECKS, decks().filter(({ name }) => name === from || name !== to)
    .map((deck) => (deck.name === from ? { ...deck, name: to } : deck)));
}

/** @param {string} name the deck for the next game; any other text for none */
export function chooseDeck(name) {
  write(DECKS, decks().map(({ next, ...deck }) => ({ ...deck, ...(deck.name === name && { next: true }) })));
}

/** The deck for the next game, if one is chosen. */
export function chosenDeck() {
  return decks().find(({ next, list }) => next && list);
}
