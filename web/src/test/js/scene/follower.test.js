import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Follower } from '../../../main/resources/dev/cardinal/web/app/scene/follower.js';
import { plain } from './plain.js';

/** What moves and changes do to a scene, as described in docs/scene.md. */

const scene = (...areas) => ({ areas, counters: [], status: '' });
const hand = (size, ...pieces) => ({ id: 'hand', label: 'Hand', shape: 'fan', bag: true, size, pieces });
const deck = (size, ...pieces) => ({ id: 'deck', label: 'Deck', shape: 'stack', size, pieces });
const slots = (size, ...pieces) => ({ id: 'slots', label: 'Slots', shape: 'slots', size, pieces });
const row = (size, ...pieces) => ({ id: 'row', label: 'Row', shape: 'row', size, pieces });
const under = (index, size) => ({
  id: `row/${index}/under`, label: '', shape: 'row', size, pieces: [{ place: 0, face: 'DON', up: true }],
});
const moved = (from, to, more = {}) => ({ move: 'moved', from, to, count: 1, ...more });

function leads(from, to, ...moves) {
  const before = JSON.stringify(from);
  const follower = new Follower(from);
  moves.forEach((move) => follower.apply(move));
  assert.deepEqual(plain(follower.scene()), plain(to));
  assert.equal(JSON.stringify(from), before, 'the old scene is not changed');
}

function doesNotFit(from, move, why) {
  assert.throws(() => new Follower(from).apply(move), { message: why });
}

test('a card seen leaving is the remembered copy', () => {
  leads(
    scene(hand(5, { face: 'Copper', count: 2 }, { face: 'Silver' }), deck(0)),
    scene(hand(4, { face: 'Copper' }, { face: 'Silver' }), deck(1, { place: 0, face: 'Copper' })),
    moved('hand', 'deck', { into: 0, face: 'Copper' }),
  );
});

test('a card leaving unseen reduces every count', () => {
  leads(
    scene(hand(5, { face: 'Copper', count: 2 }, { face: 'Silver' }), deck(0)),
    scene(hand(4, { face: 'Copper' }), deck(1)),
    moved('hand', 'deck', { into: 0 }),
  );
});

test('in a stack, leaving closes the gap and arriving opens one', () => {
  const known = [{ place: 0, face: 'Estate' }, { place: 2, face: 'Silver' }];
  leads(
    scene(hand(0), deck(4, ...known)),
    scene(hand(2), deck(2, { place: 0, face: 'Silver' })),
    moved('deck', 'hand', { at: 0, count: 2 }),
  );
  leads(
    scene(hand(1, { face: 'Gold' }), deck(4, ...known)),
    scene(hand(0), deck(5, known[0], { place: 1, face: 'Gold' }, { place: 3, face: 'Silver' })),
    moved('hand', 'deck', { into: 1, face: 'Gold' }),
  );
});

test('a back leaving a tallied deck takes the remembered copy', () => {
  leads(
    scene(hand(0), deck(3, { place: 0, face: 'Gold' }, { face: 'Copper', count: 2 })),
    scene(hand(1, { face: 'Copper' }), deck(2, { place: 0, face: 'Gold' }, { face: 'Copper' })),
    moved('deck', 'hand', { at: 1, face: 'Copper' }),
  );
});

test('without a place the known card leaves, or else a back', () => {
  const known = deck(4, { place: 0, face: 'Gold' }, { place: 3, face: 'Estate' });
  leads(
    scene(hand(0), known),
    scene(hand(1, { face: 'Gold' }), deck(3, { place: 2, face: 'Estate' })),
    moved('deck', 'hand', { face: 'Gold' }),
  );
  leads(
    scene(hand(0), known),
    scene(hand(1), deck(3, { place: 0, face: 'Gold' }, { place: 2, face: 'Estate' })),
    moved('deck', 'hand'),
  );
});

test('at a fixed place the face or a back is meant', () => {
  leads(
    scene(slots(3, { place: 3, face: 'Wolf', up: true, count: 2 }, { place: 5 }), hand(0)),
    scene(
      slots(2, { place: 3, face: 'Wolf', up: true }, { place: 5, face: 'Bear', up: true }),
      hand(1, { face: 'Wolf' }),
    ),
    moved('slots', 'hand', { at: 3, face: 'Wolf' }),
    { move: 'turned', area: 'slots', at: 5, count: 1, face: 'Bear', up: true },
  );
});

