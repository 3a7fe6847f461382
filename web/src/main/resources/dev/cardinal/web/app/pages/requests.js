// Two requests that only these pages make: a question to a game, and sitting down without an invitation.

import { Refused } from '../wire/api.js';

/**
 * @param {string} path @param {object} body
 * @returns {Promise<any>}
 */
async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refused({ code: 'offline', message: 'The server cannot be reached', hint: 'Try again in a moment.' });
  });
  const said = await response.json().catch(() => null);
  if (said === null || said.refused) {
    const broken = { code: 'broken', message: `The server answered with error ${response.status}` };
    throw new Refused(said?.refused ?? broken);
  }
  return said;
}

/**
 * Asks a game something that needs no table, such as whether a deck is legal.
 * @param {string} game @param {string} topic @param {string} [text]
 * @returns {Promise<any>}
 */
export async function askGame(game, topic, text = '') {
  return (await post(`/api/games/${game}/ask`, { topic, text })).answer;
}

/**
 * Takes an empty seat of a listed table.
 * @param {string} table @param {{name: string, own: Record<string, string>}} me
 * @returns {Promise<import('../wire/api.js').SatDown>}
 */
export function joinTable(table, me) {
  return post(`/api/tables/${table}/sit`, me);
}
