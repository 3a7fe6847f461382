import { Draws } from './draws.js';

/** @typedef {import('../scene/types.js').Area} Area */
/** @typedef {import('../scene/types.js').Scene} Scene */
/** @typedef {{cards: number, fits: boolean}} Dealt  how many cards were dealt again, and whether they are the same */

/**
 * Games whose deal is a shuffle that a page can do without the engine: the same cards in the same order before it.
 * @type {Record<string, (key: string, scene: Scene) => Dealt>}
 */
const DEALS = {
  kuhn(key, scene) {
    const deck = new Draws(key, 1).shuffled(['Jack', 'Queen', 'King']);
    return compared(deck, ['0/hand', '1/hand', 'deck'].flatMap((id) => cardsIn(scene, id)));
  },

  dominion(key, scene) {
    const draws = new Draws(key, 2);
    const kinds = scene.areas.filter(({ id }) => id.startsWith('supply/')).map(({ label }) => label);
    /** @type {Dealt} */
    const all = { cards: 0, fits: true };
    for (let seat = 0; scene.areas.some(({ id }) => id === `${seat}/hand`); seat++) {
      const hand = cardsIn(scene, `${seat}/hand`);
      const deck = cardsIn(scene, `${seat}/deck`);
      const before = [...hand, ...deck].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
      const shuffled = draws.shuffled(before).reverse(); // the top of a deck is its end
      const { cards, fits } = compared([...shuffled.slice(0, hand.length).sort(), ...shuffled.slice(hand.length)],
        [...hand.sort(), ...deck]);
      all.cards += cards;
      all.fits &&= fits;
    }
    return all;
  },
};

/**
 * Deals the cards again.
 * @param {string} game
 * @param {string} key K
 * @param {Scene} scene after the deal, as the referee saw it
 * @returns {Dealt | null} null if this page cannot deal this game
 */
export function dealtAgain(game, key, scene) {
  return Object.hasOwn(DEALS, game) ? DEALS[game](key, scene) : null;
}

/** @param {string[]} wanted @param {string[]} found @returns {Dealt} */
function compared(wanted, found) {
  return { cards: wanted.length, fits: wanted.length > 0 && JSON.stringify(wanted) === JSON.stringify(found) };
}

/**
 * The faces in an area, the top first.
 * @param {Scene} scene
 * @param {string} id
 */
function cardsIn({ areas }, id) {
  const { pieces = [] } = /** @type {Area} */ (areas.find((area) => area.id === id) ?? { pieces: [] });
  return [...pieces].sort((one, other) => Number(one.place ?? 0) - Number(other.place ?? 0))
    .flatMap(({ face = '', count = 1 }) => Array(count).fill(face));
}
