// What an event hits: the Leader who takes damage, and the Character that is K.O.'d.

/** @typedef {import('../../scene/types.js').Spot} Spot */

/** @param {any} event @returns {Spot[]} */
export function struck({ type, seat, owner, zone, index }) {
  if (type === 'damage') return [{ area: `${seat}/leader` }];
  return type === 'knocked_out' && zone === 'CHARACTER_AREA' ? [{ area: `${owner}/characters`, place: index }] : [];
}
