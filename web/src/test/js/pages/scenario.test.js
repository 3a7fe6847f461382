import assert from 'node:assert/strict';
import { test } from 'node:test';
import { glance, seatsOf } from '../../../main/resources/dev/cardinal/web/app/pages/scenario.js';

test('a scenario names its game, in YAML and in JSON', () => {
  assert.deepEqual(glance('game: dominion\ntitle: Feast twice\noptions: {players: 3, kingdom: [Feast]}'), {
    game: 'dominion', title: 'Feast twice', seats: 3,
  });
  assert.deepEqual(glance('{"game":"onepiece","title":"A duel"}'), {
    game: 'onepiece', title: 'A duel', seats: undefined,
  });
  assert.deepEqual(glance('hello'), { game: '', title: '', seats: undefined });
});

test('a puzzle has the seats that it says, or those of its game', () => {
  const players = { name: 'players', about: '', values: '1-4', default: '1', bySeat: false };
  assert.equal(seatsOf({ name: 'mageknight', options: [players] }, undefined), 1);
  assert.equal(seatsOf({ name: 'mageknight', options: [players] }, 3), 3);
  assert.equal(seatsOf({ name: 'onepiece', options: [] }, undefined), 2);
  assert.equal(seatsOf({ name: 'onepiece', options: [] }, 4), 2);
});
