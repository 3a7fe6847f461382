import { Refused } from './api.js';

/** @typedef {import('../scene/types.js').Refusal} Refusal */
/** @typedef {import('../scene/types.js').Request} Request */
/** @typedef {{request: Request, sent: boolean, patience?: ReturnType<typeof setTimeout>,
 *   resolve: (reply: any) => void, reject: (why: Error) => void}} Pending */

/**
 * What a connection tells its owner.
 * @typedef {object} Listener
 * @property {(message: any, fresh: boolean) => void} heard a message about the table or the game, in order; `fresh`
 *   for the first one about the game over a new connection
 * @property {(now: boolean) => void} connected the connection broke and is being restored, or is back
 * @property {(why: Refused) => void} refused the server wants nothing to do with us; the connection stays closed
 */

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** A connection that has not answered for so long is dead, even if nobody has told us. */
const PATIENCE = 20_000;
/** Done only once even if they are sent twice. */
const MARKED = ['answer', 'line', 'move'];
/** Doing them twice would be something else than doing them once, and the server cannot tell. */
const RISKY = ['undo', 'concede', 'chat', 'takeback', 'playon', 'rematch', 'invite'];
/** Refused now, but perhaps not in a moment. */
const PASSING = ['too_much', 'unavailable', 'not_saved', 'broken'];

/** A connection to a table that comes back by itself, and then asks only for what it has missed. */
export class Connection {
  #hello;
  #listener;
  #address;
  /** @type {WebSocket | null} */
  #socket = null;
  #greeted = false;
  #fresh = true;
  #closed = false;
  #entry = -1;
  #pause = FIRST_PAUSE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  #name = Math.random().toString(36).slice(2);
  #sent = 0;
  /** @type {Map<string, Pending>} */
  #pending = new Map();

  /**
   * @param {{table: string, key?: string}} hello without a key it watches
   * @param {Listener} listener
   * @param {string} [address]
   */
  constructor({ table, key }, listener, address = `${location.origin.replace(/^http/, 'ws')}/play`) {
    this.#hello = { cardinal: 1, table, ...(key && { key }) };
    this.#listener = listener;
    this.#address = address;
  }

  open() {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#greeted = false;
    this.#fresh = true;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) {
        this.#heard(JSON.parse(data));
      }
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** @param {WebSocket} socket */
  #opened(socket) {
    socket.send(JSON.stringify({ ...this.#hello, ...(this.#entry >= 0 && { since: this.#entry }) }));
    this.#pending.forEach((waiting) => this.#send(waiting));
  }

  /** @param {Pending} waiting */
  #send(waiting) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return; // it is sent when the connection is back
    }
    waiting.sent = true;
    this.#socket.send(JSON.stringify(waiting.request));
    clearTimeout(waiting.patience);
    const socket = this.#socket;
    waiting.patience = setTimeout(() => this.#lost(socket), PATIENCE);
  }

  /** @param {any} message */
  #heard(message) {
    const answered = this.#pending.get(message.re);
    if (answered) {
      this.#settled(message.re, answered);
      if (message.refused) {
        answered.reject(new Refused(message.refused));
      } else {
        answered.resolve(message);
      }
    } else if (message.refused) {
      this.#refused(message.refused);
    } else if (message.re === undefined) {
      this.#told(message);
    }
  }

  /** @param {Refusal} refusal */
  #refused(refusal) {
    if (!this.#greeted && !PASSING.includes(refusal.code)) {
      this.close();
      this.#listener.refused(new Refused(refusal));
    }
  }

  /** @param {any} message */
  #told(message) {
    if (!this.#greeted) {
      this.#greeted = true;
      this.#pause = FIRST_PAUSE;
      this.#listener.connected(true);
    }
    const fresh = this.#fresh && message.entry !== undefined;
    if (message.entry !== undefined) {
      this.#entry = message.entry;
      this.#fresh = false;
    }
    this.#listener.heard(message, fresh);
  }

  /** @param {WebSocket | null} socket */
  #lost(socket) {
    if (this.#closed || socket !== this.#socket || socket === null) {
      return;
    }
    this.#socket = null;
    socket.close();
    this.#abandon(({ request, sent }) => sent && RISKY.includes(request.do), {
      code: 'lost',
      message: 'The connection was lost before the server answered',
      hint: 'Check whether it was done before you try again.',
    });
    this.#listener.connected(false);
    this.#again = setTimeout(() => this.open(), this.#pause * (1 + Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, 2 * this.#pause);
  }

  /**
   * @param {(waiting: Pending) => boolean} which
   * @param {Refusal} why
   */
  #abandon(which, why) {
    for (const [id, waiting] of this.#pending) {
      if (which(waiting)) {
        this.#settled(id, waiting);
        waiting.reject(new Refused(why));
      }
    }
  }

  /**
   * @param {string} id
   * @param {Pending} waiting
   */
  #settled(id, waiting) {
    clearTimeout(waiting.patience);
    this.#pending.delete(id);
  }

  /**
   * Asks the server for something. What can be done only once is safe to be sent again after the connection broke.
   * @param {Request} request
   * @returns {Promise<any>} its reply; rejected if it is refused
   */
  ask(request) {
    if (this.#closed) {
      return Promise.reject(new Refused({ code: 'closed', message: 'You have left this table' }));
    }
    const id = `${this.#name}.${this.#sent++}`;
    const marked = { ...request, id, ...(MARKED.includes(request.do) && { client: id }) };
    return new Promise((resolve, reject) => {
      /** @type {Pending} */
      const waiting = { request: marked, sent: false, resolve, reject };
      this.#pending.set(id, waiting);
      this.#send(waiting);
    });
  }

  /** Connects anew; what was seen is forgotten, so that the whole scene comes again. */
  startOver() {
    this.#entry = -1;
    this.#lost(this.#socket);
  }

  /** Tries at once, for example because the network is back. */
  hurry() {
    if (!this.#socket && !this.#closed) {
      clearTimeout(this.#again);
      this.open();
    }
  }

  /** Lets go of the connection, as if the network had failed; it comes back by itself. */
  drop() {
    this.#lost(this.#socket);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#again);
    this.#socket?.close();
    this.#socket = null;
    this.#abandon(() => true, { code: 'closed', message: 'You have left this table' });
  }
}
