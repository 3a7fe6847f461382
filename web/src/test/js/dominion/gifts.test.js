import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWords, read } from '../../../main/resources/dev/cardinal/web/app/games/dominion/gifts.js';
import { kindLine, kindOf } from '../../../main/resources/dev/cardinal/web/app/games/dominion/kinds.js';
import { pictureOf } from '../../../main/resources/dev/cardinal/web/app/games/dominion/pictures.js';
import icons from '../../../main/resources/dev/cardinal/web/app/games/dominion/icons.js';
import { explain } from '../../../main/resources/dev/cardinal/web/app/games/dominion/words.js';
import { CARDS, named } from './cards.js';

/** @param {string} name */
function shapes(name) {
  return read(named(name)).gifts
    .map(({ kind, label, icon, others }) => `${others ? 'others ' : ''}${kind} ${label ?? icon ?? ''}`.trim());
}

test('plain gifts are read from the lines, in their order', () => {
  assert.deepEqual(shapes('Market'), ['card 1', 'action 1', 'coin 1', 'buy 1']);
  assert.deepEqual(read(named('Market')).plus.map(inWords), ['+1 Card', '+1 Action', '+1 Coin', '+1 Buy']);
  assert.equal(read(named('Market')).text, '');
});

test('what is not plain stays as text and gets a shape', () => {
  assert.deepEqual(shapes('Cellar'), ['action 1', 'swap cycle']);
  assert.equal(read(named('Cellar')).text, 'Discard any number of cards, then draw that many.');
  assert.deepEqual(shapes('Remodel'), ['trash', 'gain +2']);
  assert.deepEqual(shapes('Moat'), ['card 2', 'guard white-tower']);
  assert.deepEqual(shapes('Throne Room'), ['twice ×2']);
  assert.deepEqual(shapes('Gardens'), ['points 1', 'card /10']);
});

test('what happens to the others is marked', () => {
  assert.deepEqual(shapes('Militia'), ['coin 2', 'others hands 3']);
  assert.deepEqual(shapes('Bandit'), ['gain gold-bar', 'others look', 'others trash']);
});

test('points below zero are bad and have a true minus', () => {
  const [points] = read(named('Curse')).gifts;
  assert.deepEqual(points, { kind: 'points', label: '−1', bad: true });
  assert.equal(inWords({ kind: 'points', number: -1 }), '−1 Point');
});

test('a card that nobody has heard of keeps its text and gets a picture of its kind', () => {
  const face = { id: 'X', name: 'Xylophone', kind: 'action-attack', cost: '9', lines: ['+7 Buys. Opponents sing'] };
  assert.deepEqual(read(face).plus, [{ kind: 'buy', number: 7 }]);
  assert.equal(read(face).text, 'Opponents sing.');
  assert.equal(kindOf(face), 'attack');
  assert.equal(kindLine(face), 'Action · Attack');
  assert.ok(icons[pictureOf(face)]);
  assert.equal(read({ id: 'Y', name: 'Y', kind: 'ruin' }).text, '');
});

test('a card that says its worth in numbers only has it as a gift', () => {
  assert.deepEqual(read({ id: 'P', name: 'Platinum', kind: 'treasure', numbers: { coins: 5 } }).plus,
    [{ kind: 'coin', number: 5 }]);
});

test('every card has a picture that is shipped, and no more gifts than there is room for', () => {
  for (const face of CARDS) {
    assert.ok(icons[pictureOf(face)], face.name);
    assert.ok(read(face).gifts.length > 0 && read(face).gifts.length <= 4, face.name);
  }
});

test('words on the card are explained, each once', () => {
  const words = explain(named('Militia')).map(({ word }) => word);
  assert.deepEqual(words, ['Coins', 'Attack', 'Discard', 'Notched sheet']);
});
