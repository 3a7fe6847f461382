// A small game that is over: two players draw a card each turn, and score.

/** @typedef {import('../../../main/resources/dev/cardinal/web/app/after/film.js').Step} Step */

const area = (id, size, more = {}) => ({ id, label: id.replace(/.*\//, ''), shape: 'stack', size, ...more });
const drew = (seat) => ({
  type: 'drew', seat, count: 1, text: `Player ${seat} draws a card`,
  moves: [{ move: 'moved', from: 'deck', at: 0, to: `${seat}/row`, into: 0, count: 1, face: 'Copper', up: true }],
});
const turn = (seat, number) => ({ type: 'turn', seat, text: `Player ${seat}'s turn ${number}` });
const points = (seat, value) => [{ id: `${seat}/points`, label: 'Points', owner: seat, value }];

export const start = {
  entry: 2,
  asks: 0,
  scene: {
    areas: [
      area('deck', 20), area('0/row', 0, { shape: 'row', owner: 0 }), area('1/row', 0, { shape: 'row', owner: 1 }),
    ],
    counters: [...points(0, 0), ...points(1, 0), { id: '0/luck', label: 'Luck', owner: 0, value: 7 },
      { id: '1/luck', label: 'Luck', owner: 1, value: 7 }],
    status: 'Turn 1',
  },
};

export const over = { ending: 'cards', winners: [0], places: [1, 2], scores: [6, 2], turns: 3 };

/** Six turns, seat 0 first; entries 4 and 7 were talk. */
export const steps = [3, 5, 6, 8, 9, 10].map((entry, i) => {
  const seat = i % 2;
  const round = Math.floor(i / 2) + 1;
  const last = i === 5;
  return {
    entry, seat, move: 'draw',
    events: [drew(seat), ...(last ? [] : [turn(1 - seat, seat === 0 ? round : round + 1)])],
    changes: { counters: points(seat, seat === 0 ? 2 * round : Math.min(2, round)), status: `Turn ${round}` },
    ...(last ? { over } : { asks: 1 - seat }),
  };
});

/** Answers like a server, this many steps at a time. */
export const server = (most = 100) => {
  const asked = [];
  const ask = async ({ from, as }) => {
    asked.push([as, from]);
    const left = steps.filter(({ entry }) => entry > from);
    const given = left.slice(0, most);
    return structuredClone({ start, steps: given, ...(given.length < left.length && { next: given.at(-1).entry }) });
  };
  return { ask, asked };
};
