// What the log tells. Like the story after a reload, it leaves out steps on the way and what the next line says anyway.

/** @typedef {import('../types.js').Line} Line */

const STEPS = new Set(['phase', 'battle_step', 'battle_over', 'effect_resolved', 'card_state', 'life_seen', 'ordered',
  'put_back', 'don_rested', 'don_activated']);

/** @param {Line[]} lines @returns {Line[]} */
export function told(lines) {
  let cause = '';
  return lines.filter(({ type = '', text }) => {
    // DON!!, counters and the end of a battle change powers as everybody knows they do.
    if (type === 'power_changed') return /^(card_played|effect_activated)$/.test(cause);
    if (STEPS.has(type) || (type === 'card_moved' && text.includes(' moves from '))) return false;
    cause = type;
    return true;
  }).filter((line, at, all) => {
    const shown = line.type === 'card_revealed' ? line.text.replace(/^.* shows? /, '') : '';
    return !shown || !all[at + 1]?.text.includes(shown); // it is shown to be played
  });
}
