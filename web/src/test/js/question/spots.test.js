import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marks } from '../../../main/resources/dev/cardinal/web/app/question/marks.js';
import { Picker } from '../../../main/resources/dev/cardinal/web/app/question/picker.js';
import { covers, spotKey, spotOf } from '../../../main/resources/dev/cardinal/web/app/question/spots.js';

test('a key says area, place and face', () => {
  assert.equal(spotKey({ area: 'trash' }), 'trash||');
  assert.equal(spotKey({ area: '0/characters', place: 0, face: 'ST01-003' }), '0/characters|0|ST01-003');
  assert.equal(spotKey({ area: 'map', place: { q: 1, r: -4 } }), 'map|1,-4|');
  const spots = [{ area: 'trash' }, { area: 'a', place: 0 }, { area: 'map', place: { q: -1, r: 2 }, face: 'x/y' }];
  for (const spot of spots) {
    assert.deepEqual(spotOf(spotKey(spot)), spot);
  }
});

test('what a spot leaves out may be anything', () => {
  assert.ok(covers({ area: 'a' }, { area: 'a', place: 3, face: 'x' }));
  assert.ok(covers({ area: 'a', face: 'x' }, { area: 'a', place: 3, face: 'x' }));
  assert.ok(!covers({ area: 'a', face: 'y' }, { area: 'a', face: 'x' }));
  assert.ok(!covers({ area: 'a', place: 0 }, { area: 'a', place: 1 }));
  assert.ok(!covers({ area: 'a', place: 0 }, { area: 'a' }));
  assert.ok(covers({ area: 'm', place: { q: 0, r: 1 } }, { area: 'm', place: { q: 0, r: 1 } }));
});

test('the table is told what can be picked, what is, and what no longer can', () => {
  const picker = new Picker({
    prompt: '', limits: { min: 0, max: 2 },
    options: ['A', 'B', 'C'].map((face) => ({ name: face, spots: [{ area: '0/hand', face }] })),
  });
  assert.equal(marks(picker).get('0/hand||A')?.state, 'can');
  picker.pick(0);
  picker.pick(1);
  const lit = marks(picker);
  assert.deepEqual(lit.get('0/hand||A'), { state: 'picked', tag: '✓', ends: [] });
  assert.equal(lit.get('0/hand||C')?.state, 'dim');
  assert.equal(lit.get('')?.dim, true);
  assert.equal(marks(null).size, 0);
});

test('equal pieces that lie apart are all lit, and picked one after another', () => {
  const spots = [0, 1, 2].map((place) => ({ area: '0/cost', place }));
  const picker = new Picker({ prompt: '', limits: { min: 0, max: 2 }, options: [{ name: 'DON!!', count: 3, spots }] });
  const states = () => spots.map((spot) => marks(picker).get(spotKey(spot))?.state);
  assert.deepEqual(states(), ['can', 'can', 'can']);
  picker.pick(0);
  assert.deepEqual(states(), ['picked', 'can', 'can']);
  picker.pick(0);
  assert.deepEqual(states(), ['picked', 'picked', 'dim']);
});
