import assert from 'node:assert/strict';
import { test } from 'node:test';
import { around, corners, pieceAt } from '../../../main/resources/dev/cardinal/web/app/table/hits.js';
import { LENS, area, laid, sceneOf } from './scenes.js';

const hand = (faces) => area('0/hand', 'fan', faces.length, faces.map((face) => ({ face })), { bag: true });
const tops = ({ poses }) => poses.filter((pose) => !pose.key.includes(' under '));

test('a hand is sorted, and equal cards lie under one with a count', () => {
  const cards = tops(laid(sceneOf(hand(['Estate', 'Copper', 'Estate', 'Copper', 'Copper']))));
  assert.deepEqual(cards.map(({ face, count, tag }) => [face, count, tag]),
    [['Copper', 3, '× 3'], ['Estate', 2, '× 2']]);
  assert.ok(cards[0].x < cards[1].x);
});

test('the equal cards peek out on the left, below', () => {
  const { poses } = laid(sceneOf(hand(['Copper', 'Copper', 'Copper'])));
  const [top, ...below] = poses;
  assert.equal(below.length, 2);
  for (const one of below) assert.ok(one.x < top.x && one.z < top.z);
});

test('of fifteen different cards each can be pointed at, and all are on the table', () => {
  const faces = Array.from({ length: 15 }, (_, i) => `card ${i}`);
  const { poses } = laid(sceneOf(hand(faces)));
  for (const pose of poses) {
    const { x, y, h } = around(corners(pose, LENS));
    assert.ok(x > 0 && x + 30 < LENS.width);
    assert.equal(pieceAt(poses, { x: x + 20, y: y + h / 2 }, LENS, 0)?.key, pose.key);
  }
});

test('a deck is one pile of backs, thicker the more there are', () => {
  const deck = (size) => laid(sceneOf(area('0/deck', 'stack', size))).poses;
  assert.equal(deck(20).length, 1);
  assert.equal(deck(20)[0].tag, '20');
  assert.equal(deck(20)[0].open, false);
  assert.ok(deck(20)[0].thickness > deck(4)[0].thickness);
  assert.equal(deck(3)[0].few, true);
});

test('a back that I remember stays a back', () => {
  const [life] = laid(sceneOf(area('0/deck', 'stack', 2, [{ place: 0, face: 'Copper' }]))).poses;
  assert.equal(life.face, 'Copper');
  assert.equal(life.open, false);
});

test('an empty pile is a slot with a word', () => {
  const { poses, slots } = laid(sceneOf(area('0/discard', 'stack', 0)));
  assert.equal(poses.length, 0);
  assert.deepEqual(slots.map((slot) => slot.word), ['Discard']);
});

test('in slots a piece keeps its place', () => {
  const one = (place) => laid(sceneOf(area('0/board', 'slots', 1, [{ place, face: 'Copper', up: true }]))).poses[0].x;
  assert.ok(one(0) < one(1) && one(1) < one(4));
});

test('where a row is full, something is seen of each piece, also where rested ones follow', () => {
  const pieces = Array.from({ length: 60 }, (_, i) => ({ place: i, face: 'Copper', up: true, turned: i > 39 }));
  const lefts = laid(sceneOf(area('0/play', 'row', pieces.length, pieces))).poses
    .map((pose) => around(corners({ ...pose, rot: pose.turned ? 90 : 0 }, LENS)).x);
  const seen = lefts.slice(1).map((left, i) => left - lefts[i]);
  assert.ok(Math.min(...seen) > 5, `${seen}`);
});

test('where pieces overlap, those that can still be used lie over rested ones', () => {
  const pieces = Array.from({ length: 30 }, (_, i) => ({ place: i, face: 'Copper', up: true, turned: i > 0 }));
  const [active, ...rested] = laid(sceneOf(area('0/play', 'row', 30, pieces))).poses;
  for (const one of rested) assert.ok(active.z > one.z);
});

test('rested pieces are turned by 90 degrees and take more room', () => {
  const row = (turned) => laid(sceneOf(area('0/play', 'row', 2, [
    { place: 0, face: 'Copper', up: true, ...(turned ? { turned } : {}) }, { place: 1, face: 'Copper', up: true },
  ]))).poses;
  assert.ok(Math.abs(row(true)[0].rot - 90) < 3);
  assert.ok(row(true)[1].x - row(true)[0].x > row(false)[1].x - row(false)[0].x);
});

test('what lies under a piece peeks out below it and is covered by it', () => {
  const scene = sceneOf(
    area('0/play', 'row', 1, [{ place: 0, face: 'Copper', up: true }]),
    area('0/play/0/under', 'row', 2, [{ place: 0, face: 'Silver', up: true }, { place: 1, face: 'Silver', up: true }]),
  );
  const [above, first, second] = laid(scene).poses;
  assert.ok(first.y > above.y && second.y > first.y);
  assert.ok(above.z > first.z && first.z > second.z);
});

test('hexes of a map touch each other without overlapping', () => {
  const spaces = [[0, 0], [1, 0], [0, 1], [-1, 1], [2, -1], [0, -1]];
  const { poses } = laid(sceneOf(area('map', 'hex', spaces.length,
    spaces.map(([q, r]) => ({ place: { q, r }, face: 'plain', up: true })))));
  const at = (q, r) => poses.find((pose) => pose.place.q === q && pose.place.r === r);
  const [middle, right] = [at(0, 0), at(1, 0)];
  assert.ok(Math.abs(right.x - middle.x - middle.w / 0.985) < 1);
  assert.ok(Math.abs((at(0, 1).x - at(-1, 1).x) - middle.w / 0.985) < 2);
  for (const pose of poses) assert.ok(pose.x > 0.05 * LENS.width && pose.x < 0.45 * LENS.width);
});

test('a hero stands on top of a space', () => {
  const { poses } = laid(sceneOf(
    area('map', 'hex', 1, [{ place: { q: 0, r: 0 }, face: 'plain', up: true }]),
    area('heroes', 'hex', 1, [{ place: { q: 0, r: 0 }, face: 'Hero', up: true }]),
  ));
  assert.ok(poses[1].z >= poses[0].thickness * 0.9);
  assert.equal(pieceAt(poses, poses[1], LENS, 0)?.area, 'heroes');
});
