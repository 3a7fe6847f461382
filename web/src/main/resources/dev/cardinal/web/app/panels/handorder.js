// The order of a hand: the game's own, or by name if the player likes that better.

/**
 * The same game, with hands in the order that the settings ask for.
 * @template {import('../games/types.js').Game} G
 * @param {G} game
 * @param {import('../settings.js').Settings} settings
 * @returns {G}
 */
export function inMyOrder(game, settings) {
  /** @type {NonNullable<import('../games/types.js').Game['sort']>} */
  const sort = (a, b, faces) => {
    const name = (/** @type {string} */ id) => faces.get(id)?.name ?? id;
    if (settings.get('sort') === 'name' || !game.sort) return name(a).localeCompare(name(b));
    return game.sort(a, b, faces);
  };
  return Object.assign(Object.create(game), { sort });
}
