import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AWAY, HERE, ME, agreement, usualPlayers } from '../../../main/resources/dev/cardinal/web/app/pages/agreed.js';

const option = { about: '', values: '', bySeat: false };
const onepiece = {
  name: 'onepiece', about: '', rules: '1', bots: { greedy: '' }, defaultBot: 'greedy',
  options: [
    { ...option, name: 'decks', default: 'ST01', bySeat: true },
    { ...option, name: 'rules', default: 'official' },
  ],
};
const wishes = { options: {}, name: 'Ann', clock: null, listed: false, watched: false, delay: 0 };

test('the usual table is you against the usual bot', () => {
  assert.deepEqual(agreement(onepiece, { ...wishes, players: usualPlayers(onepiece, 2) }), {
    game: 'onepiece', options: {}, seats: ['me', 'greedy'], name: 'Ann', own: {}, listed: false, watched: false,
  });
});

test('what is mine is handed in by myself, and what a bot plays is agreed for all', () => {
  const players = [{ who: ME, part: 'ST02' }, { who: 'greedy', part: 'ST03' }];
  const { own, options } = agreement(onepiece, { ...wishes, players });
  assert.deepEqual(own, { decks: 'ST02' });
  assert.deepEqual(options, { decks: 'ST01,ST03' });
});

test('people here and elsewhere sit down with an invitation, and their decks are not told', () => {
  const players = [{ who: ME }, { who: HERE, part: 'ST04' }, { who: AWAY }];
  const { seats, options } = agreement(onepiece, { ...wishes, players });
  assert.deepEqual(seats, ['me', 'open', 'open']);
  assert.deepEqual(options, {});
});

test('only options that are not as usual are named, and a delay only if others may watch', () => {
  const players = usualPlayers(onepiece, 2);
  const clock = { minutes: 10, free: 5, end: 'lose' };
  const body = agreement(onepiece, { ...wishes, players, clock, options: { rules: 'official', x: '1' }, delay: 30 });
  assert.deepEqual(body.options, { x: '1' });
  assert.ok(!('delay' in body));
  assert.deepEqual(body.clock, clock);
  assert.equal(agreement(onepiece, { ...wishes, players, watched: true, delay: 30 }).delay, 30);
});
