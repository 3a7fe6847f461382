import { Heap } from './heap.js';
import { Marks } from './marks.js';
import { lookOf } from './place.js';

/** @typedef {import('./types.js').Changes} Changes */
/** @typedef {import('./types.js').Look} Look */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Scene} Scene */

/** Outside the game: pieces come from there and go there. */
const BOX = 'box';

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
    this.#badge();
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
    this.#badge();
  }

  /** Forgets counters, badges, arrows and the status: over a new connection, the first changes list all there are. */
  unmark() {
    this.#marks = new Marks({ areas: [], counters: [], status: '' });
  }

  #badge() {
    this.#areas.forEach((heap, id) => heap.badge(this.#marks.badged(id)));
  }

  /**
   * Carries out one move.
   * @param {Move} move
   * @throws {Error} if it does not fit what is there; then the scene is of no use any more
   */
  apply(move) {
    try {
      this.#do(move);
    } catch (bad) {
      throw new Error(`${JSON.stringify(move)} does not fit: ${/** @type {Error} */ (bad).message}`, { cause: bad });
    }
  }

  /** @param {Move} move */
  #do(move) {
    switch (move.move) {
      case 'moved':
        for (let i = 0; i < move.count; i++) {
          this.#leave(move.from, move.at, move.face);
          this.#arrive(move.to, move.into, lookOf(move));
        }
        break;
      case 'turned':
        this.#area(move.area).turn(move.at, move.count, lookOf(move));
        break;
      case 'shuffled':
        this.#area(move.area).shuffle(move);
        break;
      case 'reordered':
        this.#area(move.area).reorder(move);
        break;
      default:
        throw new Error('there is no such move');
    }
  }

  /**
   * @param {string} id
   * @param {Place | undefined} at
   * @param {string | undefined} face
   */
  #leave(id, at, face) {
    if (id === BOX) {
      return;
    }
    const area = this.#area(id);
    if (typeof at === 'number') {
      if (this.#areas.has(under(id, at))) {
        throw new Error(`there is still something in ${under(id, at)}`);
      }
      for (let i = at + 1; i < area.size && area.closes; i++) {
        this.#rename(under(id, i), under(id, i - 1));
      }
    }
    area.remove(at, face);
    if (area.size === 0 && UNDER.test(id)) {
      this.#areas.delete(id);
    }
  }

  /**
   * @param {string} id
   * @param {Place | undefined} into
   * @param {Look} look
   */
  #arrive(id, into, look) {
    if (id === BOX) {
      return;
    }
    const above = UNDER.exec(id);
    if (above && !this.#areas.has(id)) {
      this.#areas.set(id, this.#area(above[1]).under());
    }
    const area = this.#area(id);
    for (let i = area.size - 1; typeof into === 'number' && i >= into && area.closes; i--) {
      this.#rename(under(id, i), under(id, i + 1));
    }
    area.add(into, look);
  }

  /**
   * The area under a piece moves along with it.
   * @param {string} from
   * @param {string} to
   */
  #rename(from, to) {
    const moving = this.#areas.get(from);
    if (moving) {
      this.#areas.delete(from);
      this.#areas.set(to, moving);
    }
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
