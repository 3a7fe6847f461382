import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meet } from '../../../main/resources/dev/cardinal/web/app/games/dominion/met.js';
import { kingdom } from '../../../main/resources/dev/cardinal/web/app/games/dominion/piles.js';
import { CARD_HEIGHT } from '../../../main/resources/dev/cardinal/web/app/games/dominion/grid.js';
import { plan } from '../../../main/resources/dev/cardinal/web/app/games/dominion/plan.js';
import { CARDS, scene } from './cards.js';

meet(CARDS);

const SIZES = [[996, 676], [1636, 1036], [2276, 1396], [700, 676], [560, 346], [390, 628], [360, 520], [768, 800]];
const ME = { me: 0, seats: 2, names: ['Ann', 'Mira'] };

/** @param {number} count */
function many(count) {
  return Array.from({ length: count }, (_, i) => `Card ${i}`);
}

/** @param {number} width @param {number} height */
function at(width, height) {
  return { ...ME, width, height, portrait: height > width };
}

test('the kingdom goes by cost, then by name', () => {
  assert.deepEqual(kingdom(scene(['Market', 'Smithy', 'Moat', 'Militia', 'Cellar'])),
    ['Cellar', 'Moat', 'Militia', 'Smithy', 'Market']);
});

for (const count of [0, 1, 5, 10, 11, 12, 13, 18, 25, 33]) {
  test(`${count} kingdom piles lie side by side on every table`, () => {
    for (const [width, height] of SIZES) {
      const now = scene(many(count));
      const { areas } = plan(now, at(width, height));
      const piles = now.areas.filter(({ id }) => id.startsWith('supply/') || id === 'trash').map(({ id }) => {
        const spot = areas[id];
        assert.ok(spot, `${id} has a place at ${width} x ${height}`);
        return { id, x: spot.x * width, y: spot.y * height, w: spot.w * width };
      });
      for (const pile of piles) {
        assert.ok(pile.x - pile.w / 2 >= 0 && pile.x + pile.w / 2 <= width, `${pile.id} at ${width} x ${height}`);
        for (const other of piles) {
          const apart = Math.abs(pile.x - other.x) >= pile.w * 0.98
            || Math.abs(pile.y - other.y) >= pile.w * CARD_HEIGHT * 0.95;
          assert.ok(pile === other || apart, `${pile.id} and ${other.id} at ${width} x ${height}, ${count} piles`);
        }
      }
    }
  });
}

test('every area of every player has a place, for one to four players', () => {
  for (let seats = 1; seats <= 4; seats++) {
    const now = scene(['Moat'], {}, {}, seats);
    for (const portrait of [false, true]) {
      const { areas } = plan(now, { me: seats - 1, seats, width: 996, height: portrait ? 1500 : 676, portrait });
      assert.deepEqual(now.areas.filter(({ id }) => !areas[id]), []);
    }
  }
});

test('somebody who watches sees the table from the first seat', () => {
  const { areas } = plan(scene(['Moat']), { ...at(996, 676), me: -1 });
  assert.equal(areas['0/hand'].hidden, undefined);
  assert.equal(areas['1/hand'].hidden, true);
});

test('what is looked at lies beside what is in play', () => {
  const before = plan(scene([], { '0/play': { Spy: 1 } }), at(996, 676)).areas;
  const shown = scene([], { '0/play': { Spy: 1 }, '1/looking': { Gold: 2 }, '0/aside': { Moat: 1 } });
  const after = plan(shown, at(996, 676)).areas;
  assert.equal(before['0/play'].label, 'In play');
  assert.equal(after['1/looking'].label, 'Looked at');
  const [play, looking, aside] = ['0/play', '1/looking', '0/aside'].map((id) => after[id]);
  const left = (/** @type {any} */ spot) => spot.x - spot.span / 2;
  const right = (/** @type {any} */ spot) => spot.x + spot.span / 2;
  assert.ok(right(play) < Math.min(left(looking), left(aside)));
  assert.ok(right(looking) <= left(aside) || right(aside) <= left(looking));
});

test('the trash has its word and number beside it once something is in it', () => {
  assert.equal(plan(scene([]), at(996, 676)).areas.trash.empty, 'Trash');
  assert.equal(plan(scene([], { trash: { Copper: 3 } }), at(996, 676)).areas.trash.label, 'Trash 3');
});
