import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { forgetSeat, keepName, keepSeat, keptSeats, myName, seatsAt, shareName } from
  '../../../main/resources/dev/cardinal/web/app/wire/seats.js';
import { read, remove, write } from '../../../main/resources/dev/cardinal/web/app/wire/store.js';

/** A browser's storage, which may be full or blocked. */
class Drawer {
  kept = new Map();
  full = false;
  getItem(name) {
    return this.kept.get(name) ?? null;
  }
  setItem(name, text) {
    if (this.full) {
      throw new Error('full');
    }
    this.kept.set(name, text);
  }
  removeItem(name) {
    this.kept.delete(name);
  }
}

const seat = (table, number, key) => ({ table, seat: number, key, game: 'kuhn', name: 'Ann' });
let drawer;

beforeEach(() => {
  drawer = new Drawer();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => drawer });
  remove('seats');
  remove('name');
});

test('seats are kept, the newest first', () => {
  assert.deepEqual(keptSeats(), []);
  assert.equal(keepSeat(seat('t1', 1, 'k1')), true);
  keepSeat(seat('t1', 0, 'k2'));
  keepSeat(seat('t2', 0, 'k3'));
  assert.deepEqual(keptSeats().map(({ key }) => key), ['k3', 'k2', 'k1']);
  assert.deepEqual(seatsAt('t1').map(({ key }) => key), ['k2', 'k1']);
  assert.ok(keptSeats()[0].made > 0);
});

test('a seat is kept once, and forgotten with its part in the exchange', () => {
  keepSeat(seat('t1', 0, 'k1'));
  keepSeat({ ...seat('t1', 0, 'k1'), name: 'Bob' });
  write(shareName('t1', 0), { contribution: '00' });
  assert.deepEqual(keptSeats().map(({ name }) => name), ['Bob']);
  forgetSeat('k1');
  assert.deepEqual(keptSeats(), []);
  assert.equal(read(shareName('t1', 0)), null);
});

test('a name is kept', () => {
  assert.equal(myName(), '');
  keepName('Ann');
  assert.equal(myName(), 'Ann');
});

test('what is not ours in the storage does no harm', () => {
  drawer.kept.set('cardinal/seats', '{"no":"list"}');
  assert.deepEqual(keptSeats(), []);
  drawer.kept.set('cardinal/seats', '[null, 3, {"key":5}]');
  assert.deepEqual(keptSeats(), []);
  drawer.kept.set('cardinal/seats', 'no JSON');
  assert.deepEqual(keptSeats(), []);
});

test('a full storage remembers until the page is closed', () => {
  drawer.full = true;
  assert.equal(keepSeat(seat('t1', 0, 'k1')), false);
  assert.deepEqual(keptSeats().map(({ key }) => key), ['k1']);
});

test('a blocked storage remembers until the page is closed', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('blocked');
    },
  });
  assert.equal(keepSeat(seat('t1', 0, 'k1')), false);
  assert.deepEqual(keptSeats().map(({ key }) => key), ['k1']);
  forgetSeat('k1');
  assert.deepEqual(keptSeats(), []);
});
