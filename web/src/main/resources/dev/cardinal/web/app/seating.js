import { HotSeat } from './hotseat.js';
import { Session } from './session.js';
import { act, Refused } from './wire/api.js';
import { keptSeats, seatsAt } from './wire/seats.js';

/** @typedef {{table: string, seat: number, key: string}} Place */

/**
 * Sits down where the page's address says: at a seat, at several, beside a table, or before a replay.
 * @param {string} hash
 */
export async function sitDown(hash) {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('replay')) {
    return (await import('./after/replay.js')).openReplay(params);
  }
  const table = params.get('table') ?? params.get('watch') ?? '';
  if (!table) {
    throw new Refused({ code: 'no_table', message: 'This address names no table', hint: 'Begin at the start page.' });
  }
  const mine = params.has('watch') ? [] : await places(table, params);
  const sessions = (mine.length > 0 ? mine : [{ table }]).map((place) => new Session(place));
  return (sessions.length > 1 ? new HotSeat(sessions) : sessions[0]).open();
}

/**
 * My seats at this table: those that the address names, otherwise the one that I took last.
 * @param {string} table
 * @param {URLSearchParams} params
 * @returns {Promise<Place[]>}
 */
async function places(table, params) {
  const keys = params.get('keys');
  if (keys) { // this browser keeps no keys
    return Promise.all(keys.split(',').map((key) => placeOf(table, key)));
  }
  const seats = params.get('seats')?.split(',').map(Number);
  return seats
    ? seatsAt(table).filter(({ seat }) => seats.includes(seat))
    : keptSeats().filter((kept) => kept.table === table).slice(0, 1);
}

/**
 * @param {string} table
 * @param {string} key
 * @returns {Promise<Place>}
 */
async function placeOf(table, key) {
  return { table, key, seat: (await act(key, { do: 'seat' })).seat };
}
