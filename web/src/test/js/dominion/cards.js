// Faces and scenes for the tests, as the server says them.

/** @param {string} name @param {string} kind @param {number} cost @param {string} line */
function card(name, kind, cost, line) {
  return {
    id: name, name, kind, colours: kind.split('-'), cost: String(cost), lines: [line],
    symbol: name.toLowerCase().replaceAll(' ', '-'),
  };
}

export const CARDS = [
  { ...card('Copper', 'treasure', 0, '+$1'), numbers: { coins: 1 } },
  { ...card('Silver', 'treasure', 3, '+$2'), numbers: { coins: 2 } },
  { ...card('Gold', 'treasure', 6, '+$3'), numbers: { coins: 3 } },
  { ...card('Estate', 'victory', 2, '1 VP'), numbers: { points: 1 } },
  { ...card('Curse', 'curse', 0, '-1 VP'), numbers: { points: -1 } },
  card('Gardens', 'victory', 4, 'Worth 1 VP / 10 cards in deck'),
  card('Cellar', 'action', 2, '+1 Action, Discard any number of cards, then draw that many'),
  card('Market', 'action', 5, '+1 Card, +1 Action, +$1, +1 Buy'),
  card('Merchant', 'action', 3, '+1 Card, +1 Action. First Silver this turn: +$1'),
  card('Militia', 'action-attack', 4, '+$2. Opponents discard to 3 cards'),
  card('Moat', 'action-reaction', 2, '+2 Cards. Reveal to block attacks'),
  card('Moneylender', 'action', 4, 'Trash Copper for +$3'),
  card('Remodel', 'action', 4, 'Trash 1 card, gain card costing up to $2 more'),
  card('Smithy', 'action', 4, '+3 Cards'),
  card('Throne Room', 'action', 4, 'Play Action card twice'),
  card('Bandit', 'action-attack', 5, 'Gain Gold. Opponents reveal 2, trash Treasure other than Copper'),
  card('Workshop', 'action', 3, 'Gain card costing up to $4'),
];

/** @param {string} name */
export function named(name) {
  const found = CARDS.find((face) => face.name === name);
  if (!found) {
    throw new Error(`There is no card ${name}`);
  }
  return found;
}

const BASIC = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Province', 'Curse'];

/**
 * @param {string[]} kingdom @param {Record<string, Record<string, number>>} [areas] faces and counts by area
 * @param {Record<string, number>} [counters]
 * @param {number} [seats]
 */
export function scene(kingdom, areas = {}, counters = {}, seats = 2) {
  const piles = [...BASIC, ...kingdom]
    .map((name) => area(`supply/${name}`, 'stack', areas[`supply/${name}`] ?? { [name]: 10 }));
  const own = Array.from({ length: seats }, (_, seat) => ['hand', 'play', 'deck', 'discard', 'aside', 'looking']
    .map((name) => ({ ...area(`${seat}/${name}`, 'row', areas[`${seat}/${name}`] ?? {}), owner: seat }))).flat();
  return {
    areas: [...piles, area('trash', 'stack', areas.trash ?? {}), ...own],
    counters: Object.entries({ actions: 1, buys: 1, coins: 0, ...counters })
      .map(([id, value]) => ({ id, label: id, value })),
    status: 'Turn 1, your buy phase',
  };
}

/** @param {string} id @param {string} shape @param {Record<string, number>} faces */
function area(id, shape, faces) {
  const pieces = Object.entries(faces).map(([face, count]) => ({ face, count, up: true }));
  return { id, label: id, shape, bag: true, size: pieces.reduce((sum, { count }) => sum + count, 0), pieces };
}

/** @param {string} prompt @param {...string} texts */
export function question(prompt, ...texts) {
  return { prompt, options: texts.map((text) => ({ text })) };
}
