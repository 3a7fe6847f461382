/** What was hit shakes twice, before anything moves. */

import { covers } from '../question/spots.js';

/** @typedef {import('./motion.js').Film} Film */
/** @typedef {import('./layout.js').Pose} Pose */

/** In milliseconds. */
const HIT = 160;
/** How far to each side, in widths of the piece. */
const SWING = 0.07;

/**
 * Which pieces an event hits.
 * @param {import('../games/types.js').Game} game @param {import('../scene/types.js').Event} event
 * @param {import('../scene/types.js').Scene} before @returns {(pose: Pose) => boolean}
 */
export function struckBy(game, event, before) {
  const spots = game.struck?.(event, before) ?? [];
  return (pose) => spots.some((spot) => covers(spot, pose));
}

/**
 * @param {{film: Film, length: number}} then @param {Pose[]} before @param {(pose: Pose) => boolean} struck
 * @param {number} pace @returns {{film: Film, length: number}}
 */
export function shaken(then, before, struck, pace) {
  const hit = new Set(before.filter(struck));
  const long = HIT * pace;
  if (!hit.size || !long) return then;
  const swing = (/** @type {number} */ t) => Math.sin(t * 4 * Math.PI) * SWING * (1 - t / 2);
  return {
    length: long + then.length,
    film: (time) => (time >= long ? then.film(time - long)
      : before.map((pose) => (hit.has(pose) ? { ...pose, x: pose.x + swing(time / long) * pose.w } : pose))),
  };
}
