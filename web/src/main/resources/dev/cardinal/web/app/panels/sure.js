// Asks before a turn ends while something useful is left. The game says what is left; the player can switch it off.

import { h } from './html.js';
import { asks } from './room.js';
import { confirmed } from './dialog.js';

/**
 * A game may have `useful(question, scene, me)`: what could still be done, in words. It counts when the pick is the way
 * on or out, not when it is one of the useful things itself.
 * @param {import('./room.js').Room} room
 * @returns {(picker: import('../question/picker.js').Picker, picks: number[]) => Promise<boolean>}
 */
export function sure(room) {
  return async (picker, picks) => {
    const { session, settings } = room;
    const option = picker.one ? picker.options[picks[0]] : null;
    if (!option || option.spots || !settings.get('confirm') || picker.options.length < 2) return true;
    if (!/^(end|pass|done|next|stop)\b/i.test(picker.label(picks[0]))) return true;
    const left = /** @type {string[]} */ (asks(room, 'useful', picker.question, session.scene, session.me) ?? []);
    if (left.length === 0) return true;
    return confirmed('sure', {
      title: 'Something is left to do',
      text: [h('p', {}, 'You could still:'), h('ul', {}, ...left.map((what) => h('li', {}, what)))],
      yes: 'End it anyway',
      no: 'Go back',
      never: { label: 'Do not ask again', act: () => settings.set('confirm', false) },
    });
  };
}
