import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawSeal } from '../../../main/resources/dev/cardinal/web/app/pages/picture.js';

/** Everything that is drawn, in order. @param {string} title @returns {any[]} */
function drawn(title) {
  /** @type {any[]} */
  const strokes = [];
  const pen = new Proxy({}, {
    get: (_, name) => (/** @type {any[]} */ ...values) => {
      strokes.push([name, ...values]);
      return pen;
    },
    set: (_, name, value) => strokes.push([name, value === pen ? 'a gradient' : value]) > 0,
  });
  drawSeal(/** @type {any} */ (pen), title);
  return strokes;
}

test('a game without pictures gets one with its first letter, always the same', () => {
  assert.deepEqual(drawn('Hearts'), drawn('Hearts'));
  assert.equal(drawn('Hearts').find(([what]) => what === 'fillText')[1], 'H');
  assert.equal(drawn('écarté').find(([what]) => what === 'fillText')[1], 'É');
});

test('games with the same first letter look different', () => {
  assert.notDeepEqual(drawn('Hearts'), drawn('Halma'));
});
