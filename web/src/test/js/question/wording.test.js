import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Picker } from '../../../main/resources/dev/cardinal/web/app/question/picker.js';
import {
  finishing, missing, progress, tag, task,
} from '../../../main/resources/dev/cardinal/web/app/question/wording.js';

const NO_LIMIT = 2 ** 31 - 1;
const question = (limits, ...names) => new Picker({ prompt: '', limits, options: names.map((name) => ({ name })) });

test('the task says how many can be picked', () => {
  assert.equal(task(question({ min: 2, max: 2 }, 'A', 'B', 'C')), 'Pick 2');
  assert.equal(task(question({ min: 0, max: 4 }, 'A', 'B')), 'Pick up to 2');
  assert.equal(task(question({ min: 1, max: 2 }, 'A', 'B')), 'Pick 1 to 2');
  assert.equal(task(question({ min: 0, max: NO_LIMIT }, 'A', 'B')), 'Pick any number');
  assert.equal(task(question({ min: 0, max: 2, distinct: true, total: 4 }, 'A', 'B')),
    'Pick up to 2, all different, at most 4 in total');
  assert.equal(task(question({ min: 2, max: 2, ordered: true }, 'A', 'B')), 'Pick 2, in the order you want');
});

test('what is picked and what is missing is said', () => {
  const picker = question({ min: 2, max: 2 }, 'Copper', 'Estate', 'Curse');
  assert.equal(missing(picker), '2 more to pick');
  picker.pick(0);
  assert.equal(progress(picker), '1 of 2 picked');
  assert.equal(tag(picker, 0), '✓');
  picker.pick(2);
  assert.equal(missing(picker), '');
  assert.equal(finishing(picker), 'Done with Copper, Curse');
});

test('equal pieces are counted', () => {
  const picker = new Picker({ prompt: '', limits: { min: 0, max: 4 }, options: [{ name: 'Copper', count: 3 }] });
  assert.equal(finishing(picker), 'Done, pick nothing');
  picker.pick(0);
  picker.pick(0);
  assert.equal(tag(picker, 0), '✓ 2 of 3');
  assert.equal(finishing(picker), 'Done with Copper × 2');
});

test('an order is read out', () => {
  const picker = question({ min: 2, max: 2, ordered: true }, 'Nami', 'Sanji');
  picker.pick(1);
  picker.pick(0);
  assert.equal(progress(picker), 'In this order: Sanji, Nami');
  assert.equal(tag(picker, 1), '1');
  assert.equal(tag(picker, 0), '2');
});
