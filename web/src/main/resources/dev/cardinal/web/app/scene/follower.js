import { Heap } from './heap.js';
import { Marks } from './marks.js';
import { lookOf } from './place.js';

/** @typedef {import('./types.js').Changes} Changes */
/** @typedef {import('./types.js').Flight} Flight */
/** @typedef {import('./types.js').Look} Look */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Moved} Moved */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Scene} Scene */

/** Outside the game: pieces come from there and go there. */
export const BOX = 'box';

const UNDER = /^(.+)\/\d+\/under$/;

/** Follows moves and changes from one scene to the next, as described in docs/scene.md. */
export class Follower {
  /** @type {Map<string, Heap>} */
  #areas = new Map();
  /** @type {Marks} */
  #marks;

  /** @param {Scene} scene */
  constructor(scene) {
    for (const area of scene.areas ?? []) {
      if (this.#areas.has(area.id)) {
        throw new Error(`two areas have the same id: ${area.id}`);
      }
      this.#areas.set(area.id, new Heap(area));
    }
    this.#marks = new Marks(scene);
  }

  /**
   * The scene as it is now. An area that has not changed is the same object as before.
   * @returns {Scene}
   */
  scene() {
    return { areas: [...this.#areas].map(([id, heap]) => heap.area(id)), ...this.#marks.rest() };
  }

  /**
   * Takes over how counters, badges, arrows and the status have changed; all moves come first.
   * @param {Changes} changes
   */
  change(changes) {
    this.#marks.apply(changes);
    this.#areas.forEach((heap, id) => heap.badge(this.#marks.badged(id)));
  }

  /**
   * Carries out one move, and tells what it did, piece by piece.
   * @param {Move} move
   * @returns {Flight[]}
   * @throws {Error} if it does not fit what is there; then the scene is of no use any more
   */
  apply(move) {
    try {
      return this.#done(move);
    } catch (bad) {
      throw new Error(`${JSON.stringify(move)} does not fit: ${/** @type {Error} */ (bad).message}`, { cause: bad });
    }
  }

  /**
   * @param {Move} move
   * @returns {Flight[]}
   */
  #done(move) {
    switch (move.move) {
      case 'moved':
        return Array.from({ length: move.count }).flatMap(() => this.#passed(move));
      case 'turned': {
        const look = lookOf(move);
        this.#area(move.area).turn(move.at, move.count, look);
        return [{ kind: 'turned', area: move.area, place: move.at ?? null, count: move.count, look }];
      }
      case 'shuffled':
        this.#area(move.area).shuffle(move);
        return [{ kind: 'shuffled', area: move.area, from: move.from, count: move.count }];
      case 'reordered': {
        this.#area(move.area).reorder(move);
        const { area, from, order = null } = move;
        return [{ kind: 'reordered', area, from, order, count: order?.length ?? move.count ?? 0 }];
      }
      default:
        throw new Error('there is no such move');
    }
  }

  /**
   * One piece goes from one area to another.
   * @param {Moved} move
   * @returns {Flight[]}
   */
  #passed(move) {
    const left = this.#leave(move.from, move.at, move.face);
    const look = lookOf(move);
    const followed = [...left.followed, ...this.#arrive(move.to, move.into, look)];
    const from = { area: move.from, place: move.at ?? null };
    const to = { area: move.to, place: move.into ?? null };
    return [{ kind: 'moved', from, to, was: left.was, look }, ...followed];
  }

  /**
   * @param {string} id
   * @param {Place | undefined} at
   * @param {string | undefined} face
   * @returns {{was: Look, followed: Flight[]}}
   */
  #leave(id, at, face) {
    if (id === BOX) {
      return { was: {}, followed: [] };
    }
    const area = this.#area(id);
    /** @type {Flight[]} */
    const followed = [];
    if (typeof at === 'number') {
      if (this.#areas.has(under(id, at))) {
        throw new Error(`there is still something in ${under(id, at)}`);
      }
      for (let i = at + 1; i < area.size && area.closes; i++) {
        followed.push(...this.#follow(under(id, i), under(id, i - 1)));
      }
    }
    const was = lookOf(area.remove(at, face));
    if (area.size === 0 && UNDER.test(id)) {
      this.#areas.delete(id);
    }
    return { was, followed };
  }

  /**
   * @param {string} id
   * @param {Place | undefined} into
   * @param {Look} look
   * @returns {Flight[]} what moved along
   */
  #arrive(id, into, look) {
    if (id === BOX) {
      return [];
    }
    const above = UNDER.exec(id);
    if (above && !this.#areas.has(id)) {
      this.#areas.set(id, this.#area(above[1]).under());
    }
    const area = this.#area(id);
    /** @type {Flight[]} */
    const followed = [];
    for (let i = area.size - 1; typeof into === 'number' && i >= into && area.closes; i--) {
      followed.push(...this.#follow(under(id, i), under(id, i + 1)));
    }
    area.add(into, look);
    return followed;
  }

  /**
   * The area under a piece moves along with it.
   * @param {string} from
   * @param {string} to
   * @returns {Flight[]}
   */
  #follow(from, to) {
    const moving = this.#areas.get(from);
    if (!moving) {
      return [];
    }
    this.#areas.delete(from);
    this.#areas.set(to, moving);
    return [{ kind: 'followed', from, to }];
  }

  /** @param {string} id */
  #area(id) {
    const area = this.#areas.get(id);
    if (!area) {
      throw new Error(`there is no area ${id}`);
    }
    return area;
  }
}

/**
 * @param {string} id
 * @param {number} place
 */
function under(id, place) {
  return `${id}/${place}/under`;
}
