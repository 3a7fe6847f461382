/** @typedef {import('./scene/types.js').TableInfo} TableInfo */

/** Words before "Player 0" that make it an object, so that the next word is not its verb. */
const OBJECT = /\b(of|for|to|from|with|by|at|on|before|after|and) $/;
const BEGINS = /^$|(→|[.!?]) $/;

/**
 * What games write about "Player 0", for one reader: it says "you" to the reader, and calls the others by their names.
 * A port of dev.cardinal.kernel.text.Addressee.
 * @param {string} text
 * @param {number} me the reader's seat, or -1
 * @param {string[]} names by seat; empty for a player without one, who stays "Player 1"
 */
export function told(text, me, names) {
  return named(me < 0 ? text : addressed(text, me), names);
}

/**
 * What a player is called; people count from 1.
 * @param {TableInfo} table
 * @param {number} seat
 */
export function nameOf(table, seat) {
  const { name = '', player = 'human' } = table.seats[seat] ?? {};
  if (name) {
    return name;
  }
  return player === 'open' ? 'Empty seat' : `${player === 'human' ? 'Player' : 'Bot'} ${seat + 1}`;
}

/**
 * @param {string} text
 * @param {string[]} names
 */
function named(text, names) {
  return text.replace(/\b(Player|PLAYER) (\d{1,2})\b/g, (player, word, number) => {
    const name = names[Number(number)];
    return name ? (word === 'PLAYER' ? name.toUpperCase() : name) : player;
  });
}

/**
 * @param {string} text
 * @param {number} me
 */
function addressed(text, me) {
  const clauses = text.split('; ');
  if (clauses[0].startsWith(`Player ${me}'s turn `)) {
    clauses[0] = clauses[0].replace(/: (?=[a-z]+s\b)/, `: Player ${me} `);
  }
  const mine = new RegExp(`^Player ${me}('s turn .*: .*| .*|: .*)$`).test(clauses[0]);
  return clauses.map((clause, i) => spoken(i > 0 && mine ? conjugated(clause) : clause, me)).join('; ');
}

/**
 * @param {string} clause
 * @param {number} me
 */
function spoken(clause, me) {
  const player = new RegExp(`\\bPlayer ${me}\\b('s)?( [a-z]+\\b)?`, 'g');
  return clause.replace(player, (_, owns = '', next = '', at) => {
    const before = clause.slice(0, at);
    const you = (BEGINS.test(before) ? 'You' : 'you') + (owns && 'r');
    const acts = !owns && next && !OBJECT.test(before);
    return you + (acts ? ` ${verb(next.trim())}` : next);
  });
}

/**
 * A clause that says what a player does, without the player: "draws a card" becomes "draw a card".
 * @param {string} clause
 */
function conjugated(clause) {
  return clause.replace(/^[a-z]+\b/, verb);
}

/**
 * A verb as it follows "you".
 * @param {string} word
 */
function verb(word) {
  /** @type {Record<string, string>} */
  const irregular = { has: 'have', is: 'are', was: 'were' };
  if (Object.hasOwn(irregular, word)) {
    return irregular[word];
  }
  if (word.endsWith('ies')) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(ss|sh|ch|x|zz|o)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
