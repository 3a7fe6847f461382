/** How each piece is shown at this moment: lit or dimmed, lifted under the pointer, framed, carried along. */
import { Marks } from './marks.js';

/** @typedef {import('./motion.js').Seen} Seen */
/** @typedef {import('./stage.js').Dressed} Dressed */
/** @typedef {import('./layout.js').Pose} Pose */

const LIFT_TIME = 120;
const FLASH_TIME = 450;
const DIMMED = 0.66;
/** In the keys of equal cards that peek out from under the one that stands for them. */
const PEEKING = ' under ';

export class Wearing {
  marks = new Marks();
  lit = new Marks();
  /** Where the carried piece may go. @type {import('../question/spots.js').Spot[]} */
  ends = [];
  /** How far each piece is lifted, from 0 to 1. @type {Map<string, number>} */
  #lifted = new Map();
  #before = 0;
  /** @type {{units: Set<number>, until: number}} */
  #flash = { units: new Set(), until: 0 };

  /** Outlines for a moment what has changed, where nothing may fly. @param {Set<number>} units @param {Pose[]} poses
   * @param {number} now */
  flash(units, poses, now) {
    this.#flash = { units, until: poses.length && units.size ? now + FLASH_TIME : 0 };
  }

  /**
   * @param {Seen[]} seen
   * @param {{now: number, still: boolean, scene: import('../scene/types.js').Scene, hovered?: string,
   *   ghost?: {key: string, x: number, y: number}}} at
   * @returns {{pieces: Dressed[], changing: boolean}}
   */
  dress(seen, { now, still, scene, hovered, ghost }) {
    const step = Math.min(1, (now - this.#before) / LIFT_TIME);
    this.#before = now;
    let changing = now < this.#flash.until;
    const targets = still ? (scene.arrows ?? []).map((arrow) => arrow.to) : [];
    const carrying = !!ghost && this.ends.length > 0;
    const pieces = seen.map((one) => {
      const mark = still ? this.#markOf(one, carrying) : undefined;
      // What a button means looks as if the pointer were over it.
      const pointed = hovered === one.key || (mark?.state === 'can' && !!this.lit.of(one));
      const wished = this.#wish(one, mark?.state, pointed);
      const lifted = this.#toward(one.key, wished, step);
      if (lifted !== wished) changing = true;
      const carried = ghost?.key === one.key;
      const attacked = targets.some((spot) => this.marks.fits(spot, one));
      const flashing = now < this.#flash.until && one.members.some((id) => this.#flash.units.has(id));
      const dim = still && this.marks.dim && (!mark || mark.state === 'dim') && !one.clip && !carried;
      const state = mark?.state === 'dim' || one.key.includes(PEEKING) ? undefined : mark?.state;
      return {
        ...one,
        // One of the equal cards is carried, so the count stays behind.
        ...(carried ? { x: ghost.x, z: 12, rot: one.turned ? 90 : 0, tag: undefined } : {}),
        lift: (carried ? one.w * 0.3 : one.lift) + lifted * one.w * 0.3,
        y: carried ? ghost.y : one.y - lifted * one.w * (one.clip ? 0 : 0.06),
        grow: 1 + lifted * (one.shape === 'hex' ? 0 : 0.1),
        bright: dim ? DIMMED : one.shape === 'hex' && pointed ? 1.15 : 1,
        mark: state ?? (attacked ? /** @type {const} */ ('attacked')
          : flashing || this.lit.of(one) ? /** @type {const} */ ('lit') : undefined),
        note: state === 'picked' && !carried ? mark?.tag : undefined,
      };
    });
    return { pieces, changing };
  }

  /** While a piece is carried, only the places where it may go are lit. @param {Seen} one @param {boolean} carrying
   * @returns {import('./marks.js').Mark | undefined} */
  #markOf(one, carrying) {
    if (!carrying) return this.marks.of(one);
    return this.ends.some((end) => this.marks.fits(end, one)) ? { state: 'can' } : undefined;
  }

  /** @param {Seen} one @param {string | undefined} state @param {boolean} hovered */
  #wish(one, state, hovered) {
    if (one.shape === 'hex' || one.key.includes(PEEKING)) return 0;
    if (state === 'picked') return 0.72;
    if (!hovered) return 0;
    return state === 'can' ? 1 : one.open ? 0.35 : 0;
  }

  /** @param {string} key @param {number} wished @param {number} step */
  #toward(key, wished, step) {
    const now = this.#lifted.get(key) ?? 0;
    if (now === wished) return now;
    const next = now < wished ? Math.min(wished, now + step) : Math.max(wished, now - step);
    if (next) this.#lifted.set(key, next);
    else this.#lifted.delete(key);
    return next;
  }
}
