import { read, remove, write } from './store.js';

/** @typedef {import('../scene/types.js').KeptSeat} KeptSeat */

const SEATS = 'seats';
const NAME = 'name';

/**
 * The seats whose keys this browser keeps, newest first.
 * @returns {KeptSeat[]}
 */
export function keptSeats() {
  const kept = read(SEATS);
  const isSeat = (/** @type {any} */ seat) => typeof seat?.key === 'string' && typeof seat.table === 'string';
  return Array.isArray(kept) ? kept.filter(isSeat) : [];
}

/**
 * My seats at a table, by number.
 * @param {string} table
 */
export function seatsAt(table) {
  return keptSeats().filter((seat) => seat.table === table).sort((one, other) => one.seat - other.seat);
}

/**
 * @param {Omit<KeptSeat, 'made'> & {made?: number}} seat
 * @returns {boolean} whether it is kept when the page is closed
 */
export function keepSeat(seat) {
  const others = keptSeats().filter((other) => other.key !== seat.key);
  return write(SEATS, [{ ...seat, made: seat.made ?? Date.now() }, ...others]);
}

/** @param {string} key */
export function forgetSeat(key) {
  const gone = keptSeats().find((seat) => seat.key === key);
  if (gone) {
    write(SEATS, keptSeats().filter((seat) => seat.key !== key));
    remove(shareName(gone.table, gone.seat));
  }
}

/** What I am called at a new table. */
export function myName() {
  const name = read(NAME);
  return typeof name === 'string' ? name : '';
}

/** @param {string} name */
export function keepName(name) {
  write(NAME, name);
}

/**
 * Where a seat's part in the fair exchange is kept.
 * @param {string} table
 * @param {number} seat
 */
export function shareName(table, seat) {
  return `share/${table}/${seat}`;
}
