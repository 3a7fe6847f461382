import { Showing } from './showing.js';
import { Refused } from './wire/api.js';
import { keepSeat, myName } from './wire/seats.js';
import { Share } from './wire/share.js';
import { Connection } from './wire/socket.js';

/** @typedef {import('./scene/types.js').News} News */
/** @typedef {import('./scene/types.js').Request} Request */
/** @typedef {import('./scene/types.js').TableInfo} TableInfo */

/**
 * A seat at a table, or a watcher.
 *
 * More events: 'connection', 'asked' (somebody is asked, which may not have been played yet), and 'refused' with
 * `fatal` set in its detail: the server refuses this seat altogether, or is not fair.
 */
export class Session extends Showing {
  connected = false;
  /** The seat that is asked after everything that was heard, or -1; null before anything was. @type {number | null} */
  heardAsks = null;

  #connection;
  #share;
  /** Whether the log's beginning was asked for. */
  #recalled = false;
  /** Whether the next whole scene is only a repair. */
  #repairing = false;
  /** The entry of the last message that asked this question. */
  #asked = -1;
  /** @type {{done: (session: Session) => void, failed: (why: Error) => void}[]} */
  #waiting = [];

  /**
   * @param {{table: string, seat?: number, key?: string}} place without a key it watches
   * @param {string} [address] of the server's connections, if it is not this page's
   */
  constructor({ table, seat = -1, key = '' }, address) {
    super();
    this.me = key ? seat : -1;
    this.key = key;
    this.#share = key ? new Share(table, seat) : null;
    this.#connection = new Connection({ table, key }, {
      heard: (message, fresh) => this.#heard(message, fresh),
      connected: (now) => {
        this.connected = now;
        this.tell('connection');
      },
      refused: (why) => this.#fail(why),
    }, address);
  }

  /**
   * Connects. Done when the table is known and, once the game has begun, something was heard of it.
   * @returns {Promise<Session>}
   */
  open() {
    this.#connection.open();
    return new Promise((done, failed) => this.#waiting.push({ done, failed }));
  }

  close() {
    this.#connection.close();
  }

  /** The network may be back: tries to connect at once. */
  hurry() {
    this.#connection.hurry();
  }

  /** As if the network had failed: it comes back by itself. */
  drop() {
    this.#connection.drop();
  }

  #ready() {
    this.#waiting.splice(0).forEach(({ done }) => done(this));
  }

  /** @param {Refused} why */
  #fail(why) {
    this.close();
    this.#waiting.splice(0).forEach(({ failed }) => failed(why));
    this.tell('refused', Object.assign(why, { fatal: true }));
  }

  /**
   * @param {any} message
   * @param {boolean} fresh
   */
  #heard(message, fresh) {
    if (message.table) {
      this.setTable(message.table);
      this.#takePart();
      if (!['playing', 'over'].includes(this.table.stage)) {
        this.#ready();
      }
    } else if (message.entry !== undefined) {
      if (message.scene) {
        this.#begin(message);
      }
      this.heardAsks = message.asks ?? -1;
      this.hear(message, fresh);
      this.tell('asked');
      this.#ready();
    }
  }

  #takePart() {
    try {
      const request = this.#share?.next(this.table);
      if (request) {
        this.#connection.ask(request).catch(() => {}); // the table's next message says whether it was accepted
      }
    } catch (unfair) {
      this.#fail(new Refused(/** @type {import('./scene/types.js').Refusal} */ (unfair)));
    }
  }

  /**
   * There is a whole scene: at first, and after something was taken back.
   * @param {News} message
   */
  #begin({ entry }) {
    if (!this.#recalled) {
      this.#recalled = true;
      this.#connection.ask({ do: 'words', what: 'log' }).then(
        ({ lines = [] }) => this.chronicle.recall(lines),
        () => {}, // those who watch with a delay are not told
      );
    } else if (!this.#repairing) {
      this.chronicle.add({ kind: 'event', entry, text: 'Something was taken back' });
    }
    this.#repairing = false;
  }

  /** @param {unknown} problem */
  lost(problem) {
    console.warn(problem);
    this.#repairing = true;
    this.#connection.startOver();
  }

  /** @param {News} message */
  played(message) {
    this.#asked = message.entry;
    super.played(message);
  }

  // What is asked of the server.

  /**
   * @param {Request} request
   * @returns {Promise<any>} the reply
   * @throws {Refused}
   */
  async request(request) {
    const reply = await this.#connection.ask(request);
    if (reply.key) { // a seat at another table: a rematch, or the game played on from here
      const { table, game } = reply.table;
      const name = this.table.seats[this.me]?.name ?? myName();
      keepSeat({ table, seat: reply.seat, key: reply.key, game, name });
    }
    return reply;
  }

  /**
   * The question is gone as soon as it is answered, even if what follows has not come yet.
   * @param {Request} request
   */
  async #answer(request) {
    const { question } = this;
    const reply = await this.request(request);
    if (this.question === question && this.#asked < reply.done) {
      this.setQuestion(null);
    }
    return reply;
  }

  /** @param {number[]} picks the numbers of options */
  answer(picks) {
    return this.#answer({ do: 'answer', entry: this.entry, picks });
  }

  /** @param {string} text a typed line of moves */
  line(text) {
    return this.#answer({ do: 'line', entry: this.entry, text });
  }

  undo() {
    return this.request({ do: 'undo' });
  }

  concede() {
    return this.request({ do: 'concede' });
  }

  /** @param {string} text */
  chat(text) {
    return this.request({ do: 'chat', text });
  }
}
