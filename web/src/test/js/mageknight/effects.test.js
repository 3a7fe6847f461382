import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alternatives, effect, isPlain, paid, points, sentence }
  from '../../../main/resources/dev/cardinal/web/app/games/mageknight/effects.js';
import { glance } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/faces/signs.js';

test('a line says how an effect is played and what pays for it', () => {
  assert.deepEqual(effect('basic: move 2'), { role: 'basic', text: 'move 2', mana: [] });
  assert.deepEqual(effect('strong (1 red mana): attack 4'), { role: 'strong', text: 'attack 4', mana: ['red'] });
  assert.deepEqual(effect('strong (Firestorm, 1 red and 1 black mana): take 1 wound, siege fire attack 8'),
    { role: 'strong', text: 'take 1 wound, siege fire attack 8', mana: ['red', 'black'], name: 'Firestorm' });
  assert.equal(effect('strong (the card leaves the game): heal 6').leaves, true);
  assert.deepEqual(effect('one of: pay red mana: fire block 4'), { role: 'ability', text: 'fire block 4', mana: ['red'] });
  assert.equal(effect('Dark Paths (once a turn): by day: move 1; otherwise: move 2').often, 'once a turn');
});

test('points have a range and an element', () => {
  assert.deepEqual(points('siege fire attack 8'), [{ what: 'attack', value: 8, range: 'siege', element: 'fire' }]);
  assert.deepEqual(points('cold fire attack 7')[0].element, 'cold fire');
  assert.deepEqual(points('move 2, swamp costs 1').map((one) => one.value), [2]);
});

test('choices are drawn together where they give the same', () => {
  assert.equal(sentence('attack 2 or block 2'), 'Attack or block 2');
  assert.equal(sentence('heal 1 or draw 1'), 'Heal or draw 1');
  assert.equal(sentence('attack 2 or take 1 wound, attack 5'), 'Attack 2 or take 1 wound, attack 5');
  assert.equal(isPlain('attack 2 or block 2'), true);
  assert.equal(isPlain('move 2, heal 1 if tired'), false);
});

test('an or inside brackets belongs to what is inside', () => {
  assert.deepEqual(alternatives('(influence 4 or attack 3), reputation -1'), ['(influence 4 or attack 3), reputation -1']);
  assert.deepEqual(paid('(pay green mana: move 4) or (pay red mana: attack 4)')?.map((one) => one.pay), ['green', 'red']);
  assert.equal(paid('move 2'), null);
});

test('an effect at a glance', () => {
  assert.deepEqual(glance('attack 2 or block 2'), [{ signs: ['crossed-swords', 'shield'], element: 'physical', label: '2' }]);
  assert.deepEqual(glance('red crystal')[0].gems, ['red']);
  assert.equal(glance('one enemy: no attack')[0].signs[0], 'shield-disabled');
});
