import assert from 'node:assert/strict';
import { test } from 'node:test';
import { struck as knight } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/struck.js';
import { struck as pirate } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/struck.js';
import { rolled } from '../../../main/resources/dev/cardinal/web/app/panels/rolling.js';
import { shaken } from '../../../main/resources/dev/cardinal/web/app/table/shake.js';

const pose = (/** @type {string} */ key) => /** @type {any} */ ({ key, x: 100, w: 50 });
const then = { length: 260, film: (/** @type {number} */ time) => [/** @type {any} */ ({ key: `at ${time}` })] };

test('what was hit shakes twice, then everything moves', () => {
  const before = [pose('hit'), pose('spared')];
  const { film, length } = shaken(then, before, ({ key }) => key === 'hit', 1);
  assert.equal(length, 420);
  const sides = [];
  for (let time = 1; time < 160; time += 1) {
    const [hit, spared] = film(time);
    assert.equal(spared, before[1]);
    const side = Math.sign(Math.round((hit.x - 100) * 10));
    if (side && side !== sides.at(-1)) sides.push(side);
  }
  assert.deepEqual(sides, [1, -1, 1, -1]);
  assert.equal(film(200)[0].key, 'at 40');
});

test('nothing shakes that was not hit, or where nothing may move', () => {
  assert.equal(shaken(then, [pose('spared')], () => false, 1), then);
  assert.equal(shaken(then, [pose('hit')], () => true, 0), then);
});

test('damage hits the Leader, and a Character that is K.O.’d was hit', () => {
  assert.deepEqual(pirate({ type: 'damage', seat: 1 }), [{ area: '1/leader' }]);
  const gone = { type: 'knocked_out', owner: 1, zone: 'CHARACTER_AREA', index: 2 };
  assert.deepEqual(pirate(gone), [{ area: '1/characters', place: 2 }]);
  assert.deepEqual(pirate({ type: 'battle_over', seat: 1 }), []);
});

test('wounds hit the hero, and a defeated enemy was hit', () => {
  const tovak = { place: { q: 1, r: 0 }, face: 'hero/Tovak', badges: { seat: 0 } };
  const scene = /** @type {any} */ ({ areas: [{ id: 'heroes', pieces: [tovak] }] });
  assert.deepEqual(knight({ type: 'wounds_taken', seat: 0 }, scene),
    [{ area: 'heroes', place: tovak.place, face: 'hero/Tovak' }]);
  const fled = { type: 'enemy_defeated', moves: [{ move: 'moved', from: 'combat', at: 1, to: 'defeated/0' }] };
  assert.deepEqual(knight(fled, scene), [{ area: 'combat', place: 1 }]);
});

test('a counter rolls to what it has become', () => {
  const roll = { from: 2, to: 12, began: 1000 };
  assert.deepEqual([900, 1000, 1100, 1200, 5000].map((now) => rolled(roll, now)), [2, 2, 7, 12, 12]);
});
