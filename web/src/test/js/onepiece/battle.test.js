// What the player is told in a battle: a tie hits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battle, ifHit, missing } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/board.js';
import { heading } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/heading.js';
import { hint, useful } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/hints.js';
import { meet } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/met.js';
import { told } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/panel.js';
import { COUNTER, FACES, battleScene } from './scenes.js';

meet(FACES);

test('a tie hits, so one step more is missing', () => {
  assert.equal(missing(5000, 5000), 1000);
  assert.equal(missing(7000, 5000), 3000);
  assert.equal(missing(5500, 5000), 1000);
  assert.equal(missing(4000, 5000), 0);
});

test('a battle is read from its arrow', () => {
  const fight = battle(battleScene());
  assert.equal(fight.attacker.name, 'Swordsman');
  assert.equal(fight.target.leader, true);
  assert.equal(battle(battleScene({ arrows: [] })), null);
});

test('the heading says both numbers and what holds', () => {
  const { title, say } = heading(COUNTER, battleScene(), 0);
  assert.equal(title, '7000 against 5000');
  assert.match(say, /^A tie hits: 3000 more power holds\. Pick cards/);
});

test('every counter says what comes out', () => {
  const out = COUNTER.options.map((option) => hint(option, COUNTER, battleScene(), 0));
  assert.deepEqual(out, [
    { text: '7000 ✕ hits', good: false },
    { text: '8000 ✓ holds', good: true },
    { text: '✕ Life 4 → 3', good: false },
  ]);
});

test('counters that are not enough together are said to be', () => {
  const question = { ...COUNTER, options: [COUNTER.options[0], COUNTER.options[2]] };
  assert.match(heading(question, battleScene(), 0).say, /All your counters give 2000: not enough/);
});

test('the last hit loses, and Double Attack takes two', () => {
  const scene = battleScene();
  scene.counters[0].value = 0;
  assert.equal(ifHit(scene, battle(scene), 0), 'you lose');
  assert.equal(ifHit(scene, battle(scene), 1), 'you win');
  assert.match(heading(COUNTER, scene, 0).say, /If it hits, you lose/);
  const twice = battleScene();
  twice.areas.at(-1).pieces[0].badges.keywords = ['Double Attack'];
  assert.equal(ifHit(twice, battle(twice), 0), 'Life 4 → 2');
});

test('the panel says what comes of it for me', () => {
  const [scene, fight] = [battleScene(), battle(battleScene())];
  assert.deepEqual(told(scene, fight, 0), { say: '✕ 3000 missing', tone: 'bad' });
  assert.deepEqual(told(scene, fight, 1), { say: '✓ hits: Life 4 → 3', tone: 'good' });
});

const MAIN = {
  prompt: 'Main Phase: play a card, use an effect, give DON!!, attack, or end your turn',
  options: [
    { text: 'play Guard', spots: [{ area: '0/hand', face: 'GUARD' }] },
    { text: 'give DON to LEAD', spots: [{ area: '0/leader', place: 0 }, { area: '0/cost', place: 0 }] },
    { text: 'attack with Gunner', spots: [{ area: '0/characters', place: 0 }], ends: [{ area: '1/leader', place: 0 }] },
    { text: 'attack with LEAD', spots: [{ area: '0/leader', place: 0 }], ends: [{ area: '1/leader', place: 0 }] },
    { text: 'use LEAD', spots: [{ area: '0/leader', place: 0 }] },
    { text: 'end turn', plain: true },
  ],
};

test('costs, gifts and attacks say what comes out', () => {
  const out = MAIN.options.map((option) => hint(option, MAIN, battleScene({ arrows: [] }), 0)?.text);
  assert.deepEqual(out,
    ['1 DON!!, 2 left', '5000 → 6000', '3000 ✕ too weak', '5000 ✓ Leader', undefined, '3 DON!! unused']);
});

test('before the turn ends, only what is useful is named', () => {
  assert.deepEqual(useful(MAIN, battleScene(), 0),
    ['attack with LEAD', 'play Guard', 'use the effect of LEAD', 'give 3 DON!! to your attackers']);
  assert.deepEqual(useful(COUNTER, battleScene(), 0), []);
});
