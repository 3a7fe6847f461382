import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Picker } from '../../../main/resources/dev/cardinal/web/app/question/picker.js';

const hand = (...names) => names.map((name) => ({ name, spots: [{ area: '0/hand', face: name }] }));

test('a question without limits is answered by one pick', () => {
  const picker = new Picker({ prompt: 'Buy', options: [{ text: 'buy Silver' }, { text: 'end phase', plain: true }] });
  assert.equal(picker.one, true);
  assert.equal(picker.ready, false);
  assert.equal(picker.plain, 1);
  assert.ok(picker.pick(0));
  assert.equal(picker.ready, true);
});

test('equal pieces are picked as often as there are', () => {
  const picker = new Picker({
    prompt: 'Trash', limits: { min: 0, max: 4 }, options: [{ name: 'Copper', count: 2 }, { name: 'Estate' }],
  });
  assert.equal(picker.most, 3);
  assert.equal(picker.ready, true);
  picker.toggle(0);
  picker.toggle(0);
  assert.deepEqual(picker.picks, [0, 0]);
  assert.equal(picker.can(0), false);
  picker.toggle(0);
  assert.deepEqual(picker.picks, [], 'after the last one a click puts all of them back');
});

test('no more than the most can be picked, and less than the least is not ready', () => {
  const picker = new Picker({
    prompt: 'Discard', limits: { min: 2, max: 2 },
    options: hand('Copper', 'Estate', 'Curse'),
  });
  picker.pick(0);
  assert.equal(picker.ready, false);
  picker.pick(1);
  assert.equal(picker.ready, true);
  assert.equal(picker.can(2), false);
  assert.equal(picker.pick(2), false);
  picker.unpick(0);
  assert.ok(picker.can(2));
});

test('where one may be picked, another takes its place', () => {
  const picker = new Picker({ prompt: 'Up to 1', limits: { min: 0, max: 1 }, options: hand('Nami', 'Sanji') });
  picker.toggle(0);
  picker.toggle(1);
  assert.deepEqual(picker.picks, [1]);
  picker.toggle(1);
  assert.deepEqual(picker.picks, []);
  assert.ok(picker.ready, 'nothing is an answer too');
});

test('weights add up to at most the total', () => {
  const picker = new Picker({
    prompt: 'Ready units', limits: { min: 0, max: 3, total: 3 },
    options: [
      { name: 'Peasants', weight: 1, count: 2 }, { name: 'Monks', weight: 2 }, { name: 'Altem Mages', weight: 4 },
    ],
  });
  assert.equal(picker.can(2), false);
  picker.pick(1);
  picker.pick(0);
  assert.equal(picker.weightLeft, 0);
  assert.equal(picker.can(0), false);
  assert.ok(picker.ready);
});

test('names must differ where the limits say so', () => {
  const picker = new Picker({
    prompt: 'Different names', limits: { min: 0, max: 2, distinct: true },
    options: [{ name: 'Nami' }, { name: 'Nami' }, { name: 'Sanji' }],
  });
  picker.pick(0);
  assert.equal(picker.can(1), false);
  assert.ok(picker.can(2));
});

test('the order of picks is kept', () => {
  const picker = new Picker({
    prompt: 'In any order', limits: { min: 3, max: 3, ordered: true }, options: hand('A', 'B', 'C'),
  });
  [2, 0, 1].forEach((index) => picker.toggle(index));
  assert.deepEqual(picker.picks, [2, 0, 1]);
  picker.toggle(2);
  assert.deepEqual(picker.picks, [0, 1]);
});

test('everything can be picked at once', () => {
  const picker = new Picker({
    prompt: 'Any', limits: { min: 0, max: 2 ** 31 - 1 },
    options: [{ name: 'A', count: 3 }, { name: 'B' }],
  });
  picker.pickAll();
  assert.deepEqual(picker.picks, [0, 0, 0, 1]);
});

test('a piece finds its options, by area, place and face', () => {
  const picker = new Picker({
    prompt: 'Main Phase',
    options: [
      { text: 'use Nami', spots: [{ area: '0/characters', place: 1 }] },
      { text: 'give DON!! to Nami', spots: [{ area: '0/characters', place: 1 }, { area: '0/cost', place: 0 }] },
      { text: 'buy Copper', spots: [{ area: 'supply/Copper' }] },
      { text: 'play Copper', spots: [{ area: '0/hand', face: 'Copper' }] },
      { text: 'move', spots: [{ area: 'map', place: { q: 1, r: -2 } }] },
    ],
  });
  assert.deepEqual(picker.at({ area: '0/characters', place: 1, face: 'ST01-007' }), [0, 1]);
  assert.deepEqual(picker.at({ area: '0/characters', place: 0 }), []);
  assert.deepEqual(picker.at({ area: 'supply/Copper', face: 'Copper' }), [2]);
  assert.deepEqual(picker.at({ area: '0/hand', face: 'Copper' }), [3]);
  assert.deepEqual(picker.at({ area: 'map', place: { q: 1, r: -2 } }), [4]);
});

test('a drag means the options that end there', () => {
  const picker = new Picker({
    prompt: 'Buy phase',
    options: [
      { text: 'play Copper', spots: [{ area: '0/hand', face: 'Copper' }], ends: [{ area: '0/play' }] },
      { text: 'attack Zoro', spots: [{ area: '0/leader', place: 0 }], ends: [{ area: '1/characters', place: 2 }] },
    ],
  });
  assert.deepEqual(picker.dragged({ area: '0/hand', face: 'Copper' }, { area: '0/play' }), [0]);
  assert.deepEqual(picker.dragged({ area: '0/hand', face: 'Copper' }, { area: 'trash' }), []);
  assert.deepEqual(picker.dragged({ area: '0/leader', place: 0 }, { area: '1/characters', place: 2 }), [1]);
  assert.deepEqual(picker.dragged({ area: '0/leader', place: 0 }, { area: '1/characters', place: 1 }), []);
});

test('the way out is the last option that nothing stands for, unless it is the plain one', () => {
  const options = [
    { text: 'play all treasures', plain: true }, { text: 'buy Silver', spots: [] }, { text: 'end phase' },
  ];
  assert.equal(new Picker({ prompt: '', options }).wayOut, 2);
  assert.equal(new Picker({ prompt: '', options: [{ text: 'heal 2' }, { text: 'draw 2' }] }).wayOut, -1);
  assert.equal(new Picker({ prompt: '', options: [{ text: 'yes' }, { text: 'no', plain: true }] }).wayOut, -1);
});
