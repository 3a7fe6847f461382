import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howItEnded, whoWon } from '../../../main/resources/dev/cardinal/web/app/panels/endings.js';

const outcome = (places, more = {}) => ({
  ending: 'piles', places, scores: [], turns: 9, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  ...more,
});
const named = (seat) => ['Ann', 'Bo', 'Cy'][seat];

test('says who won', () => {
  assert.equal(whoWon(outcome([1, 2]), 0, named), 'You win');
  assert.equal(whoWon(outcome([1, 2]), 1, named), 'Ann wins');
  assert.equal(whoWon(outcome([1, 1, 3]), -1, named), 'Ann and Bo share the win');
  assert.equal(whoWon(outcome([1, 1], { ending: 'draw' }), 0, named), 'A draw');
});

test('a game alone is won or lost', () => {
  assert.equal(whoWon(outcome([1], { success: true }), 0, named), 'You win');
  assert.equal(whoWon(outcome([1], { success: false }), 0, named), 'You lose');
  assert.equal(whoWon(outcome([1], { success: false }), -1, named), 'Ann loses');
});

test('says how it ended', () => {
  assert.equal(howItEnded(outcome([1, 2])), 'Three piles are empty, after 9 turns.');
});
