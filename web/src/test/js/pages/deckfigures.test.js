import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curve, kinds, size, sorted } from '../../../main/resources/dev/cardinal/web/app/pages/deckfigures.js';

/** @param {string} id @param {string} kind @param {number} count @param {string} [cost] @param {number} [counter] */
const card = (id, kind, count, cost, counter) => ({
  count, face: { id, name: id, kind, cost, ...(counter && { numbers: { counter } }) }, program: [], gaps: [],
});
const deck = [
  card('B-003', 'Event', 2, '1'), card('B-002', 'Character', 4, '12', 1000), card('A-001', 'Leader', 1),
  card('B-001', 'Character', 4, '1', 2000),
];

test('the Leader is not counted', () => assert.equal(size(deck), 10));

test('the curve counts cards by cost, and the highest costs together', () => {
  const bars = curve(deck);
  assert.equal(bars.length, 11);
  assert.deepEqual(bars[1], { cost: '1', count: 6 });
  assert.deepEqual(bars[10], { cost: '10+', count: 4 });
});

test('a cheap deck has a short curve', () => assert.equal(curve([card('A', 'Event', 1, '2')]).length, 6));

test('kinds and counters are counted', () => {
  assert.deepEqual(kinds(deck).map(({ count }) => count), [8, 2, 0, 4, 4]);
});

test('the Leader comes first, then cards by cost and number', () => {
  assert.deepEqual(sorted(deck).map(({ face }) => face.id), ['A-001', 'B-001', 'B-003', 'B-002']);
});
