// What a deck's numbers come to.

/** @typedef {import('../scene/types.js').Face} Face */
/** @typedef {{count: number, face: Face, program: string[], gaps: string[]}} DeckCard */

// The curve's last bar stands for this cost and every higher one.
const HIGHEST = 10;

/** @param {DeckCard} card */
export function isLeader({ face }) {
  return face.kind === 'Leader';
}

/**
 * How many cards there are besides the Leader.
 * @param {DeckCard[]} cards
 */
export function size(cards) {
  return sum(cards.filter((card) => !isLeader(card)));
}

/**
 * How many cards there are of each cost.
 * @param {DeckCard[]} cards
 * @returns {{cost: string, count: number}[]}
 */
export function curve(cards) {
  const counts = Array.from({ length: HIGHEST + 1 }, (_, cost) => ({
    cost: cost === HIGHEST ? `${HIGHEST}+` : String(cost),
    count: 0,
  }));
  for (const card of cards.filter((one) => !isLeader(one))) {
    counts[Math.min(HIGHEST, Number(card.face.cost ?? 0))].count += card.count;
  }
  while (counts.length > 6 && counts[counts.length - 1].count === 0) {
    counts.pop();
  }
  return counts;
}

/**
 * How many Characters, Events and Stages, and how many cards can be used as a counter.
 * @param {DeckCard[]} cards
 * @returns {{label: string, count: number}[]}
 */
export function kinds(cards) {
  const main = cards.filter((card) => !isLeader(card));
  const ofKind = (/** @type {string} */ kind) => sum(main.filter(({ face }) => face.kind === kind));
  const withCounter = (/** @type {number} */ power) => sum(main.filter(({ face }) => face.numbers?.counter === power));
  return [
    { label: 'Characters', count: ofKind('Character') },
    { label: 'Events', count: ofKind('Event') },
    { label: 'Stages', count: ofKind('Stage') },
    { label: 'Counter +1000', count: withCounter(1000) },
    { label: 'Counter +2000', count: withCounter(2000) },
  ];
}

/**
 * The Leader first, then by cost and number.
 * @param {DeckCard[]} cards
 */
export function sorted(cards) {
  return [...cards].sort(
    (one, other) =>
      Number(isLeader(other)) - Number(isLeader(one)) ||
      Number(one.face.cost ?? 0) - Number(other.face.cost ?? 0) ||
      one.face.id.localeCompare(other.face.id),
  );
}

/** @param {DeckCard[]} cards */
function sum(cards) {
  return cards.reduce((all, { count }) => all + count, 0);
}
