// One deck: whether it may be played, what is in it, and what can be done with it.

import { readDeck } from './decklist.js';
import { deckCards } from './deckcards.js';
import { curvePlot } from './deckcurve.js';
import { curve, isLeader, kinds, size } from './deckfigures.js';
import { chooseDeck, decks, deleteDeck, keepDeck, renameDeck } from './deckstore.js';
import { fill, make } from './make.js';
import { picture } from './cardbox.js';
import { tell } from './news.js';

/** @typedef {import('./deckfigures.js').DeckCard} DeckCard */
/** @typedef {import('../scene/types.js').Refusal} Refusal */
/** @typedef {{legal: boolean, violations: Refusal[], cards: DeckCard[], list?: string}} Checked */
/** @typedef {import('./decklist.js').Unread} Unread */
/** @typedef {{name: string, text: string, unread: Unread[], uncounted?: string[], starter?: boolean}} Shown */

/**
 * @param {HTMLElement} host @param {Shown} shown @param {Checked} checked
 * @param {import('../games/types.js').Game | null} look @param {(name: string) => void} changed
 */
export function showDeck(host, shown, checked, look, changed) {
  const { cards } = checked;
  const leader = cards.find(isLeader);
  fill(
    host,
    make(
      'div',
      { class: 'head' },
      leader ? picture(leader.face, look, 150) : null,
      make(
        'div',
        { class: 'grow' },
        make('h2', {}, shown.name || 'A new deck'),
        make('p', { class: 'facts' }, leader ? `${leader.face.name} and ${size(cards)} cards` : `${size(cards)} cards`),
        make('p', { class: checked.legal ? 'verdict fine' : 'verdict wrong', role: 'status' },
          checked.legal ? '✓ You can play it' : '✕ You cannot play it yet'),
        understood(cards),
        doings(shown, checked, changed),
      ),
      make('div', { class: 'figures' }, curvePlot(curve(cards)), make('ul', { class: 'kinds' },
        ...kinds(cards).filter(({ count }) => count).map(({ label, count }) =>
          make('li', {}, make('b', {}, String(count)), ` ${label}`)))),
    ),
    problems(shown, checked),
    cards.length ? deckCards(cards, look) : make('p', {}, 'No card of this list is known here.'),
  );
}

/**
 * What is wrong, if anything is. The server speaks of lines, but the player may have written others than it was sent.
 * @param {Shown} shown @param {Checked} checked
 */
function problems({ text, unread, uncounted = [] }, { violations, cards }) {
  const unknown = readDeck(text).lines.filter(({ id }) => !cards.some(({ face }) => face.id === id));
  const open = uncounted.filter((id) => !cards.some((card) => card.face.id === id && isLeader(card)));
  const items = [
    ...unknown.map(({ id }) =>
      make('li', {}, `${id} is not known here. `, make('small', {}, 'Its data has to be imported.'))),
    ...violations.filter(({ code }) => code !== 'unknown_card').map(({ message, rule }) =>
      make('li', {}, `${message}. `, rule ? make('small', {}, `Rule ${rule}`) : null)),
    ...unread.map(({ line, almost }) => make('li', {}, `“${line}” was left out: `, make('small', {}, almost
      ? `“${almost}” is not how a card’s number is written. It looks like OP01-016.`
      : 'it names no card by its number, which looks like OP01-016.'))),
    open.length ? make('li', {}, `${open.join(', ')}: nothing says how many, so `,
      open.length > 1 ? 'each counts as one.' : 'it counts as one.') : null,
  ].filter((item) => item !== null);
  return items.length
    ? make('section', { class: 'problems', 'aria-label': 'What is wrong' }, make('ul', {}, ...items))
    : null;
}

/** @param {DeckCard[]} cards */
function understood(cards) {
  const partly = cards.filter(({ gaps }) => gaps.length).length;
  return partly
    ? make('p', { class: 'wrong' }, `✕ ${partly} of ${cards.length} different cards are not understood in full.`)
    : make('p', { class: 'fine' }, '✓ Every text is understood.');
}

/**
 * @param {Shown} shown @param {Checked} checked @param {(name: string) => void} changed
 */
function doings({ name, text, starter }, { list }, changed) {
  if (starter) {
    return null;
  }
  const kept = decks().find((deck) => deck.name === name);
  const field = make('input', { class: 'field', value: name, maxlength: '40', 'aria-label': 'Name of the deck',
    placeholder: 'Name of the deck', required: true });
  /** @param {Event} event */
  const keep = (event) => {
    event.preventDefault();
    const called = field.value.trim();
    if (!called) {
      field.focus();
      return;
    }
    if (kept && called !== name) {
      renameDeck(name, called);
    }
    if (!keepDeck({ name: called, text, list })) {
      tell('The deck is kept until you close this page: your browser does not let pages keep anything.');
    }
    changed(called);
  };
  return make(
    'form',
    { class: 'side', onsubmit: keep },
    field,
    make('button', { class: kept ? 'button' : 'big' }, kept ? 'Rename' : 'Keep it'),
    kept && list ? make('button', {
      type: 'button', class: kept.next ? 'button' : 'big',
      onclick: () => {
        chooseDeck(kept.next ? '' : name);
        changed(name);
      },
    }, kept.next ? '✓ Plays your next game' : 'Play your next game with it') : null,
    kept ? make('button', {
      type: 'button', class: 'button quiet',
      onclick: () => {
        deleteDeck(name);
        changed('');
      },
    }, 'Delete') : null,
  );
}
