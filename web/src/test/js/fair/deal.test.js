import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dealtAgain } from '../../../main/resources/dev/cardinal/web/app/fair/deal.js';
import { Draws } from '../../../main/resources/dev/cardinal/web/app/fair/draws.js';
import { readRecord } from '../../../main/resources/dev/cardinal/web/app/fair/record.js';
import { chanceKey } from '../../../main/resources/dev/cardinal/web/app/wire/fair.js';

// The first lines of a game of Dominion that a server dealt for two people and a bot.
const game = JSON.parse(readFileSync(new URL('dominion.json', import.meta.url), 'utf8'));
const { roster, secret, entries } = readRecord(game.record.join('\n'));
const numbers = entries.flatMap(({ contribution = '' }) => contribution || []);
const key = chanceKey(secret, roster, numbers);
const scene = { areas: game.areas, counters: [], status: '' };

test('dominion is dealt again as the server dealt it', () => {
  assert.deepEqual(dealtAgain('dominion', key, scene), { cards: 30, fits: true });
});

test('with a number that is left out the cards are others', () => {
  const without = chanceKey(secret, roster, numbers.slice(1));
  assert.equal(dealtAgain('dominion', without, scene).fits, false);
});

test('two cards that are exchanged in a deck are noticed', () => {
  const areas = structuredClone(game.areas);
  const { pieces } = areas.find(({ id }) => id === '2/deck');
  const copper = pieces.find(({ face }) => face === 'Copper');
  const estate = pieces.find(({ face }) => face === 'Estate');
  [copper.face, estate.face] = [estate.face, copper.face];
  assert.equal(dealtAgain('dominion', key, { ...scene, areas }).fits, false);
});

test('a game that a page cannot deal is left to the full check', () => {
  assert.equal(dealtAgain('mageknight', key, scene), null);
  assert.equal(dealtAgain('constructor', key, scene), null);
});

test('numbers are drawn evenly from below a bound', () => {
  const draws = new Draws(key, 2);
  const counts = Array(6).fill(0);
  for (let i = 0; i < 600; i++) {
    counts[draws.below(6)]++;
  }
  assert.ok(Math.min(...counts) > 60, String(counts));
  assert.deepEqual([...new Draws(key, 1).shuffled(['a', 'b', 'c', 'd'])].sort(), ['a', 'b', 'c', 'd']);
});
