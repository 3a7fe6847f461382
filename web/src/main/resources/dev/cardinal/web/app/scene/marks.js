/** @typedef {import('./types.js').Arrow} Arrow */
/** @typedef {import('./types.js').Changes} Changes */
/** @typedef {import('./types.js').Counter} Counter */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Scene} Scene */

/** @type {Piece[]} */
const NONE = [];

/** What a follower knows besides where pieces are: counters, badges by area, arrows and the status. */
export class Marks {
  /** @type {Map<string, Counter>} */
  #counters = new Map();
  /** @type {Map<string, Piece[]>} */
  #badges = new Map();
  /** @type {Arrow[]} */
  #arrows = [];
  #status = '';

  /** @param {Scene} scene */
  constructor(scene) {
    for (const counter of scene.counters ?? []) {
      if (this.#counters.has(counter.id)) {
        throw new Error(`two counters have the same id: ${counter.id}`);
      }
      this.#counters.set(counter.id, counter);
    }
    for (const { id, pieces = [] } of scene.areas ?? []) {
      this.#replace(id, pieces.filter((piece) => piece.badges));
    }
    this.#rest(scene);
  }

  /** @param {Changes} changes */
  apply({ counters = [], gone = [], badges = {}, ...rest }) {
    counters.forEach((counter) => this.#counters.set(counter.id, counter));
    gone.forEach((id) => this.#counters.delete(id));
    Object.entries(badges).forEach(([area, badged]) => this.#replace(area, badged));
    this.#rest(rest);
  }

  /**
   * @param {string} area
   * @param {Piece[]} badged
   */
  #replace(area, badged) {
    if (badged.length === 0) {
      this.#badges.delete(area);
    } else {
      this.#badges.set(area, badged);
    }
  }

  /**
   * A scene, like a change, leaves out what is not worth saying.
   * @param {{arrows?: Arrow[], status?: string}} said
   */
  #rest({ arrows, status }) {
    this.#arrows = arrows ?? this.#arrows;
    this.#status = status ?? this.#status;
  }

  /**
   * All pieces of an area that have badges.
   * @param {string} area
   */
  badged(area) {
    return this.#badges.get(area) ?? NONE;
  }

  /** Everything but the areas, as in a scene. */
  rest() {
    return {
      counters: [...this.#counters.values()],
      ...(this.#arrows.length > 0 && { arrows: this.#arrows }),
      status: this.#status,
    };
  }
}
