import assert from 'node:assert/strict';
import { test } from 'node:test';
import plain from '../../../main/resources/dev/cardinal/web/app/games/plain/game.js';
import { area, sceneOf } from './scenes.js';

const SIZES = [[984, 676], [1636, 1036], [390, 620]];

function table(seats) {
  const own = Array.from({ length: seats }, (_, seat) => [
    area(`${seat}/hand`, 'fan', 5), area(`${seat}/played`, 'row', 3), area(`${seat}/won`, 'stack', 2),
  ]).flat();
  return sceneOf(area('deck', 'stack', 20), area('market', 'row', 5), area('dice', 'dice', 3), ...own);
}

for (const seats of [2, 3, 4, 5, 6]) {
  for (const [width, height] of SIZES) {
    test(`everything of ${seats} seats lies on a table of ${width} x ${height}, nothing on anything else`, () => {
      const ctx = { me: 0, seats, names: [], width, height, portrait: height > width };
      const scene = table(seats);
      const { areas } = plain('any').plan(scene, ctx);
      const boxes = scene.areas.map(({ id }) => {
        const spot = areas[id];
        assert.ok(spot, `${id} is missing`);
        const w = Math.max(spot.w, id === '0/hand' ? spot.w : spot.span ?? spot.w);
        const h = (spot.w * width * 1.33) / height;
        return { id, left: spot.x - w / 2, right: spot.x + w / 2, top: spot.y - h / 2, bottom: spot.y + h / 2 };
      });
      for (const box of boxes) {
        assert.ok(box.left > -0.01 && box.right < 1.01 && box.top > 0 && box.bottom < 1.02, JSON.stringify(box));
      }
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
        const apart = a.right <= b.left + 0.004 || b.right <= a.left + 0.004
          || a.bottom <= b.top + 0.004 || b.bottom <= a.top + 0.004;
        assert.ok(apart, `${a.id} lies on ${b.id}`);
      }));
    });
  }
}

test('my side is below, whoever I am', () => {
  const ctx = { me: 1, seats: 2, names: ['Ann', 'Tom'], width: 984, height: 676, portrait: false };
  const { areas } = plain('any').plan(table(2), ctx);
  assert.ok(areas['1/hand'].y > 0.7 && areas['0/hand'].y < 0.3);
  assert.equal(areas['0/hand'].label, 'Ann');
});
