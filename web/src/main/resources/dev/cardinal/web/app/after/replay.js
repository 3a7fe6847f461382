import { Showing } from '../showing.js';
import { act, actBeside, Refused, table as tableOf } from '../wire/api.js';
import { seatsAt } from '../wire/seats.js';
import { fetchFilm } from './film.js';
import { scenarioAt } from './moment.js';
import { goTo, took } from './onward.js';

/** @typedef {import('../scene/types.js').News} News */
/** @typedef {import('../scene/types.js').Request} Request */
/** @typedef {import('../scene/types.js').TableInfo} TableInfo */
/** @typedef {import('./film.js').Film} Film */

/**
 * Opens the replay of a game that is over.
 * @param {URLSearchParams} params replay, entry and as, from the page's address
 * @returns {Promise<Replay>}
 */
export async function openReplay(params) {
  const id = params.get('replay') ?? '';
  const info = await tableOf(id);
  if (!['over', 'closed'].includes(info.stage)) {
    throw new Refused({ code: 'not_over', message: 'This game is not over yet', hint: 'A replay shows every card.' });
  }
  const mine = seatsAt(id);
  const wanted = params.get('as') ?? String(mine[0]?.seat ?? 'spectator');
  const own = mine.find(({ seat }) => String(seat) === wanted) ?? mine[0];
  const replay = new Replay(info, own ?? null);
  await replay.see(replay.sides().includes(wanted) ? wanted : 'spectator', Number(params.get('entry') ?? 0) || 0);
  return replay;
}

/**
 * A game that is over, moment by moment, from any side. One step forward is played like in the game; everything else
 * is a jump. It is shown to somebody who sits nowhere, with the table turned to the side from which it is seen.
 *
 * One more event: 'moment', when it is somewhere else or seen from another side.
 */
export class Replay extends Showing {
  connected = true;
  replayed = true;
  /** Where it is; while a step is played already where the step leads. */
  moment = 0;
  side = 'spectator';
  /** Whether it goes on by itself. */
  running = false;
  /** @type {Film} */
  film = /** @type {any} */ (null);
  /** @type {{moment: number, text: string}[]} */
  turns = [];

  /** @type {Map<string, Film>} */
  #films = new Map();
  /** @type {{lines: import('../scene/types.js').Line[], until: number[]}} */
  #said = { lines: [], until: [0] };
  #jumping = false;
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * @param {TableInfo} info
   * @param {{seat: number, key: string} | null} own my seat in this game, if I had one
   */
  constructor(info, own) {
    super();
    this.own = own;
    this.setTable({ ...info, stage: 'playing' }); // so that plates say who is asked
  }

  /** From where it can be seen: seats by number, and two who sit nowhere. */
  sides() {
    return [...this.table.seats.map((_, seat) => String(seat)), 'spectator', 'referee'];
  }

  /** The seat on this side, or -1. */
  get seat() {
    return /^\d/.test(this.side) ? Number(this.side) : -1;
  }

  /**
   * Looks from another side, at the same entry unless another one is named.
   * @param {string} side
   * @param {number} [entry]
   */
  async see(side, entry = this.film.entry(this.moment)) {
    const film = this.#films.get(side) ?? await fetchFilm((request) => this.request(request), side);
    this.#films.set(side, film);
    this.film = film;
    this.side = side;
    const names = this.table.seats.map((_, seat) => this.name(seat));
    this.turns = film.turns(names);
    this.#said = film.log(names);
    this.jump(film.moment(entry));
  }

  /**
   * One moment further is played, unless something moves already; anything else is a jump.
   * @param {number} moment
   */
  go(moment) {
    const to = Math.max(0, Math.min(this.film.end, moment));
    if (to === this.moment + 1 && this.idle) {
      this.moment = to;
      this.hear(this.film.motion(to));
      this.tell('moment');
    } else if (to !== this.moment) {
      this.jump(to);
    }
  }

  /** @param {number} moment */
  jump(moment) {
    this.moment = moment;
    this.#jumping = true;
    this.hear(this.film.still(moment));
    this.tell('moment');
    this.tell('log');
  }

  /** Plays on until the end, or until it is stopped. */
  async run() {
    if (this.moment === this.film.end) {
      this.jump(0);
    }
    this.running = true;
    this.tell('moment');
    while (this.running && this.moment < this.film.end) {
      await this.#settled();
      await pause(this.film.motion(this.moment + 1).events?.some(({ text }) => text) ? READING : 0);
      if (this.running && this.idle) {
        this.go(this.moment + 1);
      }
    }
    this.stop();
  }

  stop() {
    this.running = false;
    this.tell('moment');
  }

  /** @returns {Promise<void>} */
  #settled() {
    return new Promise((done) => {
      if (this.idle) {
        done();
      } else {
        this.#waiting.push(done);
      }
    });
  }

  /** @param {News} message */
  played(message) {
    super.played(message);
    setTimeout(() => this.idle && this.#waiting.splice(0).forEach((done) => done()), 0);
  }

  /**
   * @param {string} name
   * @param {unknown} [detail]
   */
  tell(name, detail) {
    if (name === 'scene' && detail) {
      this.#jumping = false;
    }
    super.tell(name, detail);
  }

  /** The table is turned to the side; what still moves before a jump hurries. */
  looking() {
    const looking = super.looking();
    return { ...looking, me: this.seat, waiting: this.#jumping ? HURRY : looking.waiting };
  }

  get log() {
    return this.#said.lines.slice(0, this.#said.until[this.moment]);
  }

  /** How it ended, wherever this is. */
  get outcome() {
    return this.film.steps.at(-1)?.over ?? null;
  }

  /** The address of a moment, for others too. */
  address() {
    return `/table#replay=${this.table.table}&entry=${this.film.entry(this.moment)}&as=${this.side}`;
  }

  // What is asked of the server.

  /**
   * @param {Request} request
   * @returns {Promise<any>}
   */
  async request(request) {
    if (request.what === 'scenario') { // of this moment, and not of the end
      return { scenario: await scenarioAt(this) };
    }
    const reply = await (this.own ? act(this.own.key, request) : actBeside(this.table.table, request));
    return took(this, reply);
  }

  /** A new table that begins with this moment, for me and bots. */
  async playOn() {
    const seat = this.seat >= 0 ? this.seat : this.own?.seat;
    goTo(await this.request({ do: 'playon', entry: this.film.entry(this.moment), seat }));
  }
}

const READING = 450;
const HURRY = 20;

/** @param {number} ms */
function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}
