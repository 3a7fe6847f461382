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
    lines: ['[Counter] Up to 1 of your Leader or Character cards gains +3000 power during this battle.', '[Trigger] Draw 1 card.', 'Crew'] }),
  face('SWORD', { name: 'Swordsman', numbers: { power: 7000 }, lines: ['[Rush]'] }),
];

/** @param {object} more */
export function battleScene(more = {}) {
  return {
    areas: [
      { id: '0/leader', label: 'Leader', owner: 0, shape: 'row', size: 1, pieces: [{ place: 0, face: 'LEAD', up: true, badges: { power: 5000 } }] },
      { id: '0/characters', label: 'Characters', owner: 0, shape: 'row', size: 1, pieces: [{ place: 0, face: 'GUNNER', up: true, badges: { power: 3000 } }] },
      { id: '0/hand', label: 'Hand', owner: 0, shape: 'fan', bag: true, size: 2, pieces: [{ face: 'GUNNER' }, { face: 'GUARD' }] },
      { id: '0/cost', label: 'Cost area', owner: 0, shape: 'row', size: 4 },
      { id: '0/leader/0/under', label: '', owner: 0, shape: 'row', size: 1 },
      { id: '1/leader', label: 'Leader', owner: 1, shape: 'row', size: 1, pieces: [{ place: 0, face: 'LEAD', up: true, badges: { power: 5000 } }] },
      { id: '1/characters', label: 'Characters', owner: 1, shape: 'row', size: 1, pieces: [{ place: 0, face: 'SWORD', up: true, turned: true, badges: { power: 7000 } }] },
    ],
    counters: [
      { id: '0/life', label: 'Life', owner: 0, value: 4 }, { id: '0/hand', label: 'Hand', owner: 0, value: 2 },
      { id: '0/don', label: 'Active DON!!', owner: 0, value: 3 }, { id: '1/life', label: 'Life', owner: 1, value: 2 },
    ],
    arrows: [{ from: { area: '1/characters', place: 0 }, to: { area: '0/leader', place: 0 }, label: '7000 against 5000' }],
    status: "Turn 6, Player 1's Main Phase, Counter Step",
    ...more,
  };
}

export const COUNTER = {
  prompt: 'Swordsman (7000) attacks LEAD (5000). Do you counter?',
  options: [
    { text: 'counter with Gunner', spots: [{ area: '0/hand', face: 'GUNNER' }], ends: [{ area: '0/leader', place: 0 }] },
    { text: 'counter with Guard', spots: [{ area: '0/hand', face: 'GUARD' }], ends: [{ area: '0/leader', place: 0 }] },
    { text: 'no counter', plain: true },
  ],
};
