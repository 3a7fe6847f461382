import { keepSeat, myName } from '../wire/seats.js';

/** @typedef {import('../showing.js').Showing} Showing */

/**
 * Keeps the key, if the reply brings one for a seat at another table.
 * @param {Showing & {own?: {seat: number} | null}} showing
 * @param {any} reply
 */
export function took(showing, reply) {
  if (reply.key) {
    const { table, game } = reply.table;
    const name = showing.table.seats[showing.own?.seat ?? showing.me]?.name ?? myName();
    keepSeat({ table, seat: reply.seat, key: reply.key, game, name });
  }
  return reply;
}

/**
 * Goes to the table at which somebody has just sat down.
 * @param {{table: {table: string}, seat: number}} place
 */
export function goTo({ table: { table }, seat }) {
  location.href = `/table#table=${table}&seats=${seat}`;
}
