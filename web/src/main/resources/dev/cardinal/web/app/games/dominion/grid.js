// How many rows of piles there are, and how large the cards become.

/** A card's height / its width, seen from as far above as the camera stands. */
export const CARD_HEIGHT = (680 / 488) * 0.955;
/** From one card to the next, in cards. */
const STEP = 1.12;

/**
 * @typedef {object} Grid
 * @property {number} rows
 * @property {number} columns of the kingdom
 * @property {number} basics columns of the cards of every game
 * @property {number} w the width of a card / the width of the table
 */

/**
 * The grid with the largest cards.
 * @param {number} count of kingdom piles
 * @param {{width: number, height: number, ratio: number}} room
 *   the room in fractions of the table, and the table's width / its height
 * @returns {Grid}
 */
export function largestGrid(count, { width, height, ratio }) {
  const grids = [2, 3, 4].map((rows) => {
    const columns = Math.ceil(count / rows);
    const basics = Math.ceil(8 / rows);
    const wide = width / (columns + basics + 0.4) / STEP;
    const high = (height / rows - 0.033) / (CARD_HEIGHT * ratio);
    return { rows, columns, basics, w: Math.min(wide, high) };
  });
  return grids.reduce((best, grid) => (grid.w > best.w ? grid : best));
}
