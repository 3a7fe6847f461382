import { Follower } from './scene/follower.js';

/** @typedef {import('./scene/types.js').Event} Event */
/** @typedef {import('./scene/types.js').News} News */
/** @typedef {import('./scene/types.js').Scene} Scene */

/**
 * What the director tells, in order.
 * @typedef {object} Script
 * @property {() => Promise<void> | void} begins what is asked is asked no more; it goes on when the promise is kept
 * @property {(scene: Scene, jump: boolean) => void} shown this is the scene now: a whole new one, or the old one with
 *   other badges, counters, arrows or status
 * @property {(event: Event, after: Scene, entry: number) => Promise<void> | void} plays it goes on when the promise
 *   is kept
 * @property {(message: News) => void} played all motion of this message is done
 * @property {(problem: unknown) => void} lost what happened does not fit the scene: a whole one is needed
 */

/** Plays the messages of a game one after another. */
export class Director {
  #script;
  /** @type {Follower | null} */
  #follower = null;
  /** @type {{message: News, fresh: boolean}[]} */
  #queue = [];
  /** How many events of the message that is played are still to come. */
  #rest = 0;
  #playing = false;
  #paused = false;

  /** @param {Script} script */
  constructor(script) {
    this.#script = script;
  }

  /** How many events wait. */
  get waiting() {
    return this.#queue.reduce((sum, { message }) => sum + (message.events?.length ?? 0), this.#rest);
  }

  /** Whether everything that was heard is played. */
  get idle() {
    return !this.#playing && this.#queue.length === 0;
  }

  /**
   * @param {News} message
   * @param {boolean} fresh whether it is the first one over a new connection
   */
  hear(message, fresh) {
    if (message.scene) {
      this.#queue.length = 0; // what comes before a whole scene need not be played
    }
    this.#queue.push({ message, fresh });
    if (!this.#playing && !this.#paused) {
      this.#playing = true;
      void this.#run();
    }
  }

  /** Nothing is played until `resume`. */
  pause() {
    this.#paused = true;
  }

  resume() {
    this.#paused = false;
    if (!this.#playing && this.#queue.length > 0) {
      this.#playing = true;
      void this.#run();
    }
  }

  async #run() {
    for (let next = this.#queue.shift(); next; next = this.#paused ? undefined : this.#queue.shift()) {
      try {
        await this.#play(next.message, next.fresh);
      } catch (problem) {
        this.#follower = null;
        this.#queue.length = 0;
        this.#script.lost(problem);
      }
    }
    this.#playing = false;
  }

  /**
   * @param {News} message
   * @param {boolean} fresh
   */
  async #play(message, fresh) {
    // Mere talk leaves the question as it is, and so do the numbers that a new connection brings once more.
    if (message.scene || message.events || (message.changes && !fresh)) {
      await this.#script.begins();
    }
    if (message.scene) {
      this.#follower = new Follower(message.scene);
      this.#script.shown(this.#follower.scene(), true);
    }
    const follower = this.#follower;
    if (!follower) {
      return; // a whole scene is on its way
    }
    const events = message.events ?? [];
    for (const [i, event] of events.entries()) {
      this.#rest = events.length - i - 1;
      event.moves?.forEach((move) => follower.apply(move));
      await this.#script.plays(event, follower.scene(), message.entry);
    }
    if (message.changes || (fresh && !message.scene)) {
      if (fresh) {
        follower.unmark();
      }
      follower.change(message.changes ?? {});
      this.#script.shown(follower.scene(), false);
    }
    this.#script.played(message);
  }
}
