// Deck lists as people write them and as other programs and sites export them.

/** @typedef {{count: number, id: string}} Line */

// A card's number, perhaps with the suffix of a print: OP01-016, ST01-001_p1, P-001.
const CARD = /\b([A-Za-z]{1,4}\d{0,3}-[A-Za-z0-9]{3,4})(?:_\w+)?\b/;
const BEFORE = /^(\d{1,3})(?:[xX×*]\s*|\s+[xX×*]\s+|\s*[,;]\s*|\s+)/;
const AFTER = /(?:[xX×*]\s*|[,;]\s*|\s)(\d{1,3})\s*$/;

/**
 * Reads a list. Headings, comments and DON!! cards are left out, and the same card on several lines is added up.
 * @param {string} text
 * @returns {{lines: Line[], unread: string[]}} also the lines that name no card
 */
export function readDeck(text) {
  const unread = /** @type {string[]} */ ([]);
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
      counts.set(id, (counts.get(id) ?? 0) + Number(before?.[1] ?? after?.[1] ?? 1));
    } else if (/^\d/.test(line) && !/don!!/i.test(line)) {
      unread.push(line);
    }
  }
  return { lines: [...counts].map(([id, count]) => ({ count, id })), unread };
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
