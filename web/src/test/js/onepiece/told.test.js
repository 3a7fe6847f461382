import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/told.js';

const kept = (...lines) => told(lines.map(([type, text]) => ({ kind: 'event', entry: 1, type, text })))
  .map(({ text }) => text);

test('the log leaves out steps on the way', () => {
  assert.deepEqual(kept(
    ['phase', 'Refresh Phase'], ['card_moved', 'Ann draws Nami'], ['card_state', 'Ann: Nami is rested'],
    ['card_moved', 'Ann: Nami moves from the Character area to the trash'], ['knocked_out', "Ann: Nami is K.O.'d"],
  ), ['Ann draws Nami', "Ann: Nami is K.O.'d"]);
});

test('a card that is shown to be played is told of once', () => {
  assert.deepEqual(kept(
    ['card_revealed', 'You show Nami'], ['don_rested', 'You rest 1 DON!!'], ['card_played', 'You play Nami'],
    ['card_revealed', 'You show Zoro'], ['card_moved', 'You draw a card'],
  ), ['You play Nami', 'You show Zoro', 'You draw a card']);
});

test('powers are told where an effect changes them', () => {
  const power = ['power_changed', 'Ann: Luffy now has 6000 power'];
  assert.deepEqual(kept(['don_given', 'Ann gives 1 DON!! to Luffy'], power, power), ['Ann gives 1 DON!! to Luffy']);
  assert.deepEqual(kept(['effect_activated', 'Ann uses the effect of Nami'], ['battle_step', 'Counter Step'], power),
    ['Ann uses the effect of Nami', 'Ann: Luffy now has 6000 power']);
});
