/** Finds what draws a game: its own code, or what can draw any game. */
import plain from './plain/game.js';

/** @typedef {import('./types.js').Game} Game */

/** The games that have code of their own. */
const KNOWN = new Set(['dominion', 'onepiece', 'mageknight']);

/**
 * A game's code is only loaded when somebody plays it.
 * @param {string} name @returns {Promise<Game>}
 */
export async function gameNamed(name) {
  if (!KNOWN.has(name)) return plain(name);
  try {
    return (await import(`./${name}/game.js`)).default;
  } catch (missing) {
    // A table that looks plain is better than none.
    console.warn(`The pictures of ${name} could not be loaded.`, missing);
    return plain(name);
  }
}