test('a space of a map is a place', () => {
  const map = (size, ...pieces) => ({ id: 'map', label: 'Map', shape: 'hex', size, pieces });
  const orc = { place: { q: 1, r: -2 }, face: 'Orc', up: true };
  leads(
    scene(map(2, orc, { place: { q: 0, r: 0 }, face: 'Hero', up: true })),
    scene(map(2, orc, { place: { q: 1, r: -2 }, face: 'Hero', up: true })),
    moved('map', 'map', { at: { q: 0, r: 0 }, into: { r: -2, q: 1 }, face: 'Hero', up: true }),
  );
});

test('in a row, pieces are turned from a place on', () => {
  const don = (place, more) => ({ place, face: 'DON', up: true, ...more });
  leads(
    scene(row(2, don(0), don(1))),
    scene(row(2, don(0, { turned: true }), don(1, { turned: true }))),
    { move: 'turned', area: 'row', at: 0, count: 2, face: 'DON', up: true, turned: true },
  );
});

test('pieces enter and leave through the box', () => {
  leads(
    scene(deck(1)),
    scene(deck(1, { place: 0, face: 'Curse' })),
    moved('box', 'deck', { into: 1, face: 'Curse' }),
    moved('deck', 'box', { at: 0 }),
  );
});

test('cards shown in a hand are remembered', () => {
  const shown = { move: 'turned', area: 'hand', count: 2, face: 'Moat' };
  leads(scene(hand(4, { face: 'Moat' })), scene(hand(4, { face: 'Moat', count: 2 })), shown, shown);
});

test('a shuffle leaves a tally for those who keep one', () => {
  const gold = { place: 0, face: 'Gold' };
  const from = scene(deck(4, gold, { place: 2, face: 'Estate' }, { place: 3, face: 'Estate' }));
  const shuffled = { move: 'shuffled', area: 'deck', from: 2, count: 2 };
  leads(from, scene(deck(4, gold, { face: 'Estate', count: 2 })), { ...shuffled, tally: true });
  leads(from, scene(deck(4, gold)), shuffled);
  leads(
    from,
    scene(deck(4, gold, { place: 2, face: 'Curse' }, { place: 3, face: 'Copper' })),
    { ...shuffled, faces: ['Curse', 'Copper'], tally: true },
  );
});

test('a reorder is a permutation for those who know it', () => {
  const from = scene(deck(3, { place: 0, face: 'Gold' }, { place: 1, face: 'Estate' }));
  leads(
    from,
    scene(deck(3, { place: 0, face: 'Estate' }, { place: 1, face: 'Gold' })),
    { move: 'reordered', area: 'deck', from: 0, order: [1, 0] },
  );
  leads(from, scene(deck(3)), { move: 'reordered', area: 'deck', from: 0, count: 2 });
});

test('pieces under a piece move with it and leave before it', () => {
  const both = scene(row(2, { place: 0, face: 'Zoro' }, { place: 1, face: 'Nami' }), under(1, 1), hand(0));
  const left = scene(row(1, { place: 0, face: 'Nami' }), under(0, 1), hand(1, { face: 'Zoro' }));
  leads(both, left, moved('row', 'hand', { at: 0, face: 'Zoro' }));
  leads(left, both, moved('hand', 'row', { into: 0, face: 'Zoro' }));
  doesNotFit(both, moved('row', 'hand', { at: 1, face: 'Nami' }), /there is still something in row\/1\/under/);
});

test('an area under a piece exists while something is in it', () => {
  const bare = scene(row(1, { place: 0, face: 'Nami' }));
  const given = scene(row(1, { place: 0, face: 'Nami' }), under(0, 1));
  leads(bare, given, moved('box', 'row/0/under', { into: 0, face: 'DON', up: true }));
  leads(given, bare, moved('row/0/under', 'box', { at: 0, face: 'DON', up: true }));
});

test('an area under a piece belongs to its owner', () => {
  const owned = { id: 'row', label: 'Row', owner: 1, shape: 'row', size: 1 };
  const beneath = { id: 'row/0/under', label: '', owner: 1, shape: 'row', size: 1 };
  leads(scene(owned), scene(owned, beneath), moved('box', 'row/0/under', { into: 0 }));
});

