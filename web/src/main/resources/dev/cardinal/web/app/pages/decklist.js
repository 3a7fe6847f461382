// Deck lists as people write them and as other programs and sites export them.

/** @typedef {{count: number, id: string}} Line */
/** @typedef {{line: string, almost?: string}} Unread  `almost`: what in it looks like the number of a card */

// A card's number, perhaps with the suffix of a print: OP01-016, ST01-001_p1, P-001.
const CARD = /\b([A-Za-z]{1,4}\d{0,3}-[A-Za-z0-9]{3,4})(?:_\w+)?\b/;
const BEFORE = /^(\d{1,3})(?:[xX×*]\s*|\s+[xX×*]\s+|\s*[,;]\s*|\s+)/;
// What looks like one, but is not written as one: OP1-16.
const ALMOST = /\b[A-Za-z]{1,4}\d*-\d+/;
// What stands over a part of a list, perhaps with how many cards are in it.
const HEADING = /^(\[?(leaders?|characters?|events?|stages?|don!*|deck|main|side|cards?|list|name)\b|don!!)|:$/i;
const AFTER = /(?:[xX×*]\s*|[,;]\s*|\s)(\d{1,3})\s*$/;

/**
 * Reads a list. Headings, comments and DON!! cards are left out, and the same card on several lines is added up.
 * @param {string} text
 * @returns {{lines: Line[], unread: Unread[], uncounted: string[]}} also the lines that name no card, and the cards
 *   that count as one because nothing says how many they are
 */
export function readDeck(text) {
  const unread = /** @type {Unread[]} */ ([]);
  const uncounted = /** @type {string[]} */ ([]);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const part of parts(text)) {
    const line = part.replace(/(#|\/\/).*/, '').trim();
    const before = BEFORE.exec(line);
    const rest = before ? line.slice(before[0].length) : line;
    const card = CARD.exec(rest);
    if (card) {
      const id = card[1].toUpperCase();
      const after = AFTER.exec(rest.slice(card.index + card[0].length));
      const count = before?.[1] ?? after?.[1];
      if (!count) uncounted.push(id);
      counts.set(id, (counts.get(id) ?? 0) + Number(count ?? 1));
    } else if (line && !HEADING.test(rest)) {
      unread.push({ line, almost: ALMOST.exec(rest)?.[0] });
    }
  }
  const lines = [...counts].map(([id, count]) => ({ count, id }));
  // Where no line has a number, each stands for a card, and nothing is left open.
  return { lines, unread, uncounted: uncounted.length < lines.length ? uncounted : [] };
}

/** @param {string} text */
function parts(text) {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) {
    try {
      // Some sites export a list of card numbers, each as often as it is in the deck.
      /** @type {unknown[]} */
      const items = JSON.parse(trimmed);
      return items.map(String).filter((part) => CARD.test(part) && part.length < 40);
    } catch {
      // then it is read line by line
    }
  }
  return trimmed.includes('\n') || !trimmed.includes('+') ? trimmed.split(/\r?\n/) : trimmed.split('+');
}

/**
 * The list as the game reads it, a line for each card.
 * @param {Line[]} lines
 */
export function written(lines) {
  return lines.map(({ count, id }) => `${count}x ${id}`).join('\n');
}
