import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lens } from '../../../main/resources/dev/cardinal/web/app/table/lens.js';

const look = lens(1000, 680, 72);

test('a pixel and its point on the table belong together, at any height', () => {
  for (const [x, y, lift] of [[0, 0, 0], [500, 340, 0], [990, 670, 0], [120, 500, 40]]) {
    const pixel = look.to(look.at(x, y, lift));
    assert.ok(Math.abs(pixel.x - x) < 1e-6 && Math.abs(pixel.y - y) < 1e-6, JSON.stringify(pixel));
  }
});

test('the middle of the table is the middle of the world, and one pixel is one unit there', () => {
  const { x, y, z, scale } = look.at(500, 340);
  assert.deepEqual([x, y, Math.round(z * 1e6), scale], [0, 0, 0, 1]);
});

test('what is far away is small', () => {
  assert.ok(look.at(500, 20).scale > 1.02);
  assert.ok(look.at(500, 660).scale < 0.98);
});

test('flat things are drawn a little lower than they are', () => {
  assert.ok(look.squash(340) > 0.9 && look.squash(340) < 0.97);
});

test('what is lifted moves up and grows', () => {
  const low = look.at(300, 400);
  const high = look.to({ ...low, y: 50 });
  assert.ok(high.y < 400);
  assert.ok(high.x < 300, 'away from the middle');
});
