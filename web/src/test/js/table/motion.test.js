import assert from 'node:assert/strict';
import { test } from 'node:test';
import { travel } from '../../../main/resources/dev/cardinal/web/app/table/journeys.js';
import { ease, filmed } from '../../../main/resources/dev/cardinal/web/app/table/motion.js';
import { sameUnits, unitsIn } from '../../../main/resources/dev/cardinal/web/app/table/units.js';
import { area, laid, sceneOf } from './scenes.js';

function played(before, after, moves) {
  const units = unitsIn(before);
  const about = new Map([...before.areas, ...after.areas].map((one) => [one.id, one]));
  const travelled = travel(moves, units, (id) => about.get(id));
  const now = sameUnits(after, travelled.units);
  const from = laid(before, units).poses;
  const to = laid(after, now).poses;
  const { film, length } = filmed({
    before: from, after: to, journeys: travelled.journeys, shuffled: travelled.shuffled,
    anchor: () => ({ x: -50, y: -50 }), pace: 1,
  });
  return { from, to, film, length, units: now };
}

const deck = (size) => area('0/deck', 'stack', size);
const hand = (faces) => area('0/hand', 'fan', faces.length, faces.map((face) => ({ face })), { bag: true });
const row = (...faces) => area('0/play', 'row', faces.length, faces.map((face, place) => ({ place, face, up: true })));
const still = ({ key, x, y, rot, z, count }) => ({ key, x, y, rot, z, count });

test('it begins as before and ends exactly as after', () => {
  const { film, length, from, to } = played(
    sceneOf(deck(3), hand(['Copper'])), sceneOf(deck(2), hand(['Copper', 'Estate'])),
    [{ move: 'moved', from: '0/deck', at: 0, to: '0/hand', count: 1, face: 'Estate' }],
  );
  const drawn = film(0).find((one) => one.key.includes('flying'));
  assert.ok(Math.abs(drawn.x - from[0].x) < 1 && Math.abs(drawn.y - from[0].y) < 1);
  assert.deepEqual(film(length).map(still), to.map(still));
});

test('a card that is drawn turns over on its way and flies in an arc', () => {
  const { film, length } = played(
    sceneOf(deck(1), hand([])), sceneOf(deck(0), hand(['Estate'])),
    [{ move: 'moved', from: '0/deck', at: 0, to: '0/hand', count: 1, face: 'Estate' }],
  );
  const at = (share) => film(length * share).find((one) => one.key.includes('flying'));
  assert.deepEqual([at(0.2).open, at(0.8).open], [false, true]);
  assert.ok(at(0.5).lift > 10);
});

test('a card that is played face up does not turn over, whatever lies on top of the pile', () => {
  const discard = (...faces) => area('0/discard', 'stack', faces.length,
    faces.map((face) => ({ face, up: true })), { bag: true });
  const { film } = played(
    sceneOf(hand(['Copper', 'Estate']), discard()), sceneOf(hand([]), discard('Copper', 'Estate')),
    [{ move: 'moved', from: '0/hand', to: '0/discard', count: 1, face: 'Copper', up: true },
      { move: 'moved', from: '0/hand', to: '0/discard', count: 1, face: 'Estate', up: true }],
  );
  for (const time of [0, 60, 130, 200]) assert.ok(film(time).every((one) => !one.flip), `at ${time}`);
});

test('several cards go one after another, and the counts follow them', () => {
  const { film, length } = played(
    sceneOf(deck(5), hand([])), sceneOf(deck(2), hand(['Copper', 'Copper', 'Copper'])),
    [{ move: 'moved', from: '0/deck', at: 0, to: '0/hand', count: 3, face: 'Copper' }],
  );
  assert.equal(length, 300 + 2 * 60);
  const flying = (time) => film(time).filter((one) => one.key.includes('flying')).length;
  assert.deepEqual([flying(0), flying(310), flying(370), flying(420)], [3, 2, 1, 0]);
});

test('a gap in a row closes, and each card stays itself', () => {
  const { film, length, to } = played(
    sceneOf(row('Copper', 'Silver', 'Estate')), sceneOf(row('Copper', 'Estate')),
    [{ move: 'moved', from: '0/play', at: 1, to: 'box', count: 1, face: 'Silver', up: true }],
  );
  const estate = (time) => film(time).find((one) => one.face === 'Estate');
  assert.ok(estate(0).x > estate(length).x);
  assert.equal(to.length, 2);
});

test('what an event tells of a place under a moved card goes along with it', () => {
  const under = (place) => area(`0/play/${place}/under`, 'row', 1, [{ place: 0, face: 'Silver', up: true }]);
  const { units } = played(
    sceneOf(row('Copper', 'Estate'), under(1)), sceneOf(row('Estate'), under(0)),
    [{ move: 'moved', from: '0/play', at: 0, to: 'box', count: 1, face: 'Copper', up: true }],
  );
  assert.equal(units.get('0/play/0/under').length, 1);
});

test('moves that do not fit never stop the game', () => {
  const { film, length, to } = played(
    sceneOf(deck(0)), sceneOf(deck(1), hand(['Estate'])),
    [{ move: 'moved', from: 'nowhere', at: 4, to: '0/hand', count: 1, face: 'Estate' },
      { move: 'turned', area: 'nowhere', at: 1, count: 2 }, { move: 'reordered', area: 'x', from: 0 }],
  );
  assert.equal(film(length).length, to.length);
});

test('the curve starts fast and ends gently', () => {
  assert.deepEqual([ease(0), ease(1)], [0, 1]);
  assert.ok(ease(0.25) > 0.55);
  assert.ok(1 - ease(0.9) < 0.02);
});
