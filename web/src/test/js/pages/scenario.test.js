import assert from 'node:assert/strict';
import { test } from 'node:test';
import { glance } from '../../../main/resources/dev/cardinal/web/app/pages/scenario.js';

test('a scenario names its game, in YAML and in JSON', () => {
  assert.deepEqual(glance('game: dominion\ntitle: Feast twice\noptions: {players: 3, kingdom: [Feast]}'), {
    game: 'dominion', title: 'Feast twice', seats: 3,
  });
  assert.deepEqual(glance('{"game":"onepiece","title":"A duel"}'), {
    game: 'onepiece', title: 'A duel', seats: undefined,
  });
  assert.deepEqual(glance('hello'), { game: '', title: '', seats: undefined });
});
