import { hex, hmac, joined, sha256, unhex } from './sha256.js';

/** @typedef {import('../scene/types.js').Roster} Roster */

/** The formulas of docs/fair.md. Hashes, secrets and contributions are hex text, as the server shows them. */

/** @param {string} text */
function utf8(text) {
  return new TextEncoder().encode(text);
}

/**
 * A number in this many bytes, the highest first.
 * @param {bigint} number
 * @param {number} bytes
 */
function number(number, bytes) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, number);
  return new Uint8Array(view.buffer).slice(8 - bytes);
}

/**
 * The hash of a list of parts, each preceded by its length.
 * @param {...Uint8Array} parts
 */
function hash(...parts) {
  return sha256(joined(...parts.flatMap((part) => [number(BigInt(part.length), 4), part])));
}

/**
 * What the server commits to: C.
 * @param {string} deal the name of the table in the roster
 * @param {string} secret
 */
export function serverCommitment(deal, secret) {
  return hex(hash(utf8('secret'), utf8(deal), unhex(secret)));
}

/**
 * What a client commits to: c.
 * @param {string} deal
 * @param {number} seat
 * @param {string} contribution
 */
export function seatCommitment(deal, seat, contribution) {
  return hex(hash(utf8('seat'), utf8(deal), utf8(String(seat)), unhex(contribution)));
}

/**
 * The hash of the roster: H. Its keys are in the order in which the server sent them.
 * @param {Roster} roster
 */
export function rosterHash(roster) {
  return hex(hash(utf8(JSON.stringify(roster))));
}

/**
 * What all cards follow from: K.
 * @param {string} secret
 * @param {Roster} roster
 * @param {string[]} contributions in the order of seats, of those that contributed
 */
export function chanceKey(secret, roster, contributions) {
  return hex(hmac(unhex(secret), joined(unhex(rosterHash(roster)), ...contributions.map(unhex))));
}

/**
 * A block of random bits.
 * @param {string} key K
 * @param {number} stream
 * @param {bigint} salt
 * @param {bigint} d
 */
export function block(key, stream, salt, d) {
  return hex(hmac(unhex(key), joined(number(BigInt(stream), 4), number(salt, 8), number(d, 8))));
}
