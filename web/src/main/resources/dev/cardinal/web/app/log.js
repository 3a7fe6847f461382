/** @typedef {import('./scene/types.js').Event} Event */
/** @typedef {import('./scene/types.js').Line} Line */
/** @typedef {import('./scene/types.js').Talk} Talk */

/** What happened and was said, in lines under the headings of turns. */
export class Log {
  /** @type {Line[]} */
  lines = [];
  #reader;
  #turn = '';

  /** @param {import('./showing.js').Showing} reader */
  constructor(reader) {
    this.#reader = reader;
  }

  /** @param {Omit<Line, 'turn'>} line */
  add(line) {
    this.lines.push({ ...line, ...(this.#turn && { turn: this.#turn }) });
    this.#reader.tell('log');
  }

  /**
   * @param {Event} event
   * @param {number} entry
   */
  happened({ type, seat, text, moves }, entry) {
    const line = { entry, type, text: this.#reader.names(text), ...(seat !== undefined && { seat }) };
    if (type === 'turn') {
      this.#turn = line.text;
      this.add({ kind: 'turn', ...line });
    } else if (text) {
      this.#begin(entry);
      this.add({ kind: 'event', ...line, ...(moves && { moves }) });
    }
  }

  /**
   * The first turn that is seen may have begun before; then the status says which it is.
   * @param {number} entry
   */
  #begin(entry) {
    const [turn] = this.#reader.names(this.#reader.scene?.status ?? '').split(/[,:]/);
    if (!this.#turn && /^(Turn|Round) \d/.test(turn)) {
      this.#turn = turn;
      this.add({ kind: 'turn', entry, text: turn });
    }
  }

  /**
   * @param {Talk} talk
   * @param {number} entry
   */
  said({ seat, chat, player, flag }, entry) {
    const mine = seat === this.#reader.me;
    const who = this.#reader.name(seat);
    if (chat !== undefined) {
      this.add({ kind: 'talk', entry, seat, text: `${mine ? 'You' : who}: ${chat}` });
    } else if (player === 'human') {
      this.add({ kind: 'event', entry, seat, text: mine ? 'You are back' : `${who} is back` });
    } else if (player !== undefined) {
      this.add({ kind: 'event', entry, seat, text: `${player} plays for ${mine ? 'you' : who} from now on` });
    } else if (flag) {
      this.add({ kind: 'event', entry, seat, text: mine ? 'You have run out of time' : `${who} has run out of time` });
    }
  }

  /** Why somebody moved as they did. @param {import('./scene/types.js').Reason} reason */
  because({ entry, seat, text }) {
    this.add({ kind: 'reason', entry, seat, text: `“${text}”` });
  }

  /**
   * What happened before the first line.
   * @param {string[]} texts
   */
  recall(texts) {
    /** @type {Line[]} */
    const before = texts.map((text) => ({ kind: 'event', entry: 0, text: this.#reader.names(text) }));
    this.lines = [...before, ...this.lines];
    this.#reader.tell('log');
  }
}
