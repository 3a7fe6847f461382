// A small table for tests: a battle in which a card with 7000 power attacks a Leader with 5000.

/** @param {string} id @param {object} more */
export const face = (id, more = {}) => ({
  id, name: id, kind: 'Character', colours: ['Red'], cost: '3', numbers: { power: 4000, counter: 1000 },
  lines: ['[Blocker]', 'Crew / Sailor'], symbol: 'slash', rarity: 'C', ...more,
});

export const FACES = [
  face('LEAD', { kind: 'Leader', cost: undefined, numbers: { power: 5000, life: 4 }, lines: ['Captain'], rarity: 'L' }),
  face('GUNNER', { name: 'Gunner', numbers: { power: 3000, counter: 2000 } }),
  face('GUARD', { name: 'Guard', kind: 'Event', cost: '1', numbers: {}, symbol: 'event',
    lines: [
      '[Counter] Up to 1 of your Leader or Character cards gains +3000 power during this battle.',
      '[Trigger] Draw 1 card.', 'Crew',
    ] }),
  face('SWORD', { name: 'Swordsman', numbers: { power: 7000 }, lines: ['[Rush]'] }),
];

/** @param {string} id @param {object[]} pieces @param {object} [more] */
const area = (id, pieces, more = {}) => ({
  id, label: id, owner: Number(id[0]), shape: 'row', size: pieces.length, ...(pieces.length ? { pieces } : {}), ...more,
});

/** @param {string} id @param {number} power @param {object} [more] */
const lying = (id, power, more = {}) => ({ place: 0, face: id, up: true, badges: { power }, ...more });

/** @param {string} id @param {number} value */
const counter = (id, value) => ({ id, label: id, owner: Number(id[0]), value });

/** @param {object} more */
export function battleScene(more = {}) {
  return {
    areas: [
      area('0/leader', [lying('LEAD', 5000)]),
      area('0/characters', [lying('GUNNER', 3000)]),
      area('0/hand', [{ face: 'GUNNER' }, { face: 'GUARD' }], { shape: 'fan', bag: true }),
      area('0/cost', [], { size: 4 }),
      area('0/leader/0/under', [], { size: 1 }),
      area('1/leader', [lying('LEAD', 5000)]),
      area('1/characters', [lying('SWORD', 7000, { turned: true })]),
    ],
    counters: [counter('0/life', 4), counter('0/hand', 2), counter('0/don', 3), counter('1/life', 2)],
    arrows: [{
      from: { area: '1/characters', place: 0 }, to: { area: '0/leader', place: 0 }, label: '7000 against 5000',
    }],
    status: "Turn 6, Player 1's Main Phase, Counter Step",
    ...more,
  };
}

const ENDS = [{ area: '0/leader', place: 0 }];

export const COUNTER = {
  prompt: 'Swordsman (7000) attacks LEAD (5000). Do you counter?',
  options: [
    { text: 'counter with Gunner', spots: [{ area: '0/hand', face: 'GUNNER' }], ends: ENDS },
    { text: 'counter with Guard', spots: [{ area: '0/hand', face: 'GUARD' }], ends: ENDS },
    { text: 'no counter', plain: true },
  ],
};
