import { Log } from '../log.js';
import { told } from '../names.js';
import { Follower } from '../scene/follower.js';

/** @typedef {import('../scene/types.js').Line} Line */
/** @typedef {import('../scene/types.js').News} News */
/** @typedef {import('../scene/types.js').Request} Request */
/** @typedef {import('../scene/types.js').Scene} Scene */
/** @typedef {News & {seat: number, move: string}} Step  what an act did, who did it, and in which words */
/** @typedef {(request: Request) => Promise<any>} Ask */

/** A whole scene is kept this often, so that no jump has to follow the game from its beginning. */
const KEPT_EVERY = 40;

/**
 * A game that is over, as one side saw it. Its moments are counted from 0, the deal; moment n follows the n-th act.
 */
export class Film {
  /** @type {Map<number, Scene>} */
  #scenes = new Map();

  /**
   * @param {News & {scene: Scene}} start
   * @param {Step[]} steps
   */
  constructor(start, steps) {
    this.start = start;
    this.steps = steps;
    this.#scenes.set(0, start.scene);
  }

  /** The number of the last moment. */
  get end() {
    return this.steps.length;
  }

  /** @param {number} moment */
  entry(moment) {
    return moment === 0 ? this.start.entry : this.steps[moment - 1].entry;
  }

  /**
   * The moment after an entry; entries in which nothing was done have none of their own.
   * @param {number} entry
   */
  moment(entry) {
    const later = this.steps.findIndex((step) => step.entry > entry);
    return later < 0 ? this.end : later;
  }

  /**
   * The scene, who is asked, and how it ended. Questions are left out: nobody can answer them any more.
   * @param {number} moment
   * @returns {News}
   */
  still(moment) {
    const { entry, asks, over } = moment === 0 ? this.start : this.steps[moment - 1];
    return { entry, scene: this.scene(moment), ...(asks !== undefined && { asks }), ...(over && { over }) };
  }

  /**
   * What happened on the way to a moment.
   * @param {number} moment
   * @returns {News}
   */
  motion(moment) {
    const { entry, events, changes, asks, over } = this.steps[moment - 1];
    return {
      entry, ...(events && { events }), ...(changes && { changes }), ...(asks !== undefined && { asks }),
      ...(over && { over }),
    };
  }

  /**
   * @param {number} moment
   * @returns {Scene}
   */
  scene(moment) {
    const known = this.#scenes.get(moment);
    if (known) {
      return known;
    }
    let at = Math.max(...[...this.#scenes.keys()].filter((kept) => kept < moment));
    const follower = new Follower(/** @type {Scene} */ (this.#scenes.get(at)));
    while (at < moment) {
      const { events = [], changes } = this.steps[at];
      events.forEach(({ moves = [] }) => moves.forEach((move) => follower.apply(move)));
      if (changes) {
        follower.change(changes);
      }
      at++;
      if (at % KEPT_EVERY === 0) {
        this.#scenes.set(at, follower.scene());
      }
    }
    return follower.scene();
  }

  /**
   * The moments at which somebody's turn began.
   * @param {string[]} names by seat
   * @returns {{moment: number, text: string}[]}
   */
  turns(names) {
    return this.steps.flatMap(({ events = [] }, i) => {
      const turn = events.find(({ type }) => type === 'turn');
      return turn ? [{ moment: i + 1, text: told(turn.text, -1, names) }] : [];
    });
  }

  /**
   * The log, and how many of its lines have been written at each moment.
   * @param {string[]} names by seat
   * @returns {{lines: Line[], until: number[]}}
   */
  log(names) {
    const reader = /** @type {any} */ ({
      scene: this.start.scene, me: -1, tell: () => {}, names: (/** @type {string} */ text) => told(text, -1, names),
    });
    const log = new Log(reader);
    const until = [0];
    for (const { entry, events = [] } of this.steps) {
      events.forEach((event) => log.happened(event, entry));
      until.push(log.lines.length);
    }
    return { lines: log.lines, until };
  }
}

/**
 * Fetches a game that is over.
 * @param {Ask} ask
 * @param {string} side a seat's number, 'spectator' or 'referee'
 * @param {(steps: number) => void} [progress] told how many acts have come
 * @returns {Promise<Film>}
 */
export async function fetchFilm(ask, side, progress = () => {}) {
  const first = await ask({ do: 'replay', as: side, from: 0 });
  const steps = [...first.steps];
  for (let { next } = first; next !== undefined;) {
    progress(steps.length);
    const more = await ask({ do: 'replay', as: side, from: next });
    steps.push(...more.steps);
    next = more.next;
  }
  return new Film(first.start, steps);
}
