import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joined } from '../../../main/resources/dev/cardinal/web/app/panels/cardnames.js';

test('a line begins with no comma after a name, and ends with no bracket before it', () => {
  assert.deepEqual(joined('Bob discards 2 cards (Copper, Silver).'.split(/(Copper|Silver)/)),
    ['Bob discards 2 cards ', ['(', 'Copper', ','], ' ', ['', 'Silver', ').'], '']);
  assert.deepEqual(joined(['(no name)']), ['(no name)']);
});
