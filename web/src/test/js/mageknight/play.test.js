import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foe, resisted, stops, wounds } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/foes.js';
import { kept } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/panels/across.js';
import { hint } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/hints.js';
import { known } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/known.js';
import { plan } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/plan.js';
import { reach, walk } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/reach.js';
import { sort } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/sorting.js';
import { heading } from '../../../main/resources/dev/cardinal/web/app/games/mageknight/words.js';

const card = (/** @type {string} */ name, /** @type {string[]} */ ...lines) =>
  ({ id: `card/${name}`, name, kind: 'Basic action', symbol: 'basic action', lines });
/** @type {any[]} */
const FACES = [
  card('Rage', 'basic: attack 2 or block 2', 'strong (1 red mana): attack 4', 'sideways: move 1 or attack 1 or block 1'),
  card('March', 'basic: move 2', 'strong (1 green mana): move 4', 'sideways: move 1 or attack 1 or block 1'),
  { ...card('Wound'), symbol: 'wound' },
  { id: 'enemy/Prowlers', name: 'Prowlers', kind: 'Enemy, green', symbol: 'physical', numbers: { armor: 3, attack: 4, fame: 2 },
    lines: ['armor 3, attack 4, fame 2'] },
  { id: 'enemy/Ice Golems', name: 'Ice Golems', kind: 'Enemy, violet', symbol: 'ice', numbers: { armor: 4, attack: 2, fame: 5 },
    lines: ['armor 4, ice attack 2 paralyze, resists physical and ice, fame 5'] },
];
known.faces = new Map(FACES.map((face) => [face.id, face]));

/** @param {string} step @param {any} badges @returns {any} */
function combat(step, badges) {
  return {
    status: `Round 1, day, your combat: ${step}`, counters: [{ id: '0/armor', label: 'Armor', value: 2 }],
    areas: [{ id: 'combat', label: 'Combat', shape: 'slots', size: 1, pieces: [{ place: 0, face: 'enemy/Prowlers', up: true, badges }] }],
  };
}

const BLOCK = combat('block', { armor: 3, attackStands: true, toBlock: 4, block: 2, attack: 0, damage: 4 });

test('a token says what its enemy can do', () => {
  assert.deepEqual(foe(FACES[4]), {
    armor: 4, attack: 2, fame: 5, element: 'ice', abilities: ['paralyze'], resists: ['physical', 'ice'], pile: 'violet',
  });
  assert.equal(wounds(4, 3), 2);
  assert.equal(stops('ice', 'fire'), true);
  assert.equal(stops('fire', 'cold fire'), false);
  assert.equal(resisted('cold fire', ['fire']), false);
});

test('the block says what is missing', () => {
  const question = { prompt: 'Combat, block', options: [] };
  assert.deepEqual(heading(question, BLOCK, 0), { title: 'Prowlers: 2 of 4', say: 'Add 2 block, or let them hit.' });
});

test('the wounds of others are not mine to heal', () => {
  const question = { prompt: 'Your turn: move', options: [] };
  const scene = (/** @type {number} */ seat) => /** @type {any} */ ({
    status: 'Round 1, day, your turn: move',
    counters: [{ id: 'healing', label: 'Healing', value: 1 }, { id: 'move', label: 'Move', value: 2 }],
    areas: [{ id: `${seat}/hand`, label: 'Hand', shape: 'fan', size: 1, pieces: [{ face: 'card/Wound' }] }],
  });
  assert.equal(heading(question, scene(0), 0).title, 'Healing 1');
  assert.equal(heading(question, scene(1), 0).title, 'Move 2');
});

test('hints say what comes out', () => {
  const says = (/** @type {string} */ text) => hint({ text }, null, BLOCK, 0);
  assert.deepEqual(says('play Rage'), { text: '+2 → 4 blocks ✓', good: true });
  assert.deepEqual(says('play March sideways'), { text: '3 of 4' });
  assert.equal(says('play March'), null);
  assert.deepEqual(says('next phase'), { text: '2 wounds', good: false });
  const attack = combat('attack', { armor: 3, attackStands: false, attack: 1 });
  assert.deepEqual(hint({ text: 'play Rage' }, null, attack, 0), { text: '+2 → 3 defeats ✓', good: true });
});

test('walls keep ranged attacks out, and two of them siege attacks too', () => {
  const says = (/** @type {number} */ fortified, /** @type {string} */ range) => {
    const rage = { ...FACES[0], lines: [`basic: ${range} attack 2`] };
    known.faces = new Map([...FACES, rage].map((face) => [face.id, face]));
    return hint({ text: 'play Rage' }, null, combat('ranged', { armor: 2, attack: 0, fortified }), 0);
  };
  const defeats = { text: '+2 → 2 defeats ✓', good: true };
  assert.deepEqual([says(0, 'ranged'), says(1, 'ranged')], [defeats, null]);
  assert.deepEqual([says(1, 'siege'), says(2, 'siege')], [defeats, null]);
  known.faces = new Map(FACES.map((face) => [face.id, face]));
});

test('walking finds the cheapest way', () => {
  const costs = new Map([['1,0', 5], ['0,1', 2], ['1,1', 2], ['2,0', 2]]);
  const found = walk({ q: 0, r: 0 }, costs, 6);
  assert.deepEqual([...found].sort(), [['0,1', 2], ['1,0', 5], ['1,1', 4], ['2,0', 6]]);
  assert.equal(walk({ q: 0, r: 0 }, costs, 1).size, 0);
  assert.equal(reach({ areas: [], counters: [], status: '' }, 0).size, 0);
});

test('a hand: what one walks with first, wounds last', () => {
  const hand = ['card/Wound', 'card/Rage', 'card/March'];
  assert.deepEqual(hand.sort((a, b) => sort(a, b, known.faces)), ['card/March', 'card/Rage', 'card/Wound']);
});

test('everything lies on the table, however wide it is', () => {
  for (const [width, height] of [[996, 676], [1636, 1036], [390, 590]]) {
    const { areas } = plan(BLOCK, { me: 0, seats: 1, width, height, portrait: height > width });
    for (const [id, spot] of Object.entries(areas)) {
      if (spot.hidden || spot.hex) continue;
      assert.ok(spot.x > 0 && spot.x < 1 && spot.y > 0 && spot.y < 1, id);
    }
  }
});

test('the button of a place to explore stays in the frame of the map, and goes when its place is moved away', () => {
  const frame = { x: 10, y: 10, w: 400, h: 400 };
  assert.deepEqual(kept({ x: 200, y: 200 }, frame, false), { x: 200, y: 200 });
  assert.deepEqual(kept({ x: 200, y: -5 }, frame, false), { x: 200, y: 30 });
  assert.deepEqual(kept({ x: 900, y: 200 }, frame, false), { x: 368, y: 200 });
  assert.equal(kept({ x: 900, y: 200 }, frame, true), null);
});