function changed(from, to, changes) {
  const follower = new Follower(from);
  assert.notDeepEqual(plain(follower.scene()), plain(to));
  follower.change(changes);
  assert.deepEqual(plain(follower.scene()), plain(to));
}

test('counters are known by their ids', () => {
  const counter = (id, value) => ({ id, label: id, value });
  changed(
    { counters: [counter('coins', 1), counter('buys', 1), counter('block', 3)] },
    { counters: [counter('coins', 1), counter('attack', 2), counter('buys', 0)] },
    { counters: [counter('buys', 0), counter('attack', 2)], gone: ['block'] },
  );
  assert.throws(
    () => new Follower({ counters: [counter('coins', 1), counter('coins', 2)] }),
    /two counters have the same id/,
  );
});

test('badges are known by area', () => {
  const strong = { place: 0, face: 'Zoro', badges: { power: 5000 } };
  const weak = { place: 0, face: 'Zoro', badges: { power: 4000 } };
  changed(scene(row(1, strong)), scene(row(1, weak)), { badges: { row: [weak] } });
  changed(scene(row(1, strong)), scene(row(1, { place: 0, face: 'Zoro' })), { badges: { row: [] } });
});

test('of equal pieces some may have badges', () => {
  const units = (...pieces) => scene(hand(3, ...pieces));
  const fresh = { face: 'Wolf', count: 2, badges: { new: true } };
  changed(units({ face: 'Wolf', count: 3 }), units({ face: 'Wolf' }, fresh), { badges: { hand: [fresh] } });
  changed(units({ face: 'Wolf' }, fresh), units({ face: 'Wolf', count: 3 }), { badges: { hand: [] } });
});

test('badges go along with their pieces until the changes come', () => {
  const zoro = { place: 0, face: 'Zoro', badges: { power: 5000 } };
  const nami = { place: 1, face: 'Nami', badges: { power: 2000 } };
  const follower = new Follower(scene(row(2, zoro, nami), hand(0)));
  follower.apply(moved('row', 'hand', { at: 0, face: 'Zoro' }));
  assert.deepEqual(follower.scene().areas[0].pieces, [{ ...nami, place: 0 }]);
  follower.change({ badges: { row: [] } });
  assert.deepEqual(follower.scene().areas[0].pieces, [{ place: 0, face: 'Nami' }]);
});

test('badges that are said to be unchanged are those of the old places', () => {
  const equal = (place) => ({ place, face: 'Zoro', badges: { power: 5000 } });
  const from = scene(row(2, equal(0), { place: 1, face: 'Zoro' }), hand(0));
  const follower = new Follower(from);
  follower.apply({ move: 'reordered', area: 'row', from: 0, order: [1, 0] });
  follower.scene();
  follower.change({});
  assert.deepEqual(plain(follower.scene()), plain(from));
});

test('arrows and the status are replaced', () => {
  const arrow = { from: { area: 'row' }, to: { area: 'deck' } };
  changed({ status: 'Turn 1' }, { arrows: [arrow], status: 'Turn 1' }, { arrows: [arrow] });
  changed({ arrows: [arrow], status: 'Turn 1' }, { status: 'Turn 2' }, { arrows: [], status: 'Turn 2' });
});

test('a move that does not fit is an error', () => {
  const from = scene(hand(0), deck(2, { place: 0, face: 'Estate' }));
  doesNotFit(from, moved('deck', 'hand', { at: 0, face: 'Gold' }), /Estate is there/);
  doesNotFit(from, moved('hand', 'deck', { into: 0 }), /there is nothing left/);
  doesNotFit(from, moved('moon', 'deck', { into: 0 }), /there is no area moon/);
  doesNotFit(from, moved('deck', 'hand', { at: 7 }), /does not fit/);
  doesNotFit(from, { move: 'burned', area: 'deck' }, /there is no such move/);
});

test('an area that has not changed is the same object', () => {
  const follower = new Follower(scene(hand(1), deck(3), row(1, { place: 0, face: 'Nami', badges: { power: 1 } })));
  const before = follower.scene();
  follower.apply(moved('deck', 'hand', { at: 0 }));
  follower.change({ status: 'Turn 2' });
  const after = follower.scene();
  assert.notEqual(after.areas[0], before.areas[0]);
  assert.equal(after.areas[2], before.areas[2]);
});
