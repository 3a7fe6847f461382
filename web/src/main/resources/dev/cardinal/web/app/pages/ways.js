// The ways from these pages to a table, and the links that people are sent.

import { keepSeat } from '../wire/seats.js';

/** @typedef {{table: string, seat: number, key: string, name: string}} MySeat */

/**
 * Where these seats of a table are played.
 * @param {MySeat[]} seats at one table @param {boolean} kept whether the browser keeps their keys
 */
export function tableAddress(seats, kept) {
  const [{ table }] = seats;
  const several = seats.length > 1 ? `&seats=${seats.map(({ seat }) => seat).join(',')}` : '';
  const keys = kept ? '' : `&keys=${seats.map(({ key }) => key).join(',')}`;
  return `/table#table=${table}${several}${keys}`;
}

/** @param {string} table */
export function watchAddress(table) {
  return `/table#watch=${table}`;
}

/** @param {string} table */
export function replayAddress(table) {
  return `/table#replay=${table}`;
}

/**
 * The link with which somebody sits down. It names the table, too, so that they see what they are invited to.
 * @param {string} origin of this page @param {string} invitation @param {string} table
 */
export function invitationLink(origin, invitation, table) {
  return `${origin}/#invitation=${invitation}&table=${table}`;
}

/**
 * What a link that was pasted or opened leads to.
 * @param {string} text a link, or what stands behind its #
 * @returns {{invitation?: string, key?: string, table?: string, watch?: string, replay?: string}}
 */
export function readLink(text) {
  const fields = new URLSearchParams(text.slice(text.indexOf('#') + 1).trim());
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, shape] of /** @type {[string, RegExp][]} */ ([
    ['invitation', /^[\w-]{22}$/], ['key', /^[\w-]{22}$/],
    ['table', /^[0-9a-f]{32}$/], ['watch', /^[0-9a-f]{32}$/], ['replay', /^[0-9a-f]{32}$/],
  ])) {
    const value = fields.get(name);
    if (value && shape.test(value)) {
      found[name] = value;
    }
  }
  return found;
}

/**
 * Keeps the seats and goes to their table.
 * @param {MySeat[]} seats @param {string} game
 */
export function goToTable(seats, game) {
  const kept = seats.map((seat) => keepSeat({ ...seat, game })).every(Boolean);
  location.assign(tableAddress(seats, kept));
}
