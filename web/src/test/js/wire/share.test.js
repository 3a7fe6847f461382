import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { seatCommitment } from '../../../main/resources/dev/cardinal/web/app/wire/fair.js';
import { shareName } from '../../../main/resources/dev/cardinal/web/app/wire/seats.js';
import { Share } from '../../../main/resources/dev/cardinal/web/app/wire/share.js';
import { read, remove } from '../../../main/resources/dev/cardinal/web/app/wire/store.js';

const C = 'c'.repeat(64);
const seats = (ready) => [{ player: 'human' }, { player: 'human', ...(ready && { ready }) }];
const open = (table, ready) => ({ stage: 'open', deal: { table, commitment: C }, seats: seats(ready) });
const dealing = (table, mine, commitment = C) => ({
  stage: 'dealing', seats: seats(true), roster: { table, commitment, seatCommitments: ['', mine] },
});

beforeEach(() => remove(shareName('table', 1)));

test('a client commits, checks the roster, keeps it and reveals its number once', () => {
  const share = new Share('table', 1);
  const commit = share.next(open('deal1'));
  const { contribution } = share.kept();
  assert.deepEqual(commit, { do: 'commit', commitment: seatCommitment('deal1', 1, contribution) });
  assert.equal(share.next(open('deal1', true)), null);
  const shown = dealing('deal1', commit.commitment);
  assert.deepEqual(share.next(shown), { do: 'reveal', contribution });
  assert.deepEqual(read(shareName('table', 1)).roster, shown.roster);
  assert.equal(share.next(shown), null);
});

test('a client that was closed in between goes on', () => {
  const { commitment } = new Share('table', 1).next(open('deal1'));
  assert.equal(new Share('table', 1).next(open('deal1')).commitment, commitment);
  assert.equal(new Share('table', 1).next(dealing('deal1', commitment)).do, 'reveal');
});

test('a deal that starts anew gets a new number', () => {
  const share = new Share('table', 1);
  const first = share.next(open('deal1'));
  share.next(dealing('deal1', first.commitment));
  const second = share.next(open('deal2'));
  assert.notEqual(second.commitment, first.commitment);
  assert.equal(share.next(dealing('deal2', second.commitment)).do, 'reveal');
});

test('nothing is revealed if the server has changed its mind', () => {
  const share = new Share('table', 1);
  const { commitment } = share.next(open('deal1'));
  const unfair = { code: 'unfair' };
  assert.throws(() => share.next(dealing('deal1', 'd'.repeat(64))), unfair);
  assert.throws(() => share.next(dealing('deal1', commitment, 'd'.repeat(64))), unfair);
  assert.throws(() => share.next(dealing('deal2', commitment)), unfair);
  share.next(dealing('deal1', commitment));
  const second = dealing('deal1', commitment);
  second.roster.game = 'another';
  assert.throws(() => new Share('table', 1).next(second), unfair);
});

test('a second window of a seat, elsewhere, has nothing to reveal', () => {
  assert.equal(new Share('table', 1).next(dealing('deal1', 'd'.repeat(64))), null);
});
