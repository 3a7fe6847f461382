import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchFilm } from '../../../main/resources/dev/cardinal/web/app/after/film.js';
import { over, server, start, steps } from './game.js';

const film = await fetchFilm(server().ask, 'referee');
const row = (moment, seat = 0) => film.scene(moment).areas.find(({ id }) => id === `${seat}/row`).size;

test('a film is fetched piece by piece', async () => {
  const { ask, asked } = server(2);
  const seen = [];
  const pieces = await fetchFilm(ask, '1', (count) => seen.push(count));
  assert.deepEqual(asked, [['1', 0], ['1', 5], ['1', 8]]);
  assert.deepEqual(seen, [2, 4]);
  assert.deepEqual(pieces.steps, steps);
});

test('every moment can be looked at, in any order', () => {
  assert.equal(film.end, 6);
  assert.deepEqual([6, 0, 3, 1, 5].map((moment) => row(moment)), [3, 0, 2, 1, 3]);
  assert.deepEqual([6, 0, 3].map((moment) => row(moment, 1)), [3, 0, 1]);
  assert.equal(film.scene(6).counters.find(({ id }) => id === '0/points').value, 6);
});

test('an entry leads to the moment after it', () => {
  assert.deepEqual([0, 2, 3, 4, 5, 10, 99].map((entry) => film.moment(entry)), [0, 0, 1, 1, 2, 6, 6]);
  assert.deepEqual([0, 1, 6].map((moment) => film.entry(moment)), [2, 3, 10]);
});

test('a still has the scene and who is asked, but no question', () => {
  assert.deepEqual(film.still(0), { entry: 2, scene: start.scene, asks: 0 });
  assert.equal(film.still(1).asks, 1);
  assert.deepEqual(film.still(6).over, over);
  assert.equal(film.motion(1).events.length, 2);
  assert.equal(film.motion(1).scene, undefined);
});

test('turns are marked, and the log is written with names', () => {
  assert.deepEqual(film.turns(['Ann', 'Bea'])[0], { moment: 1, text: "Bea's turn 1" });
  assert.equal(film.turns(['Ann', 'Bea']).length, 5);
  const { lines, until } = film.log(['Ann', 'Bea']);
  assert.deepEqual(until, [0, 3, 5, 7, 9, 11, 12]);
  assert.deepEqual(lines.slice(0, 4).map(({ text }) => text),
    ['Turn 1', 'Ann draws a card', "Bea's turn 1", 'Bea draws a card']);
  assert.equal(lines[3].turn, "Bea's turn 1");
});
