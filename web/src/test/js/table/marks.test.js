import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Marks } from '../../../main/resources/dev/cardinal/web/app/table/marks.js';
import { Wearing } from '../../../main/resources/dev/cardinal/web/app/table/wearing.js';
import { area, laid, sceneOf } from './scenes.js';

const scene = sceneOf(area('0/play', 'row', 2, [
  { place: 0, face: 'Copper', up: true }, { place: 1, face: 'Estate', up: true },
]));
const seen = laid(scene).poses.map((pose) => ({ ...pose, flip: 0 }));

function dressed(marks, more = {}) {
  const wearing = new Wearing();
  wearing.marks = new Marks(new Map(marks));
  wearing.dress(seen, { now: 0, still: true, scene, ...more });
  return wearing.dress(seen, { now: 1000, still: true, scene, ...more });
}

test('an area lights all that lies in it, a place one piece', () => {
  assert.deepEqual(dressed([['0/play||', { state: 'can' }]]).pieces.map((piece) => piece.mark), ['can', 'can']);
  assert.deepEqual(dressed([['0/play|1|', { state: 'can' }]]).pieces.map((piece) => piece.mark), [undefined, 'can']);
});

test('what cannot be picked is dimmed while something can', () => {
  const { pieces } = dressed([['0/play|1|', { state: 'can' }], ['', { state: 'dim' }]]);
  assert.deepEqual(pieces.map((piece) => piece.bright < 1), [true, false]);
});

test('what is picked is lifted and says how many', () => {
  const [copper] = dressed([['0/play|0|Copper', { state: 'picked', tag: '1 of 2' }]]).pieces;
  assert.equal(copper.note, '1 of 2');
  assert.ok(copper.lift > 0 && copper.grow > 1);
});

test('under the pointer a piece rises, and then nothing moves any more', () => {
  const { pieces, changing } = dressed([['0/play||', { state: 'can' }]], { hovered: seen[0].key });
  assert.ok(pieces[0].lift > pieces[1].lift);
  assert.equal(changing, false);
});

test('while pieces move nothing is lit', () => {
  const { pieces } = dressed([['0/play||', { state: 'can' }], ['', { state: 'dim' }]], { still: false });
  assert.ok(pieces.every((piece) => !piece.mark && piece.bright === 1));
});

test('one card is carried, without the count of those that stay', () => {
  const hand = sceneOf(area('0/hand', 'fan', 3, Array(3).fill({ face: 'Copper' }), { bag: true }));
  const [top] = laid(hand).poses.map((pose) => ({ ...pose, flip: 0 }));
  const wearing = new Wearing();
  wearing.marks = new Marks(new Map([['0/hand||Copper', { state: 'can' }], ['', { state: 'dim' }]]));
  wearing.ends = [{ area: '0/play' }];
  const { pieces: [carried] } = wearing.dress([top],
    { now: 0, still: true, scene: hand, ghost: { key: top.key, x: 5, y: 6 } });
  assert.equal(top.tag, '× 3');
  assert.equal(carried.tag, undefined);
  assert.equal(carried.x, 5);
  assert.equal(carried.bright, 1);
});
