import { Refused } from '../wire/api.js';

/**
 * Opens the replay of a game that is over. What it gives is used like a session: it extends Showing, and feeds it with
 * what {"do":"replay"} answers.
 * @param {URLSearchParams} _params replay, entry and as, from the page's address
 * @returns {Promise<import('../showing.js').Showing>}
 */
export async function openReplay(_params) {
  throw new Refused({ code: 'no_replay', message: 'Replays cannot be watched yet' });
}
