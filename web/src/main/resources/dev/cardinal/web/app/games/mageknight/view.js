// What a player wants to see beside the map (upright: in its place) until the game asks for something else.

/** @typedef {import('./reading.js').Side} Side */

class View {
  /** @type {Side | 'map' | ''} what was wished for */
  wish = '';
  /** @type {Side | ''} what the game showed then */
  #then = '';

  /** @param {Side | 'map' | ''} wish @param {Side} now */
  ask(wish, now) {
    this.wish = wish;
    this.#then = now;
  }

  /** What is shown: the wish, as long as the game goes on showing the same. @param {Side} now @returns {Side} */
  side(now) {
    if (this.#then !== now) this.wish = '';
    return this.wish && this.wish !== 'map' ? this.wish : now;
  }

  /** Upright there is room for the map or for what lies beside it. @param {Side} now @returns {Side | 'map'} */
  upright(now) {
    if (this.#then !== now) this.wish = '';
    return this.wish || (now === 'offers' ? 'map' : now);
  }
}

export const view = new View();
