import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deeds } from '../../../main/resources/dev/cardinal/web/app/after/deeds.js';
import { fetchFilm, Film } from '../../../main/resources/dev/cardinal/web/app/after/film.js';
import { ticks } from '../../../main/resources/dev/cardinal/web/app/after/scale.js';
import { statistics } from '../../../main/resources/dev/cardinal/web/app/after/statistics.js';
import { server, start, steps } from './game.js';

const film = await fetchFilm(server().ask, 'referee');

test('the numbers of every seat are read at the end of each round', () => {
  const { rounds, courses } = statistics(film, 2);
  assert.deepEqual(rounds, [0, 1, 2, 3]);
  assert.deepEqual(courses.map(({ label }) => label), ['Points', 'row']); // luck never changed
  assert.deepEqual(courses[0].values, [[0, 2, 4, 6], [0, 1, 2, 2]]);
  assert.deepEqual(courses[1].values, [[0, 1, 2, 3], [0, 1, 2, 3]]);
});

test('a place where one piece comes and goes says nothing about who is ahead', () => {
  const place = (seat) => ({ id: `${seat}/tactic`, label: 'Tactic', owner: seat, shape: 'row', size: 0 });
  const areas = [...start.scene.areas, place(0), place(1)];
  const taken = { type: 'taken', moves: [{ move: 'moved', from: 'deck', at: 0, to: '0/tactic', into: 0, count: 1 }] };
  const [first, ...rest] = steps;
  const all = [{ ...first, events: [taken, ...first.events] }, ...rest];
  const { courses } = statistics(new Film({ ...start, scene: { ...start.scene, areas } }, all), 2);
  assert.deepEqual(courses.map(({ label }) => label), ['Points', 'row']);
});

test('what comes before the first turn is setting up', () => {
  const setup = [0, 1].map((seat) => ({
    entry: 3 + seat, seat, move: 'keep', asks: 0,
    events: seat === 1 ? [{ type: 'turn', seat: 0, text: 'Turn 1' }] : [],
    changes: { counters: [{ id: `${seat}/points`, label: 'Points', owner: seat, value: 9 }] },
  }));
  const { rounds, courses } = statistics(new Film(start, [...setup, ...steps]), 2);
  assert.deepEqual(rounds, [0, 1, 2, 3]);
  assert.deepEqual(courses[0].values[0], [9, 2, 4, 6]);
});

test('a game that is over at once has a start and an end', () => {
  assert.deepEqual(statistics(new Film(start, []), 2), { rounds: [0, 1], courses: [] });
  assert.deepEqual(statistics(new Film(start, steps.slice(0, 1)), 2).rounds, [0, 1]);
});

test('deeds are summed up by seat', () => {
  assert.deepEqual(deeds(film, 2), [{ label: 'Cards drawn', totals: [3, 3] }]);
  const events = [
    { type: 'trashed', seat: 1, cards: ['Estate', 'Estate'], text: '' },
    { type: 'damage', seat: 0, damage: 2, text: '' },
    { type: 'toString', seat: 0, text: '' },
    { type: 'bought', text: '' },
  ];
  assert.deepEqual(deeds(new Film(start, [{ entry: 3, seat: 0, move: '', events }]), 2),
    [{ label: 'Cards trashed', totals: [0, 2] }, { label: 'Damage taken', totals: [2, 0] }]);
});

test('an axis has a few round numbers around all values', () => {
  assert.deepEqual(ticks([0, 52]), [0, 20, 40, 60]);
  assert.deepEqual(ticks([-1, 1]), [-1, 0, 1]);
  assert.deepEqual(ticks([3, 5]), [0, 2, 4, 6]);
  assert.deepEqual(ticks([0, 0]), [0, 1]);
  for (const values of [[1, 2, 3], [-7, 1200], [5, 5], [-3, -1], [0, 1]]) {
    const all = ticks(values);
    assert.ok(all[0] <= Math.min(...values) && all.at(-1) >= Math.max(...values), `${values}: ${all}`);
    assert.ok(all.length < 9, `${values}: ${all}`);
  }
});
