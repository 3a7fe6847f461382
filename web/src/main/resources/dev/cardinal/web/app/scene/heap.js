import { lookOf, placeText, sameLook } from './place.js';

/** @typedef {import('./types.js').Area} Area */
/** @typedef {import('./types.js').Badge} Badge */
/** @typedef {import('./types.js').Look} Look */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Reordered} Reordered */
/** @typedef {import('./types.js').Shuffled} Shuffled */
/** @typedef {Look & {badges?: Record<string, Badge>}} Standing */
/** @typedef {Standing & {place?: Place, count: number}} Counted */

const CLOSING = ['row', 'fan', 'stack'];

/** What a follower knows about one area. */
export class Heap {
  /** What stays the same: label, owner, shape, whether it is a bag. @type {Omit<Area, 'id' | 'size' | 'pieces'>} */
  #about;
  /** Where gaps close up: each piece, in order. @type {Standing[]} */
  #row = [];
  /** Everything else: how many pieces of a look are at a fixed place, or somewhere. @type {Counted[]} */
  #counted = [];
  /** The badges that were last put on; null if pieces have moved since then. @type {Piece[] | null} */
  #badged = null;
  /** As it was last asked for, so that what has not changed is the same object. @type {Area | null} */
  #area = null;

  /** @param {Area} area */
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
        this.#more(piece.place, lookOf(piece), piece.count ?? 1);
      }
    }
    this.badge(pieces.filter((piece) => piece.badges));
  }

  /** An empty area for what is put under a piece of this one. */
  under() {
    const owner = this.#about.owner === undefined ? {} : { owner: this.#about.owner };
    return new Heap({ id: '', label: '', shape: 'row', size: 0, ...owner });
  }

  /**
   * A piece leaves; tells how it looked.
   * @param {Place | undefined} at
   * @param {string | undefined} face
   * @returns {Standing}
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
        this.#forget(face);
      }
      return this.#row.splice(index, 1)[0];
    }
    return this.#about.bag ? this.#forget(face) : this.#take(at, face);
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
   * A piece without a place leaves: the one with this face or, if the face is unknown, possibly any of them.
   * @param {string | undefined} face
   * @returns {Standing}
   */
  #forget(face) {
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
   */
  #take(at, face) {
    if (at === undefined) {
      throw new Error('at which place?');
    }
    const here = this.#counted.filter((piece) => placeText(piece.place) === placeText(at));
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

  /**
   * @param {Place | undefined} place
   * @param {Standing} standing
   * @param {number} count
   */
  #more(place, standing, count) {
    const same = this.#counted.find(
      (piece) => placeText(piece.place) === placeText(place) && sameLook(piece, standing) &&
        JSON.stringify(piece.badges) === JSON.stringify(standing.badges),
    );
    if (same) {
      same.count += count;
    } else {
      this.#counted.push({ ...(place !== undefined && { place }), ...standing, count });
    }
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
      this.#more(into, piece, 1);
    } else if (!sameLook(piece, {})) {
      this.#more(undefined, piece, 1);
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
      const known = this.#counted.filter((piece) => sameLook(piece, look)).reduce((sum, piece) => sum + piece.count, 0);
      if (count > known) {
        this.#more(undefined, look, count - known);
      }
    }
    this.#changed();
  }

  /** @param {Shuffled} move */
  shuffle({ from, count, faces, tally }) {
    for (let i = 0; i < count; i++) {
      const { face } = this.#row[this.#index(from + i)];
      this.#row[from + i] = faces ? { face: faces[i] } : {};
      if (!faces && face && tally) {
        this.#more(undefined, { face }, 1);
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
    const bare = this.#counted;
    this.#counted = [];
    bare.forEach((piece) => this.#more(piece.place, lookOf(piece), piece.count));
    for (const piece of badged) {
      const { place, count = 1, badges } = piece;
      if (this.closes && typeof place === 'number') {
        this.#row[this.#index(place)].badges = badges;
        continue;
      }
      const same = this.#counted.find(
        (other) => !other.badges && placeText(other.place) === placeText(place) && sameLook(other, piece),
      );
      for (let i = 0; same && i < count; i++) {
        this.#more(place, { ...lookOf(this.#less(same)), badges }, 1);
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
      const row = this.#row.map((piece, place) => ({ place, ...piece })).filter((piece) => piece.face || piece.up ||
        piece.turned || piece.badges);
      const rest = this.#counted.map(({ count, ...piece }) => (count === 1 ? piece : { ...piece, count }));
      const pieces = [...row, ...rest];
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
