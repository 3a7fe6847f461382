import assert from 'node:assert/strict';
import { test } from 'node:test';
import game from '../../../main/resources/dev/cardinal/web/app/games/dominion/game.js';
import { asked, said } from '../../../main/resources/dev/cardinal/web/app/games/dominion/asked.js';
import { CARDS, question, scene } from './cards.js';

game.meet(CARDS);

const BUY = 'Buy phase: play Treasures, buy a card or end the phase';
const ACTION = 'Action phase: play an Action or end the phase';

test('every prompt of the game is told apart', () => {
  const prompts = [ACTION, BUY, 'Player 1 played Militia! Discard down to 3 cards. Select 2 cards to discard',
    'Select 1 card to discard, one for each empty pile',
    'Select any number of cards to discard, then draw as many (or 0 to skip)',
    'Set aside Moat? (y/n)', 'Gain card costing up to $5', 'Gain trashed Gold? (y/n)', 'Trash, discard or keep Estate?',
    'Which card goes on top of your deck?', 'Put deck into discard pile? (y/n)', 'Play the discarded Smithy? (y/n)',
    'Trash Copper? (y/n)', 'Select Action card to play twice', 'Player 1 played Witch! Reveal Moat to block? (y/n)',
    'Player 0 revealed Gold. Discard or keep?', 'Choose Treasure to trash: Silver or Gold',
    'Put a card from your discard pile onto your deck?', 'Select a card from your hand to put onto your deck',
    'Reveal Victory card to place on deck', 'Select up to 4 cards to trash (or 0 to skip)', 'Select Treasure to trash',
    'Select 1 card to trash'];
  const kinds = prompts.map((prompt) => asked(question(prompt)).kind);
  assert.equal(new Set(kinds).size, prompts.length);
  assert.ok(!kinds.includes('other'));
  for (const prompt of prompts) {
    const { title, say } = game.heading(question(prompt, 'play Moat', 'end phase'), scene([]), 0);
    assert.ok(title && say && !/undefined|NaN|Player \d/.test(title + say), `${prompt}: ${title}. ${say}`);
  }
});

test('a prompt of a new card is left to the page', () => {
  assert.deepEqual(game.heading(question('Name a card'), scene([]), 0), { title: '', say: '' });
});

test('options say what is done with which card', () => {
  assert.deepEqual(said({ text: 'buy Throne Room' }), { verb: 'buy', card: 'Throne Room' });
  assert.deepEqual(said({ text: 'set aside Moat' }), { verb: 'set aside', card: 'Moat' });
  assert.deepEqual(said({ text: 'end phase' }), { verb: 'end phase', card: '' });
  assert.deepEqual(said({ name: 'Estate' }), { verb: '', card: 'Estate' });
});

test('buying: what lit piles cost, and what the Treasures in hand would make', () => {
  const now = scene([], { '0/hand': { Copper: 2, Estate: 1 } }, { coins: 4 });
  const buy = question(BUY, 'play all treasures', 'play Copper', 'buy Silver', 'end phase');
  assert.deepEqual(game.heading(buy, now, 0),
    { title: 'Buy a card', say: 'Lit piles cost 4 or less. With both Coppers you have 6.' });
  assert.deepEqual(hint(buy, 0, now), { text: '4 coins become 6' });
  assert.deepEqual(hint(buy, 1, now), { text: '4 coins become 5' });
  assert.equal(game.icon?.(buy.options[2], buy, now), '3');
});

test('with a second buy the options say what they leave', () => {
  const now = scene([], {}, { coins: 5, buys: 2 });
  const buy = question(BUY, 'buy Silver', 'end phase');
  assert.equal(game.heading(buy, now, 0).title, 'Buy up to 2 cards');
  assert.deepEqual(hint(buy, 0, now), { text: 'leaves 2 coins' });
});

test('a Merchant makes the first Silver worth more', () => {
  const now = scene([], { '0/hand': { Silver: 2 }, '0/play': { Merchant: 1 } }, { coins: 0 });
  const buy = question(BUY, 'play all treasures', 'play Silver', 'end phase');
  assert.deepEqual(hint(buy, 0, now), { text: '0 coins become 5' });
  const twice = scene([], { '0/hand': { Silver: 2 }, '0/play': { Merchant: 1, 'Throne Room': 1 } }, { coins: 0 });
  assert.deepEqual(hint(buy, 0, twice), { text: '0 coins become at least 5' });
});

test('ending a phase says what is left to do', () => {
  const action = question(ACTION, 'play Moat', 'play Smithy', 'end phase');
  assert.deepEqual(game.useful(action, scene([]), 0), ['play Moat or Smithy']);
  assert.deepEqual(hint(action, 2, scene([])), { text: '1 action unused', good: false });
  const buy = question(BUY, 'buy Copper', 'buy Curse', 'end phase');
  assert.deepEqual(game.useful(buy, scene([]), 0), []);
  assert.deepEqual(hint(buy, 2, scene([])), { text: 'ends your turn' });
  const rich = scene([], {}, { coins: 2 });
  assert.deepEqual(game.useful(question(BUY, 'buy Estate', 'end phase'), rich, 0), ['spend 2 coins']);
});

test('a Remodel in play says what may be gained for a card', () => {
  const trash = question('Select 1 card to trash', 'trash Gold');
  assert.deepEqual(hint(trash, 0, scene([], { '0/play': { Remodel: 1 } })), { text: 'then up to 8' });
  assert.equal(hint(trash, 0, scene([])), null);
});

test('a Reaction says what it prevents', () => {
  const block = question('Player 1 played Militia! Reveal Moat to block? (y/n)', 'reveal Moat', 'reveal nothing');
  assert.equal(hint(block, 0, scene([]))?.good, true);
  assert.equal(hint(block, 1, scene([]))?.good, false);
});

test('the hand: Actions, Treasures, Victory cards, Curses', () => {
  const faces = new Map(CARDS.map((face) => [face.id, face]));
  const hand = ['Estate', 'Gold', 'Curse', 'Copper', 'Smithy', 'Moat'];
  const sorted = hand.sort((a, b) => game.sort?.(a, b, faces) ?? 0);
  assert.deepEqual(sorted, ['Moat', 'Smithy', 'Copper', 'Gold', 'Estate', 'Curse']);
});

/** @param {any} asking @param {number} index @param {any} now */
function hint(asking, index, now) {
  return game.hint(asking.options[index], asking, now, 0, []);
}
