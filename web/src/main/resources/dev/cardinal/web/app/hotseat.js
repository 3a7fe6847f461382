import { Curtain } from './curtain.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./scene/types.js').Request} Request */
/** @typedef {import('./showing.js').Stage} Stage */

/** What panels and the table listen to. */
const EVENTS = ['table', 'scene', 'played', 'question', 'log', 'clock', 'connection', 'over', 'refused'];
/** What they have to draw anew when another player sits at the screen. */
const ANEW = ['table', 'connection', 'clock', 'log', 'question'];

/**
 * Several seats in one window, with a curtain between them. It is used like the session of the player who sits at the
 * screen; what happens at the other seats waits until they are in front of the curtain.
 */
export class HotSeat extends EventTarget {
  #sessions;
  #current;
  #curtain;
  #opened = false;
  /** Whether somebody sits at the screen. */
  #begun = false;
  /** @type {Stage | null} */
  #stage = null;

  /**
   * @param {Session[]} sessions
   * @param {Pick<Curtain, 'hung' | 'fall'>} [curtain]
   */
  constructor(sessions, curtain = new Curtain()) {
    super();
    this.#sessions = sessions;
    this.#current = sessions[0];
    this.#curtain = curtain;
    for (const session of sessions) {
      session.pause();
      EVENTS.forEach((name) => session.addEventListener(name, (event) => this.#pass(session, event)));
      session.addEventListener('asked', () => this.#opened && this.#later());
    }
  }

  async open() {
    await Promise.all([this.#curtain.hung, ...this.#sessions.map((session) => session.open())]);
    this.#opened = true;
    this.#later();
    return this;
  }

  /**
   * @param {Session} session
   * @param {globalThis.Event} event
   */
  #pass(session, event) {
    const { type, detail } = /** @type {CustomEvent} */ (event);
    if (session === this.#current || (type === 'refused' && detail?.fatal)) {
      this.dispatchEvent(new CustomEvent(type, { detail }));
      this.#later();
    }
  }

  /** When everything that was heard has been dealt with. */
  #later() {
    setTimeout(() => this.#change(), 0);
  }

  /** The curtain falls at first, and when the player at the screen has seen all and another one here is asked. */
  #change() {
    const here = this.#current;
    if (here.heardAsks === null || (this.#begun && (!here.idle || here.question || here.over))) {
      return;
    }
    const asked = this.#sessions.find(({ me, heardAsks }) => heardAsks === me && here.heardAsks === me) ?? here;
    if (!this.#begun && here.table.stage !== 'playing') {
      this.#sit(here); // it is over, and there are no secrets
    } else if (!this.#begun || asked !== here) {
      this.#curtain.fall(asked.name(asked.me), () => this.#sit(asked));
    }
  }

  /** @param {Session} session */
  #sit(session) {
    this.#current.pause();
    this.#current.stage = null;
    this.#begun = true;
    this.#current = session;
    session.stage = this.#stage;
    if (session.scene) {
      this.#stage?.show(session.scene, session.looking());
      this.dispatchEvent(new CustomEvent('scene', { detail: true }));
    }
    ANEW.forEach((name) => this.dispatchEvent(new CustomEvent(name)));
    session.resume();
  }

  /** @param {Stage | null} stage */
  set stage(stage) {
    this.#stage = stage;
    this.#current.stage = stage;
  }

  get stage() {
    return this.#stage;
  }

  get table() { return this.#current.table; }
  get me() { return this.#current.me; }
  get key() { return this.#current.key; }
  get scene() { return this.#current.scene; }
  get faces() { return this.#sessions[0].faces; }
  get facesCome() { return Promise.all(this.#sessions.map((session) => session.facesCome)); }
  get question() { return this.#current.question; }
  get entry() { return this.#current.entry; }
  get asks() { return this.#current.asks; }
  get over() { return this.#current.over; }
  get clock() { return this.#current.clock; }
  get connected() { return this.#current.connected; }
  get idle() { return this.#current.idle; }
  get log() { return this.#current.log; }

  looking() { return this.#current.looking(); }
  /** @param {number} seat */
  name(seat) { return this.#current.name(seat); }
  /** @param {string} text */
  names(text) { return this.#current.names(text); }
  /** @param {Request} request */
  request(request) { return this.#current.request(request); }
  /** @param {number[]} picks */
  answer(picks) { return this.#current.answer(picks); }
  /** @param {string} text */
  line(text) { return this.#current.line(text); }
  undo() { return this.#current.undo(); }
  concede() { return this.#current.concede(); }
  /** @param {string} text */
  chat(text) { return this.#current.chat(text); }
  hurry() { this.#sessions.forEach((session) => session.hurry()); }
  close() { this.#sessions.forEach((session) => session.close()); }

  /**
   * All of them play again, here.
   * @param {boolean} [swap] everybody one seat further
   */
  async rematch(swap = false) {
    /** @type {{table: {table: string}, seat: number}[]} */
    const seats = [];
    for (const session of this.#sessions) { // the first one puts up the table that the others go to
      seats.push(await session.request({ do: 'rematch', ...(swap && { swap }) }));
    }
    location.hash = `table=${seats[0].table.table}&seats=${seats.map(({ seat }) => seat).join(',')}`;
  }
}
