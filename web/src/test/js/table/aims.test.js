import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aimed, curve, saidBy, target } from '../../../main/resources/dev/cardinal/web/app/table/aims.js';
import { around, away, corners } from '../../../main/resources/dev/cardinal/web/app/table/hits.js';
import { lens } from '../../../main/resources/dev/cardinal/web/app/table/lens.js';
import { LENS, area, laid, sceneOf } from './scenes.js';

const card = (area, place) => ({ area, place });
const table = laid(sceneOf(
  area('0/board', 'slots', 3, [0, 1, 2].map((place) => ({ place, face: 'Copper', up: true })))));
const arrow = { from: card('0/board', 0), to: card('0/board', 2), label: '7000 against 5000' };

test('an arrow goes around the piece between its ends', () => {
  const [{ from, to, bend, label }] = aimed([arrow], table, LENS);
  assert.equal(label, '7000 against 5000');
  const blocker = around(corners(table.poses.find(({ place }) => place === 1), LENS));
  const hidden = (swing) => Array.from({ length: 25 }, (_, i) => curve(from, to, swing)(i / 24))
    .filter((at) => away(blocker, at) < 8).length;
  assert.ok(hidden(bend) < hidden(0.18));
});

test('its words are said where they hide no piece, or not at all', () => {
  const aims = aimed([arrow], table, LENS);
  const said = saidBy(aims, table, LENS, { tilt: 72, areas: {}, zones: [] });
  for (const { x, y } of said) {
    assert.ok(table.poses.every((pose) => away(around(corners(pose, LENS)), { x, y }) > 10));
  }
  const everywhere = [{ x: 0, y: 0, w: 1, h: 1, kind: 'battle' }];
  assert.deepEqual(saidBy(aims, table, LENS, { tilt: 72, areas: {}, zones: everywhere }), []);
});

test('an end that lies nowhere has no arrow', () => {
  assert.deepEqual(aimed([{ from: card('nowhere', 0), to: arrow.to }], table, LENS), []);
});

const view = lens(1000, 700, 66);
const nowhere = { id: 'map', x: 0, y: 0, w: 0, h: 0, at: 'none' };
const unlaid = {
  poses: [], slots: [], grounds: new Map([['map', nowhere]]),
  map: { width: 40, place: ({ q, r }) => ({ x: 500 + 40 * q, y: 300 + 30 * r, width: 40 }) },
};

test('a space on which nothing lies yet is where it would lie, so that a tile can be carried there', () => {
  assert.deepEqual(target({ area: 'map', place: { q: 1, r: -2 } }, unlaid, view), { x: 520, y: 220, w: 40, h: 40 });
  assert.equal(target({ area: 'map' }, unlaid, view), nowhere);
});
