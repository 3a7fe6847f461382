/** What a question lights up: from marks by spot to the dress of each piece. */
import { covers, spotOf } from '../question/spots.js';

/** @typedef {import('../question/spots.js').Spot} Spot */
/** @typedef {{state: 'can'|'picked'|'dim', tag?: string, ends?: Spot[]}} Mark */

export class Marks {
  /** @type {{spot: Spot, mark: Mark}[]} */
  #list = [];
  dim = false;

  /** @param {Map<string, Mark>} marks by spotKey; '' says whether all else is dimmed */
  constructor(marks = new Map()) {
    for (const [key, mark] of marks) {
      if (key === '') this.dim = mark.state === 'dim';
      else this.#list.push({ spot: spotOf(key), mark });
    }
  }

  /** The mark of a piece: what is picked goes before what can be. @param {Spot} piece @returns {Mark | undefined} */
  of(piece) {
    /** @type {Mark | undefined} */
    let found;
    for (const { spot, mark } of this.#list) {
      if (covers(spot, piece) && (!found || mark.state === 'picked')) found = mark;
    }
    return found;
  }

  /** Whether a spot, which may leave out its place or face, means this piece. @param {Spot} spot @param {Spot} piece */
  fits(spot, piece) {
    return covers(spot, piece);
  }

  /** The areas that can be picked as such. @returns {Spot[]} */
  areas() {
    return this.#list.filter(({ spot, mark }) => mark.state !== 'dim' && spot.place === undefined && !spot.face)
      .map(({ spot }) => spot);
  }
}
