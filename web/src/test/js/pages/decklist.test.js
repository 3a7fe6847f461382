import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDeck, written } from '../../../main/resources/dev/cardinal/web/app/pages/decklist.js';

const lists = {
  'lines with counts': '1x ST01-001\n4x OP01-016\n2 P-001',
  'names, headings and comments': '# red\nLeader\n1 Monkey.D.Luffy (ST01-001)\n\nCharacters (26)\n' +
    '4 Nami OP01-016 // fast\n10x DON!!\n2 Uta (P-001)',
  'one line with plus signs': '1xST01-001+4xOP01-016+2xP-001',
  'counts behind the number': 'ST01-001\nOP01-016 x4\nP-001,2',
  'prints and lower case, added up': '1x st01-001\n3x op01-016\n1x OP01-016_p1\n2×P-001',
  'numbers in JSON': JSON.stringify(
    ['Exported from somewhere', 'ST01-001', 'OP01-016', 'OP01-016', 'OP01-016', 'OP01-016', 'P-001', 'P-001'],
  ),
};

for (const [what, list] of Object.entries(lists)) {
  test(`reads a deck with ${what}`, () => {
    assert.deepEqual(readDeck(list), {
      lines: [{ count: 1, id: 'ST01-001' }, { count: 4, id: 'OP01-016' }, { count: 2, id: 'P-001' }],
      unread: [],
      uncounted: what === 'counts behind the number' ? ['ST01-001'] : [],
    });
  });
}

test('says which lines it could not read, and keeps the others', () => {
  assert.deepEqual(readDeck('Main deck (50)\n4x Nami\nUsopp\n2x OP1-16\n1x ST01-001'), {
    lines: [{ count: 1, id: 'ST01-001' }],
    unread: [{ line: '4x Nami', almost: undefined }, { line: 'Usopp', almost: undefined },
      { line: '2x OP1-16', almost: 'OP1-16' }],
    uncounted: [],
  });
});

test('a card without a number counts as one, which is said where others have numbers', () => {
  assert.deepEqual(readDeck('OP01-016\n4x ST01-002'), {
    lines: [{ count: 1, id: 'OP01-016' }, { count: 4, id: 'ST01-002' }], unread: [], uncounted: ['OP01-016'],
  });
  assert.deepEqual(readDeck('OP01-016\nOP01-016\nST01-002').uncounted, []);
});

test('writes a list as the game reads it', () => {
  assert.equal(written(readDeck('1 ST01-001\n4 OP01-016').lines), '1x ST01-001\n4x OP01-016');
});
