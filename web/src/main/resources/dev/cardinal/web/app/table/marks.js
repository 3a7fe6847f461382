/** What a question lights up: from marks by spot to the dress of each piece. */
import { covers, spotOf } from '../question/spots.js';

/** @typedef {import('../question/spots.js').Spot} Spot */
/** @typedef {{state: 'can'|'picked'|'dim', tag?: string, ends?: Spot[]}} Mark */

export class Marks {
  /** By area, because every piece is looked up in every picture. @type {Map<string, {spot: Spot, mark: Mark}[]>} */
  #areas = new Map();
  dim = false;

  /** @param {Map<string, Mark>} marks by spotKey; '' says whether all else is dimmed */
  constructor(marks = new Map()) {
    for (const [key, mark] of marks) {
      if (key === '') {
        this.dim = mark.state === 'dim';
        continue;
      }
      const spot = spotOf(key);
      const there = this.#areas.get(spot.area);
      if (there) there.push({ spot, mark });
      else this.#areas.set(spot.area, [{ spot, mark }]);
    }
  }

  /** The mark of a piece: what is picked goes before what can be. @param {Spot} piece @returns {Mark | undefined} */
  of(piece) {
    /** @type {Mark | undefined} */
    let found;
    for (const { spot, mark } of this.#areas.get(piece.area) ?? []) {
      if (covers(spot, piece) && (!found || mark.state === 'picked')) found = mark;
    }
    return found;
  }

  /** Whether a spot, which may leave out its place or face, means this piece. @param {Spot} spot @param {Spot} piece */
  fits(spot, piece) {
    return covers(spot, piece);
  }
}
