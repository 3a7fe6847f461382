import assert from 'node:assert/strict';
import { test } from 'node:test';
import { target } from '../../../main/resources/dev/cardinal/web/app/table/aims.js';
import { lens } from '../../../main/resources/dev/cardinal/web/app/table/lens.js';

const view = lens(1000, 700, 66);
const ground = { id: 'map', x: 0, y: 0, w: 0, h: 0, at: 'none' };
const laid = {
  poses: [], slots: [], grounds: new Map([['map', ground]]),
  map: { width: 40, place: ({ q, r }) => ({ x: 500 + 40 * q, y: 300 + 30 * r, width: 40 }) },
};

test('a space on which nothing lies yet is where it would lie, so that a tile can be carried there', () => {
  assert.deepEqual(target({ area: 'map', place: { q: 1, r: -2 } }, laid, view), { x: 520, y: 220, w: 40, h: 40 });
  assert.equal(target({ area: 'map' }, laid, view), ground);
});
