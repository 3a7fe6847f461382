import { block, chanceKey, seatCommitment, serverCommitment } from '../wire/fair.js';
import { dealtAgain } from './deal.js';
import { readRecord } from './record.js';

/** @typedef {import('../scene/types.js').Roster} Roster */
/** @typedef {import('../scene/types.js').Scene} Scene */
/** @typedef {import('../wire/share.js').Kept} Kept */
/** @typedef {import('./record.js').Saved} Saved */

/** One thing that was checked. @typedef {{name: string, state: 'good' | 'bad' | 'open', text: string}} Check */

/**
 * @typedef {object} Evidence
 * @property {string} record the saved game
 * @property {(Kept & {seat: number})[]} [kept] what this browser kept of its seats
 * @property {string} [secret] what the server shows at the table
 * @property {Scene} [deal] the scene after the deal, as the referee saw it
 */

/**
 * Checks a game that is over, as far as this can be done without its rules. The steps are those of docs/fair.md.
 * @param {Evidence} evidence
 * @returns {Check[]}
 */
export function checked({ record, kept = [], secret, deal }) {
  /** @type {Saved} */
  let saved;
  try {
    saved = readRecord(record);
  } catch (broken) {
    return [bad('record', `${/** @type {Error} */ (broken).message}.`)];
  }
  const checks = [secretCheck(saved, secret), numbersCheck(saved), rosterCheck(saved, kept)];
  return checks.some(({ state }) => state === 'bad') ? checks : [...checks, dealCheck(saved, deal)];
}

/**
 * @param {Saved} saved
 * @param {string} [shown] the secret that stands at the table
 */
function secretCheck({ roster, secret }, shown) {
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    return bad('secret', 'The server has not shown its secret. Nobody can tell where the cards came from.');
  }
  if (serverCommitment(roster.table, secret) !== roster.commitment || (shown && shown !== secret)) {
    return bad('secret', 'The server’s secret does not fit the fingerprint it gave before the deal: it was changed.');
  }
  return good('secret', 'The server’s secret fits the fingerprint it gave before the deal.');
}

/** @param {Saved} saved */
function numbersCheck({ roster, entries }) {
  const { commitments, numbers } = exchanged(roster, entries);
  const inOrder = entries.slice(0, numbers.length).every(({ entry, seat, contribution }, i) =>
    entry === i + 1 && contribution === numbers[i].contribution && seat === commitments[i]?.seat);
  if (numbers.length !== commitments.length || !inOrder) {
    return bad('numbers', 'A player’s number is missing, or one was added. It was promised otherwise before the deal.');
  }
  const wrong = numbers.find(({ seat, contribution }, i) =>
    seatCommitment(roster.table, seat, contribution) !== commitments[i].commitment);
  if (wrong) {
    return bad('numbers', `The number of player ${wrong.seat + 1} does not fit its fingerprint: it was changed.`);
  }
  if (numbers.length === 0) {
    return open('numbers', 'No player’s browser added a number: the cards depend on the server’s secret alone.');
  }
  return good('numbers', numbers.length === 1 ? 'The one number that a player added fits its fingerprint.'
    : `The numbers that ${numbers.length} players added fit their fingerprints.`);
}

/**
 * @param {Saved} saved
 * @param {(Kept & {seat: number})[]} kept
 */
function rosterCheck({ roster, entries }, kept) {
  const mine = kept.filter(({ contribution }) => contribution);
  if (mine.length === 0) {
    return open('roster', 'This browser kept nothing before the deal. It cannot tell which roster was shown then.');
  }
  const { numbers } = exchanged(roster, entries);
  for (const { seat, table, commitment, contribution, roster: shown } of mine) {
    const same = (!shown || JSON.stringify(shown) === JSON.stringify(roster)) && table === roster.table &&
      commitment === roster.commitment;
    if (!same) {
      return bad('roster', 'The roster is not the one that this browser kept before the deal.');
    }
    if (!numbers.some((number) => number.seat === seat && number.contribution === contribution)) {
      return bad('roster', 'Your own number is not in it: the cards do not depend on it.');
    }
  }
  if (!mine.some(({ roster: shown }) => shown)) { // another window of this seat was shown it
    return good('roster', 'Your own number is in it, and the server’s fingerprint is the one that you were shown.');
  }
  return good('roster', 'The roster is the one that this browser kept before the deal, and your own number is in it.');
}

/**
 * @param {Saved} saved
 * @param {Scene} [scene]
 */
function dealCheck({ roster, secret, entries }, scene) {
  const key = chanceKey(secret, roster, exchanged(roster, entries).numbers.map(({ contribution }) => contribution));
  const dealt = scene && !roster.start ? dealtAgain(roster.game, key, scene) : null;
  if (dealt && !dealt.fits) {
    return bad('deal', 'Dealt again from these numbers, the cards are others than those that you saw.');
  }
  if (dealt) {
    return good('deal', `Your browser dealt the game again from these numbers: all ${dealt.cards} cards are the same.`);
  }
  const first = block(key, 1, 0n, 0n).slice(0, 16);
  return open('deal', `Secret and numbers give the key of all random blocks; the first one begins with ${first}. `
    + 'To deal the cards again takes the game’s rules: that is the full check.');
}

/**
 * Which seats promised a number, and which numbers were revealed, both by seat.
 * @param {Roster} roster
 * @param {import('./record.js').Entry[]} entries
 */
function exchanged({ seatCommitments = [] }, entries) {
  return {
    commitments: seatCommitments.flatMap((commitment, seat) => (commitment ? [{ seat, commitment }] : [])),
    numbers: entries.flatMap(({ seat = -1, contribution }) =>
      (contribution === undefined ? [] : [{ seat, contribution }])),
  };
}

/** @param {string} name @param {string} text @returns {Check} */
function good(name, text) {
  return { name, state: 'good', text };
}

/** @param {string} name @param {string} text @returns {Check} */
function bad(name, text) {
  return { name, state: 'bad', text };
}

/** @param {string} name @param {string} text @returns {Check} */
function open(name, text) {
  return { name, state: 'open', text };
}
