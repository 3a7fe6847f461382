import assert from 'node:assert/strict';
import { test } from 'node:test';
import { company, listed, standing } from '../../../main/resources/dev/cardinal/web/app/pages/people.js';

const ann = { player: 'human', name: 'Ann' };
const bot = { player: 'house' };
/** @param {any[]} seats @param {any} stage @returns {any} */
const table = (seats, stage = 'playing') => ({ seats, stage });

test('others are named, and bots are called bots', () => {
  assert.equal(company(table([ann]), [0]), 'alone');
  assert.equal(company(table([ann, bot]), [0]), 'against the bot house');
  assert.equal(company(table([ann, bot, { player: 'human' }]), [0]), 'with the bot house and Player 3');
  assert.equal(company(table([ann, bot]), [0, 1]), 'at this screen');
  assert.equal(listed(['one', 'two', 'three']), 'one, two and three');
});

test('it says whose move it is', () => {
  assert.deepEqual(standing(table([ann, bot]), [0], 0), { text: 'Your move', mine: true });
  assert.deepEqual(standing(table([ann, bot]), [0], 1), { text: 'The bot house is thinking', mine: false });
  assert.deepEqual(standing(table([ann, { player: 'open' }], 'open'), [0], -1), {
    text: 'Waiting for a player', mine: false,
  });
});
