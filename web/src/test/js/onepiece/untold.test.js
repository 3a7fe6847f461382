import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untold } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/untold.js';

const line = (type, text) => ({ kind: 'event', entry: 1, type, text });

test('the log leaves out steps on the way', () => {
  assert.ok(untold(line('phase', 'Refresh Phase')));
  assert.ok(untold(line('card_moved', 'Ann: Nami moves from the hand to the Character area')));
  assert.ok(!untold(line('card_moved', 'Ann draws Nami')));
  assert.ok(!untold(line('knocked_out', "Ann: Nami is K.O.'d")));
});

test('a card that is shown to be played is told of once', () => {
  const [shows, plays] = [line('card_revealed', 'You show Nami'), line('card_played', 'You play Nami')];
  assert.ok(untold(shows, undefined, plays));
  assert.ok(!untold(shows, undefined, line('card_moved', 'You draw Zoro')));
  assert.ok(!untold(plays, shows));
});

test('powers are told where an effect changes them', () => {
  const power = line('power_changed', 'Ann: Luffy now has 6000 power');
  assert.ok(untold(power, line('don_given', 'Ann gives 1 DON!! to Luffy')));
  assert.ok(!untold(power, line('effect_activated', 'Ann uses the effect of Nami')));
});
