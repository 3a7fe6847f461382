import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPortrait } from '../../../main/resources/dev/cardinal/web/app/table/portrait.js';

test('a phone held upright stays upright where its sheet leaves little height', () => {
  assert.equal(isPortrait(390, 592, { innerWidth: 390, innerHeight: 844 }), true);
  assert.equal(isPortrait(320, 316, { innerWidth: 320, innerHeight: 568 }), true);
  assert.equal(isPortrait(576, 346, { innerWidth: 844, innerHeight: 390 }), false);
  assert.equal(isPortrait(984, 676, { innerWidth: 1280, innerHeight: 720 }), false);
});
