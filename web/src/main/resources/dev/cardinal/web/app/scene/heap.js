import { lookOf, sameLook } from './place.js';
import { Tally } from './tally.js';

/** @typedef {import('./types.js').Area} Area */
/** @typedef {import('./types.js').Look} Look */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Reordered} Reordered */
/** @typedef {import('./types.js').Shuffled} Shuffled */
/** @typedef {import('./tally.js').Standing} Standing */

const CLOSING = ['row', 'fan', 'stack'];

/** What a follower knows about one area. */
export class Heap {
  /** What stays the same: label, owner, shape, whether it is a bag. @type {Omit<Area, 'id' | 'size' | 'pieces'>} */
  #about;
  /** Where gaps close up: each piece, in order. @type {Standing[]} */
  #row = [];
  /** Everything else. */
  #tally = new Tally();
  /** The badges that were last put on; null if pieces have moved since then. @type {Piece[] | null} */
  #badged = null;
  /** As it was last asked for, so that what has not changed is the same object. @type {Area | null} */
  #area = null;

  /** @param {Area} area its badges are left to `badge` */
  constructor({ id: _, size, pieces = [], ...about }) {
    this.#about = about;
    this.size = size ?? 0;
    this.closes = !about.bag && CLOSING.includes(about.shape);
    if (this.closes) {
      this.#row = Array.from({ length: this.size }, () => ({}));
    }
    for (const piece of pieces) {
      if (this.closes && typeof piece.place === 'number') {
        this.#row[this.#index(piece.place)] = lookOf(piece);
      } else {
        this.#tally.add(piece.place, lookOf(piece), piece.count);
      }
    }
  }

  /** An empty area for what is put under a piece of this one. */
  under() {
    const owner = this.#about.owner === undefined ? {} : { owner: this.#about.owner };
    return new Heap({ id: '', label: '', shape: 'row', size: 0, ...owner });
  }

  /**
   * A piece leaves.
   * @param {Place | undefined} at
   * @param {string | undefined} face
   * @returns {Standing} how it looked, as far as it is known
   */
  remove(at, face) {
    if (this.size === 0) {
      throw new Error('there is nothing left');
    }
    const left = this.#left(at, face);
    this.size--;
    this.#changed();
    return left;
  }

  /**
   * @param {Place | undefined} at
   * @param {string | undefined} face
   * @returns {Standing}
   */
  #left(at, face) {
    if (this.closes) {
      const index = at === undefined ? this.#unplaced(face) : this.#index(at);
      const known = this.#row[index].face;
      if (known && face && known !== face) {
        throw new Error(`${known} is there`);
      }
      if (!known) {
        this.#tally.forget(face);
      }
      return this.#row.splice(index, 1)[0];
    }
    return this.#about.bag ? this.#tally.forget(face) : this.#tally.take(at, face);
  }

  /**
   * @param {Place | undefined} place
   * @param {number} [past] how far beyond the last piece it may be
   */
  #index(place, past = 0) {
    if (typeof place !== 'number' || place < 0 || place >= this.#row.length + past) {
      throw new Error('at which place?');
    }
    return place;
  }

  /**
   * Which piece leaves if the place is not given: the first with this known face, else the last back.
   * @param {string | undefined} face
   */
  #unplaced(face) {
    const known = face ? this.#row.findIndex((piece) => piece.face === face) : -1;
    return known >= 0 ? known : Math.max(0, this.#row.findLastIndex((piece) => !piece.face));
  }

  /**
   * @param {Place | undefined} into
   * @param {Standing} piece
   */
  add(into, piece) {
    if (this.closes) {
      this.#row.splice(this.#index(into, 1), 0, piece);
    } else if (!this.#about.bag) {
      if (into === undefined) {
        throw new Error('into which place?');
      }
      this.#tally.add(into, piece);
    } else if (!sameLook(piece, {})) {
      this.#tally.add(undefined, piece);
    }
    this.size++;
    this.#changed();
  }

  /**
   * @param {Place | undefined} at
   * @param {number} count
   * @param {Look} look
   */
  turn(at, count, look) {
    for (let i = 0; i < count && this.closes; i++) {
      const index = this.#index(at) + i;
      this.#row[this.#index(index)] = turned(this.#row[index], look);
    }
    for (let i = 0; i < count && !this.closes && !this.#about.bag; i++) {
      this.add(at, turned(this.remove(at, look.face), look));
    }
    if (this.#about.bag && look.face) {
      this.#tally.know(look, count);
    }
    this.#changed();
  }

  /** @param {Shuffled} move */
  shuffle({ from, count, faces, tally }) {
    for (let i = 0; i < count; i++) {
      const { face } = this.#row[this.#index(from + i)];
      this.#row[from + i] = faces ? { face: faces[i] } : {};
      if (!faces && face && tally) {
        this.#tally.add(undefined, { face });
      }
    }
    this.#changed();
  }

  /** @param {Reordered} move */
  reorder({ from, order, count = 0 }) {
    const old = [...this.#row];
    for (let i = 0; i < (order?.length ?? count); i++) {
      this.#row[this.#index(from + i)] = order ? old[this.#index(from + order[i])] : {};
    }
    this.#changed();
  }

  /**
   * Puts these badges on, and takes all others off.
   * @param {Piece[]} badged all pieces that have badges, as in a scene
   */
  badge(badged) {
    if (this.#badged === badged) {
      return;
    }
    this.#changed();
    this.#row = this.#row.map(lookOf);
    this.#tally.unbadge();
    for (const piece of badged) {
      if (this.closes && typeof piece.place === 'number') {
        this.#row[this.#index(piece.place)].badges = piece.badges;
      } else {
        this.#tally.badge(piece);
      }
    }
    this.#badged = badged;
  }

  #changed() {
    this.#area = null;
    this.#badged = null;
  }

  /**
   * The area as in a scene.
   * @param {string} id
   * @returns {Area}
   */
  area(id) {
    if (this.#area?.id !== id) {
      const row = this.#row.map((piece, place) => ({ place, ...piece }))
        .filter((piece) => piece.badges || !sameLook(piece, {}));
      const pieces = [...row, ...this.#tally.pieces()];
      this.#area = { id, ...this.#about, size: this.size, ...(pieces.length > 0 && { pieces }) };
    }
    return this.#area;
  }
}

/**
 * The piece with another look; it keeps its badges unless it turns out to be something else.
 * @param {Standing} piece
 * @param {Look} look
 * @returns {Standing}
 */
function turned(piece, look) {
  return piece.badges && piece.face === look.face ? { ...look, badges: piece.badges } : look;
}
