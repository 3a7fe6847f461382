import { Director } from './director.js';
import { Log } from './log.js';
import { nameOf, told } from './names.js';
import * as api from './wire/api.js';

/** @typedef {import('./scene/types.js').Event} GameEvent */
/** @typedef {import('./scene/types.js').Face} Face */
/** @typedef {import('./scene/types.js').News} News */
/** @typedef {import('./scene/types.js').Outcome} Outcome */
/** @typedef {import('./scene/types.js').Question} Question */
/** @typedef {import('./scene/types.js').Scene} Scene */
/** @typedef {import('./scene/types.js').TableInfo} TableInfo */

/**
 * Where pieces are drawn: the canvas, or nothing without WebGL.
 * @typedef {object} Stage
 * @property {(scene: Scene, ctx: import('./scene/types.js').Looking) => void} show
 * @property {(event: GameEvent, after: Scene, ctx: import('./scene/types.js').Looking) => Promise<unknown>} play
 */

/** @type {TableInfo} */
const UNKNOWN = { table: '', stage: 'open', game: '', options: {}, seats: [], listed: false, watched: false,
  deal: { table: '', commitment: '' } };

/**
 * A game as one viewer sees it, as far as it was played. Where its messages come from is the business of those that
 * extend it: a session at a table, or a replay.
 *
 * Events: 'table', 'scene' (detail: whether it is a whole new one), 'played' (detail: the event), 'question', 'log',
 * 'clock', 'over', 'refused' (detail: why).
 */
export class Showing extends EventTarget {
  table = UNKNOWN;
  /** My seat, or -1. */
  me = -1;
  /** @type {Scene | null} */
  scene = null;
  /** The faces by id; always the same map. @type {Map<string, Face>} */
  faces = new Map();
  /** @type {Question | null} */
  question = null;
  /** The last entry that was played. */
  entry = -1;
  /** The seat that is asked, or -1. */
  asks = -1;
  /** @type {Outcome | null} */
  over = null;
  /** How many milliseconds each seat had left when 'clock' was told. @type {number[] | null} */
  clock = null;
  /** @type {Stage | null} */
  stage = null;

  #log = new Log(this);
  #director = new Director({
    begins: () => {
      this.setQuestion(null);
      return this.facesCome;
    },
    shown: (scene, jump) => this.#shown(scene, jump),
    plays: (event, after, entry) => this.#plays(event, after, entry),
    played: (message) => this.played(message),
    lost: (problem) => this.lost(problem),
  });
  /** The game and the options whose faces are here or on their way. */
  #facesOf = '';
  /** Kept when the faces are here. @type {Promise<void>} */
  facesCome = Promise.resolve();

  /**
   * @param {string} name
   * @param {unknown} [detail]
   */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  // What comes in.

  /** @param {TableInfo} table */
  setTable(table) {
    this.table = table.stage === 'deleted' ? { ...this.table, stage: 'deleted' } : table;
    this.#fetchFaces();
    this.tell('table');
  }

  #fetchFaces() {
    const { game, options } = this.table;
    const wanted = JSON.stringify([game, options]);
    if (wanted === this.#facesOf) {
      return;
    }
    this.#facesOf = wanted;
    this.facesCome = api.faces(game, options).catch(() => api.faces(game)).then(
      (faces) => faces.forEach((face, id) => this.faces.set(id, face)),
      (refusal) => this.tell('refused', refusal),
    );
  }

  /**
   * Plays a message when those before it are done.
   * @param {News} message
   * @param {boolean} [fresh] whether it is the first one over a new connection
   */
  hear(message, fresh = false) {
    this.#director.hear(message, fresh);
  }

  /** Plays nothing until `resume`; what is heard waits. */
  pause() {
    this.#director.pause();
  }

  resume() {
    this.#director.resume();
  }

  /** Whether everything that was heard is played. */
  get idle() {
    return this.#director.idle;
  }

  // What is played.

  /** Who looks at the table. */
  looking() {
    const names = this.table.seats.map((_, seat) => this.name(seat));
    return { me: this.me, seats: names.length, names, waiting: this.#director.waiting };
  }

  /**
   * @param {Scene} scene
   * @param {boolean} jump
   */
  #shown(scene, jump) {
    this.scene = scene;
    this.stage?.show(scene, this.looking());
    this.tell('scene', jump);
  }

  /**
   * @param {GameEvent} event
   * @param {Scene} after
   * @param {number} entry
   */
  async #plays(event, after, entry) {
    this.#log.happened(event, entry);
    try {
      await this.stage?.play(event, after, this.looking());
    } catch (problem) {
      console.error(problem); // what cannot be drawn must not stop the game
    }
    this.scene = after;
    this.tell('played', event);
  }

  /**
   * All motion of this message is done.
   * @param {News} message
   */
  played(message) {
    const { entry, asks = -1, talk = [], reasons = [] } = message;
    const over = message.over ?? null;
    const question = message.question ?? null;
    this.entry = entry;
    this.asks = asks;
    reasons.forEach((reason) => this.#log.because(reason));
    talk.forEach((said) => this.#log.said(said, entry));
    if (message.clock) {
      this.clock = message.clock;
      this.tell('clock');
    }
    const ends = over && !this.over;
    this.over = over;
    if (!this.question || JSON.stringify(question) !== JSON.stringify(this.question)) {
      this.setQuestion(question); // after mere talk the question is the same, and what is picked stays picked
    }
    if (ends) {
      this.tell('over');
    }
  }

  /** @param {Question | null} question */
  setQuestion(question) {
    this.question = question;
    this.tell('question');
  }

  /**
   * What happened does not fit the scene: a whole one is needed.
   * @param {unknown} problem
   */
  lost(problem) {
    console.error(problem);
  }

  // What is said.

  get log() {
    return this.#log.lines;
  }

  /** The log itself, for those who add to it. */
  get chronicle() {
    return this.#log;
  }

  /**
   * What a player is called.
   * @param {number} seat
   */
  name(seat) {
    return nameOf(this.table, seat);
  }

  /**
   * A text of the game as this seat reads it: with "you" and names in place of "Player 0".
   * @param {string} text
   */
  names(text) {
    return told(text, this.me, this.table.seats.map((_, seat) => this.name(seat)));
  }
}
