// The deck page of One Piece: lists in, and what they amount to.

import { askGame } from '../wire/api.js';
import { readDeck, written } from './decklist.js';
import { chosenDeck, decks } from './deckstore.js';
import { showDeck } from './deckview.js';
import { byId, fill, make } from './make.js';
import { tell, trying } from './news.js';
import { lookOf } from './picture.js';

/** @typedef {{name: string, title: string, list: string, leader: import('../scene/types.js').Face}} Starter */
/** @typedef {import('./deckview.js').Shown} Shown */

/** @type {Starter[]} */
let starters = [];
let shownName = '';

/** @param {Shown} shown */
async function show(shown) {
  const [checked, look] = await Promise.all([askGame('onepiece', 'deck', shown.text), lookOf('onepiece')]);
  shownName = shown.name;
  showDeck(byId('deck'), shown, checked, look, changed);
  listOwn();
  listStarters();
}

/** @param {string} name the deck to show now, if there is one */
function changed(name) {
  const deck = decks().find((one) => one.name === name);
  if (deck) {
    trying(() => show({ name, text: deck.text, unread: [] }));
  } else {
    fill(byId('deck'));
    shownName = '';
    listOwn();
    byId('text').focus();
  }
}

/**
 * @param {string} name @param {string} about @param {() => void} open
 */
function row(name, about, open) {
  return make(
    'li',
    { class: 'row' },
    make(
      'button',
      { class: 'link grow', 'aria-current': String(name === shownName), onclick: open },
      make('b', {}, name),
      ' ',
      make('small', {}, about),
    ),
  );
}

function listOwn() {
  const own = decks();
  fill(byId('own'), ...own.map(({ name, text, list, next }) =>
    row(name, next ? '✓ plays your next game' : list ? '' : '✕ not legal', () =>
      trying(() => show({ name, text, unread: [] })))));
  if (!own.length) {
    fill(byId('own'), make('li', { class: 'row empty' }, 'None yet: paste one, look at it, keep it.'));
  }
}

function listStarters() {
  fill(byId('starters'), ...starters.map(({ name, title }) =>
    row(title, name, () => trying(() => show({ name: title, text: name, unread: [], starter: true })))));
}

/** @param {string} text */
function look(text) {
  const { lines, unread, uncounted } = readDeck(text);
  if (!lines.length) {
    tell('There is no card number in this list. A line looks like 4x OP01-016.');
    return;
  }
  trying(async () => {
    await show({ name: '', text: written(lines), unread, uncounted });
    byId('deck').focus();
  });
}

async function begin() {
  const answer = await askGame('onepiece', 'decks');
  starters = answer.decks;
  const cards = answer.imported
    ? `Besides the starter decks, ${answer.imported} cards are known here.`
    : 'Only the cards of the starter decks are known here.';
  fill(byId('known'), `${cards} Whoever runs this server adds others from a file of card data: `,
    make('code', {}, 'cardinal onepiece import FILE'));
  const first = chosenDeck() ?? decks()[0];
  await show(first ? { ...first, unread: [] }
    : { name: starters[0].title, text: starters[0].name, unread: [], starter: true });
}

byId('new').addEventListener('submit', (event) => {
  event.preventDefault();
  look(/** @type {HTMLTextAreaElement} */ (byId('text')).value);
});
byId('file').addEventListener('change', async (event) => {
  const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  if (file) {
    const text = await file.text();
    /** @type {HTMLTextAreaElement} */ (byId('text')).value = text.slice(0, 10_000);
    look(text);
  }
});
listOwn();
trying(begin);
