import { lookOf, placeText, sameLook } from './place.js';

/** @typedef {import('./types.js').Badge} Badge */
/** @typedef {import('./types.js').Look} Look */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {Look & {badges?: Record<string, Badge>}} Standing  how a piece looks, with what it shows at the moment */
/** @typedef {Standing & {place?: Place, count: number}} Counted */

/** How many pieces of each look are at a fixed place, or somewhere. */
export class Tally {
  /** @type {Counted[]} */
  #counted = [];

  /** Each kind of piece once, as in a scene. @returns {Piece[]} */
  pieces() {
    return this.#counted.map(({ count, ...piece }) => (count === 1 ? piece : { ...piece, count }));
  }

  /**
   * @param {Place | undefined} place
   * @param {Standing} standing
   * @param {number} [count]
   */
  add(place, standing, count = 1) {
    const same = this.#counted.find((piece) => isAt(piece, place) && sameLook(piece, standing) &&
      JSON.stringify(piece.badges) === JSON.stringify(standing.badges));
    if (same) {
      same.count += count;
    } else {
      this.#counted.push({ ...(place !== undefined && { place }), ...standing, count });
    }
  }

  /**
   * At least this many pieces of this look are known to be somewhere.
   * @param {Look} look
   * @param {number} count
   */
  know(look, count) {
    const known = this.#counted.filter((piece) => sameLook(piece, look)).reduce((sum, piece) => sum + piece.count, 0);
    if (count > known) {
      this.add(undefined, look, count - known);
    }
  }

  /**
   * A piece without a place leaves: the one with this face or, if the face is unknown, possibly any of them.
   * @param {string | undefined} face
   * @returns {Standing} how it looked, as far as it is known
   */
  forget(face) {
    if (!face) {
      this.#counted.forEach((piece) => piece.count--);
      this.#counted = this.#counted.filter((piece) => piece.count !== 0);
      return {};
    }
    const known = this.#counted.find((piece) => piece.face === face);
    return known ? this.#less(known) : {};
  }

  /**
   * Takes a piece from a fixed place: the one with this face, else one without a face, else whatever is there.
   * @param {Place | undefined} at
   * @param {string | undefined} face
   * @returns {Standing} how it looked
   */
  take(at, face) {
    if (at === undefined) {
      throw new Error('at which place?');
    }
    const here = this.#counted.filter((piece) => isAt(piece, at));
    const taken = here.find((piece) => piece.face === face) ?? here.find((piece) => !piece.face) ?? here[0];
    if (!taken) {
      throw new Error('there is nothing there');
    }
    return this.#less(taken);
  }

  /** @param {Counted} piece */
  #less(piece) {
    piece.count--;
    if (piece.count === 0) {
      this.#counted.splice(this.#counted.indexOf(piece), 1);
    }
    return piece;
  }

  /** Takes all badges off. */
  unbadge() {
    const badged = this.#counted;
    this.#counted = [];
    badged.forEach((piece) => this.add(piece.place, lookOf(piece), piece.count));
  }

  /**
   * Puts badges on pieces that have none.
   * @param {Piece} piece
   */
  badge(piece) {
    const { place, count = 1, badges } = piece;
    const bare = this.#counted.find((other) => !other.badges && isAt(other, place) && sameLook(other, piece));
    for (let i = 0; i < count && bare && bare.count > 0; i++) {
      this.#less(bare);
      this.add(place, { ...lookOf(piece), badges });
    }
  }
}

/**
 * @param {Counted} piece
 * @param {Place | undefined} place
 */
function isAt(piece, place) {
  return placeText(piece.place) === placeText(place);
}
