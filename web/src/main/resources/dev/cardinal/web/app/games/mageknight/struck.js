// What an event hits: an enemy that is defeated, and a hero who takes wounds.
import { pieces } from './reading.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../../scene/types.js').Spot} Spot */

/** @param {any} event @param {Scene} before @returns {Spot[]} */
export function struck({ type, seat, moves = [] }, before) {
  if (type === 'enemy_defeated') {
    return moves.flatMap((/** @type {any} */ { from, at }) => (from === 'combat' ? [{ area: from, place: at }] : []));
  }
  return type === 'wounds_taken' ? pieces(before, 'heroes').filter(({ badges }) => badges?.seat === seat)
    .map(({ place, face }) => ({ area: 'heroes', place, face })) : [];
}
