import { seatCommitment } from './fair.js';
import { shareName } from './seats.js';
import { hex } from './sha256.js';
import { read, write } from './store.js';

/** @typedef {import('../scene/types.js').Request} Request */
/** @typedef {import('../scene/types.js').Roster} Roster */
/** @typedef {import('../scene/types.js').TableInfo} TableInfo */

/**
 * What is kept: the deal's name, what the server committed to, my number, and the roster once it was shown.
 * @typedef {{table: string, commitment: string, contribution: string, roster?: Roster}} Kept
 */

const UNFAIR = {
  code: 'unfair',
  message: 'The server has changed what was promised about the cards, so your number was not revealed',
  hint: 'Leave this table, and do not trust its cards.',
};

/**
 * A client's part in the exchange that makes the cards fair: it commits to a number, checks the roster, keeps it, and
 * only then reveals the number. What it keeps is read anew each time, as several windows may play this seat.
 */
export class Share {
  #name;
  #revealed = '';

  /**
   * @param {string} table
   * @param {number} seat
   */
  constructor(table, seat) {
    this.seat = seat;
    this.#name = shareName(table, seat);
  }

  /** @returns {Kept | null} */
  kept() {
    const kept = /** @type {Kept | null} */ (read(this.#name));
    return kept?.contribution ? kept : null;
  }

  /**
   * What to send now that the table looks like this; null if it is not this client's turn to do anything.
   * @param {TableInfo} info
   * @returns {Request | null}
   * @throws {typeof UNFAIR}
   */
  next(info) {
    if (info.stage === 'open') {
      return info.seats[this.seat]?.ready ? null : this.#commit(info);
    }
    const kept = this.kept();
    if (info.stage !== 'dealing' || !info.roster || !kept || this.#revealed === kept.contribution) {
      return null; // nothing to do, or another client of this seat does it
    }
    if (!this.#isAsPromised(info.roster, kept)) {
      throw UNFAIR;
    }
    write(this.#name, { ...kept, roster: info.roster });
    this.#revealed = kept.contribution;
    return { do: 'reveal', contribution: kept.contribution };
  }

  /** @param {TableInfo} info */
  #commit({ deal: { table, commitment } }) {
    let kept = this.kept();
    if (kept?.table !== table) {
      kept = { table, commitment, contribution: hex(crypto.getRandomValues(new Uint8Array(32))) };
      write(this.#name, kept);
    }
    return { do: 'commit', commitment: seatCommitment(table, this.seat, kept.contribution) };
  }

  /**
   * Whether the server has changed neither its number nor this client's, and shows no second roster.
   * @param {Roster} shown
   * @param {Kept} kept
   */
  #isAsPromised(shown, { table, commitment, contribution, roster }) {
    return (!roster || JSON.stringify(roster) === JSON.stringify(shown)) &&
      shown.table === table && shown.commitment === commitment &&
      shown.seatCommitments?.[this.seat] === seatCommitment(table, this.seat, contribution);
  }
}
