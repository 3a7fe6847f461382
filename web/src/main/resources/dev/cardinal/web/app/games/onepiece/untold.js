// What the log leaves out, as the story does that is told after a reload: steps on the way, and what the next line says.

/** @typedef {import('../types.js').Line} Line */

const STEPS = new Set(['phase', 'battle_step', 'battle_over', 'effect_resolved', 'card_state', 'life_seen', 'ordered',
  'put_back', 'don_rested', 'don_activated']);

/** @param {Line} line @param {Line} [before] @param {Line} [after] @returns {boolean} */
export function untold({ type = '', text }, before, after) {
  if (type === 'card_moved') return text.includes(' moves from '); // as it is played or K.O.'d
  if (type === 'card_revealed') return !!after?.text.includes(text.replace(/^.* shows? /, '')); // to be played
  // DON!!, counters and the end of a battle change powers as everybody knows they do.
  if (type === 'power_changed') return !/^(card_played|effect_\w+|power_changed)$/.test(before?.type ?? '');
  return STEPS.has(type);
}
