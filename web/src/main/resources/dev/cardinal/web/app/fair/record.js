/** @typedef {import('../scene/types.js').Roster} Roster */
/** @typedef {{entry: number, seat?: number, contribution?: string, [more: string]: unknown}} Entry */

/**
 * A saved game: one line of JSON for the roster, with the secret, and one for every entry.
 * @typedef {{roster: Roster, secret: string, entries: Entry[]}} Saved
 */

/**
 * @param {string} text
 * @returns {Saved}
 * @throws {Error} if this is no saved game
 */
export function readRecord(text) {
  const [head, ...entries] = text.trim().split('\n').map((line) => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Error('This is not a saved game');
    }
  });
  if (head?.cardinal !== 'replay') {
    throw new Error('This is not a saved game');
  }
  const { secret = '', ...roster } = head;
  return { roster, secret, entries };
}
