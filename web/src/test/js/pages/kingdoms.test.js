import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  SETS, filledUp, isIn, kingdomCards, matching,
} from '../../../main/resources/dev/cardinal/web/app/pages/kingdoms.js';

/** @param {string} name @param {string} cost @param {string} kind */
const face = (name, cost, kind = 'action') => ({ id: name, name, cost, kind });
const faces = [
  face('Copper', '0', 'treasure'), face('Witch', '5', 'action-attack'), face('Feast', '4'), face('Cellar', '2'),
];

test('every set has ten cards of its edition', () => {
  for (const edition of /** @type {const} */ (['first', 'second'])) {
    for (const [name, cards] of Object.entries(SETS[edition])) {
      assert.equal(new Set(cards).size, 10, name);
      assert.ok(cards.every((card) => isIn(card, edition)), `${name}, ${edition} edition`);
    }
  }
});

test('kingdom cards are those that are no basic cards, by cost', () => {
  assert.deepEqual(kingdomCards(faces).map(({ name }) => name), ['Cellar', 'Feast', 'Witch']);
});

test('cards are found by edition, cost and type', () => {
  const names = (/** @type {{edition?: string, cost?: string, kind?: string}} */ wanted) =>
    matching(kingdomCards(faces), { edition: '', cost: '', kind: '', ...wanted }).map(({ name }) => name);
  assert.deepEqual(names({ edition: 'second' }), ['Cellar', 'Witch']);
  assert.deepEqual(names({ cost: '4' }), ['Feast']);
  assert.deepEqual(names({ kind: 'attack' }), ['Witch']);
});

test('filling up keeps what was chosen and takes nothing twice', () => {
  const all = Array.from({ length: 14 }, (_, i) => `card ${i}`);
  const full = filledUp(['card 3'], all, () => 0.999);
  assert.equal(full[0], 'card 3');
  assert.equal(new Set(full).size, 10);
  assert.deepEqual(filledUp([], ['one']), ['one']);
});
