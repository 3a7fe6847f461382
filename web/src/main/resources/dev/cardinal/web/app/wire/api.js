/** @typedef {import('../scene/types.js').Face} Face */
/** @typedef {import('../scene/types.js').Refusal} Refusal */
/** @typedef {import('../scene/types.js').Request} Request */
/** @typedef {import('../scene/types.js').TableInfo} TableInfo */

/** @typedef {{name: string, about: string, values: string, default: string, bySeat: boolean}} GameOption */
/** @typedef {{name: string, about: string, rules: string, options: GameOption[], bots: Record<string, string>,
 *   defaultBot: string}} GameInfo */
/** @typedef {{table: TableInfo, seat: number, key: string}} SatDown */

/** The server said no, and nothing has changed. */
export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor({ code, message, hint = '', rule = '' }) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.hint = hint;
    this.rule = rule;
  }
}

/**
 * @param {string} path
 * @param {{body?: unknown, key?: string}} [request]
 * @returns {Promise<any>}
 * @throws {Refused}
 */
async function ask(path, { body, key } = {}) {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused({ code: 'offline', message: 'The server cannot be reached', hint: 'Try again in a moment.' });
  });
  const json = await response.json().catch(() => null);
  if (json === null || json.refused) {
    const broken = { code: 'broken', message: `The server answered with error ${response.status}` };
    throw new Refused(json?.refused ?? broken);
  }
  return json;
}

/** @returns {Promise<GameInfo[]>} */
export async function games() {
  return (await ask('/api/games')).games;
}

/**
 * The faces of all pieces, by id.
 * @param {string} game
 * @param {Record<string, string>} [options]
 * @returns {Promise<Map<string, Face>>}
 */
export async function faces(game, options = {}) {
  const query = new URLSearchParams(options).toString();
  /** @type {Face[]} */
  const all = (await ask(`/api/games/${encodeURIComponent(game)}/faces${query && '?'}${query}`)).faces;
  return new Map(all.map((face) => [face.id, face]));
}

/** The listed tables. @returns {Promise<TableInfo[]>} */
export async function tables() {
  return (await ask('/api/tables')).tables;
}

/**
 * @param {string} id
 * @returns {Promise<TableInfo>}
 */
export function table(id) {
  return ask(`/api/tables/${encodeURIComponent(id)}`);
}

/**
 * @param {{seats: string[], game?: string, scenario?: string, options?: Record<string, string>, name?: string,
 *   own?: Record<string, string>, listed?: boolean, watched?: boolean, delay?: number,
 *   clock?: {minutes: number, free?: number, end?: string}}} wanted
 * @returns {Promise<{table: TableInfo, seat?: number, key?: string, invitations: Record<string, string>}>}
 */
export function makeTable(wanted) {
  return ask('/api/tables', { body: wanted });
}

/**
 * @param {string} invitation
 * @param {{name?: string, own?: Record<string, string>}} [me]
 * @returns {Promise<SatDown>}
 */
export function sit(invitation, me = {}) {
  return ask('/api/sit', { body: me, key: invitation });
}

/**
 * Takes an empty seat of a listed table.
 * @param {string} id
 * @param {{name: string, own: Record<string, string>}} me
 * @returns {Promise<SatDown>}
 */
export function sitAt(id, me) {
  return ask(`/api/tables/${encodeURIComponent(id)}/sit`, { body: me });
}

/**
 * Asks a game something that needs no table, such as whether a deck is legal.
 * @param {string} game
 * @param {string} topic
 * @param {string} [text]
 * @returns {Promise<any>}
 */
export async function askGame(game, topic, text = '') {
  return (await ask(`/api/games/${encodeURIComponent(game)}/ask`, { body: { topic, text } })).answer;
}

/**
 * One request for the seat that this key opens, without a connection.
 * @param {string} key
 * @param {Request} request
 */
export function act(key, request) {
  return ask('/api/do', { body: request, key });
}

/**
 * One request of somebody who only watches.
 * @param {string} table
 * @param {Request} request
 */
export function actBeside(table, request) {
  return ask(`/api/do?table=${encodeURIComponent(table)}`, { body: request });
}

/**
 * The games of these keys, and who is asked.
 * @param {string[]} keys
 * @returns {Promise<{number: number, seat: number, asks: number, table: TableInfo}[]>}
 */
export async function mine(keys) {
  return (await ask('/api/mine', { body: { keys } })).games;
}
