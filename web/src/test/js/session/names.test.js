import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { nameOf, told } from '../../../main/resources/dev/cardinal/web/app/names.js';

/** The examples of the class that says the same in the terminal. */
const ADDRESSEE = '../../../../../kernel/src/test/java/dev/cardinal/kernel/text/AddresseeTest.java';

test('the reader is addressed as in the terminal', () => {
  const source = readFileSync(new URL(ADDRESSEE, import.meta.url), 'utf8');
  const examples = [...source.matchAll(/^ +"(.*) \| (.*)",?$/gm)];
  assert.ok(examples.length > 15);
  for (const [, text, expected] of examples) {
    assert.equal(told(text, 0, ['', '']), expected);
  }
});

test('others are called by their names', () => {
  const names = ['Ann', 'Bo'];
  assert.equal(told("Player 0 chose to discard Player 1's Estate", 0, names), "You chose to discard Bo's Estate");
  assert.equal(told("Player 0 chose to keep Player 1's Gold", -1, names), "Ann chose to keep Bo's Gold");
  assert.equal(told('PLAYER 1 (YOU)', 0, names), 'BO (YOU)');
});

test('a name with a dollar in it is only a name', () => {
  assert.equal(told('Player 1 passes', 0, ['', '$& $1']), '$& $1 passes');
});

test('players without a name are counted from 1', () => {
  const seats = [{ player: 'human', name: 'Ann' }, { player: 'human' }, { player: 'house' }, { player: 'open' }];
  assert.deepEqual([0, 1, 2, 3].map((seat) => nameOf({ seats }, seat)), ['Ann', 'Player 2', 'Bot 3', 'Empty seat']);
});
