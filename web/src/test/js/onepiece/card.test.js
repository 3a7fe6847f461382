// What faces say, how names are broken, which pictures cards have.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/asked.js';
import { card } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/card.js';
import { emblem } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/emblems.js';
import { badges } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/facts.js';
import game from '../../../main/resources/dev/cardinal/web/app/games/onepiece/game.js';
import icons from '../../../main/resources/dev/cardinal/web/app/games/onepiece/icons.js';
import { parts, setName } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/names.js';
import { setProse, tokens, tone } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/prose.js';
import { explain } from '../../../main/resources/dev/cardinal/web/app/games/onepiece/words.js';
import { FACES, face } from './scenes.js';

const [lead, gunner, guard, sword] = FACES;
const width = (/** @type {string} */ text) => text.length * 0.46;

test('a face is read in the game’s terms', () => {
  assert.deepEqual(card(gunner).types, ['Crew', 'Sailor']);
  assert.deepEqual(card(gunner).keywords, ['Blocker']);
  assert.equal(card(guard).boost, 3000);
  assert.match(card(guard).trigger, /Draw 1/);
  assert.equal(card(lead).cost, null);
  assert.equal(card({ id: 'DON', name: 'DON!!', kind: 'DON!!' }).kind, 'don');
});

test('a keyword that is only spoken of is not one', () => {
  assert.deepEqual(card(face('X', { lines: ['[DON!! x2] This Character gains [Rush].'] })).keywords, []);
  assert.deepEqual(card(face('Y', { lines: ['[Your Turn] [Double Attack]'] })).keywords, []);
});

test('names are broken where they breathe', () => {
  assert.deepEqual(parts('Monkey.D.Luffy'), ['Monkey.', 'D.Luffy']);
  assert.deepEqual(setName('Eustass"Captain"Kid', 430, [88, 76, 66], width).lines, ['Eustass', '"Captain"Kid']);
  assert.equal(setName('Jinbe', 430, [88, 76, 66], width).size, 88);
});

test('tags are told from names in brackets', () => {
  assert.equal(tone('On Play'), 'when');
  assert.equal(tone('DON!! x2'), 'don');
  assert.equal(tone('Sanji'), undefined);
  assert.deepEqual(tokens('[Blocker], then [Sanji]').map(({ text }) => text), ['Blocker', ',', 'then', '[Sanji]']);
});

test('a text gets smaller until it fits', () => {
  const words = [tokens('one two three four five six').map((token) => ({ ...token, unit: 2 }))];
  const set = setProse(words, 100, 60, 30, 5);
  assert.ok(set.fits && set.height <= 60 && set.size < 30);
});

test('every picture is shipped, and the same card always has the same', () => {
  for (let i = 1; i <= 200; i++) {
    const id = `OP01-${String(i).padStart(3, '0')}`;
    const types = ['Straw Hat Crew', 'Navy', 'Land of Wano', '?'][i % 4];
    const symbol = ['strike', 'slash', 'ranged', 'special', 'wisdom', '?'][i % 6];
    const one = card(face(id, { lines: [types], symbol }));
    assert.ok(icons[emblem(one)], emblem(one));
    assert.equal(emblem(one), emblem(one));
  }
});

test('neighbours in a set look different', () => {
  const some = Array.from({ length: 10 }, (_, i) => emblem(card(face(`ST09-00${i}`, { lines: ['Straw Hat Crew'] }))));
  assert.ok(new Set(some).size >= 9);
});

test('power is tagged when it has changed or lies on its side', () => {
  assert.deepEqual(badges({ power: 4000 }, face('A'), { turned: false }), []);
  assert.deepEqual(badges({ power: 4000 }, face('A'), { turned: true }), [{ text: '4000', kind: '' }]);
  assert.deepEqual(badges({ power: 3000, keywords: ['Rush'] }, face('A'), { turned: false }),
    [{ text: '3000', kind: 'bad' }, { text: 'Rush', kind: 'good' }]);
});

test('the hand: Characters by cost, then Events', () => {
  const faces = new Map([face('C', { cost: '5' }), face('A', { cost: '2' }), guard].map((one) => [one.id, one]));
  assert.deepEqual(['GUARD', 'C', 'A'].sort((a, b) => game.sort(a, b, faces)), ['A', 'C', 'GUARD']);
});

test('words on a card are explained', () => {
  assert.deepEqual(explain(sword).map(({ word }) => word), ['Rush']);
  assert.deepEqual(explain(guard).map(({ word }) => word), ['Counter', 'Trigger']);
});

test('prompts are told apart', () => {
  const kind = (/** @type {string} */ prompt) => asked({ prompt, options: [] }).kind;
  assert.equal(kind("What does Who's.Who attack?"), 'attack');
  assert.equal(kind('Miss.Goldenweek(Marianne) (1000) attacks Kaido (5000). Do you block?'), 'block');
  assert.equal(asked({ prompt: "Use the effect of Who's.Who? [On Play] Draw 1 card.", options: [] }).card, "Who's.Who");
  assert.equal(kind('Kaido: return 1 DON!! card (choose 1 DON!!)'), 'don');
  assert.equal(kind('Sables: return up to 1 Character (choose up to 1)'), 'choose');
});

test('the plan has a place for every area on both sides, wide and upright', () => {
  const scene = { areas: [], counters: [], status: '' };
  const names = ['leader', 'characters', 'stage', 'life', 'deck', 'trash', 'hand', 'don-deck', 'cost'];
  for (const [w, h] of [[996, 676], [1636, 1036], [390, 520]]) {
    for (const me of [0, 1, -1]) {
      const { areas } = game.plan(scene, { me, seats: 2, width: w, height: h, portrait: h > w });
      for (const seat of [0, 1]) {
        for (const name of names) {
          assert.ok(areas[`${seat}/${name}`], `${seat}/${name}`);
        }
      }
    }
  }
});
