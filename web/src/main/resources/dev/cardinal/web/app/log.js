/** @typedef {import('./scene/types.js').Event} Event */
/** @typedef {import('./scene/types.js').Line} Line */
/** @typedef {import('./scene/types.js').Talk} Talk */
/** @typedef {import('./scene/types.js').Move} Move */
/** @typedef {{around: string[], names: string[], moves: Move[]}} Naming  the words around names */

/** How a game calls a card that the reader does not know. */
const UNKNOWN = 'a card';

/** What happened and was said, in lines under the headings of turns. */
export class Log {
  /** @type {Line[]} */
  lines = [];
  #reader;
  #turn = '';
  /** The last line, if it is about cards: more of the same kind go into it. @type {Naming | null} */
  #naming = null;

  /** @param {import('./showing.js').Showing} reader */
  constructor(reader) {
    this.#reader = reader;
  }

  /** @param {Omit<Line, 'turn'>} line */
  add(line) {
    this.#naming = null;
    this.lines.push({ ...line, ...(this.#turn && { turn: this.#turn }) });
    this.#reader.tell('log');
  }

  /**
   * @param {Event} event
   * @param {number} entry
   */
  happened(event, entry) {
    const { type, seat, text, moves } = event;
    const line = { entry, type, text: this.#reader.names(text), ...(seat !== undefined && { seat }) };
    if (type === 'turn') {
      this.#turn = line.text;
      this.add({ kind: 'turn', ...line });
    } else if (text) {
      this.#begin(entry);
      const naming = named(event, line.text);
      if (naming && this.#joins(naming, line)) return;
      this.add({ kind: 'event', ...line, ...(moves && { moves }) });
      this.#naming = naming;
    }
  }

  /**
   * Five cards that are drawn one by one are one line: "You draw Nami, Zoro", "Bob draws 5 cards".
   * @param {Naming} more
   * @param {Omit<Line, 'kind'>} line
   * @returns {boolean} whether the last line says it now
   */
  #joins(more, line) {
    const last = this.lines.at(-1);
    const before = this.#naming;
    if (!last || !before || last.entry !== line.entry || last.type !== line.type || last.seat !== line.seat
      || before.around.join() !== more.around.join()) {
      return false;
    }
    const names = [...before.names, ...more.names];
    const moves = [...before.moves, ...more.moves];
    this.#naming = { ...more, names, moves };
    this.lines[this.lines.length - 1] = { ...last, text: more.around.join(listed(names)), moves };
    this.#reader.tell('log');
    return true;
  }

  /**
   * The first turn that is seen may have begun before; then the status says which it is.
   * @param {number} entry
   */
  #begin(entry) {
    const status = this.#turn ? '' : this.#reader.names(this.#reader.scene?.status ?? '');
    const [turn] = status.split(/[,:]/);
    if (/^(Turn|Round) \d/.test(turn)) {
      const [, number, whose] = /^Turn (\d+), (your|.*?'s) /.exec(status) ?? [];
      this.#turn = whose ? `${whose.replace(/^your/, 'Your')} turn ${number}` : turn;
      this.add({ kind: 'turn', entry, text: this.#turn });
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

/**
 * The words around the card that an event is about.
 * @param {Event} event
 * @param {string} text
 * @returns {Naming | null}
 */
function named(event, text) {
  const name = typeof event.name === 'string' ? event.name : UNKNOWN;
  const { moves = [] } = event;
  const around = text.split(name);
  // "Bob: Nami is K.O.'d" does not go on with another name.
  return around.length === 2 && !/(^|: )$/.test(around[0]) ? { around, names: [name], moves } : null;
}

/** @param {string[]} names those that are known, and how many others */
function listed(names) {
  const unknown = names.filter((name) => name === UNKNOWN).length;
  const others = unknown > 1 ? [`${unknown} cards`] : unknown > 0 ? [UNKNOWN] : [];
  return [...names.filter((name) => name !== UNKNOWN), ...others].join(', ');
}
