// What the table should light: a mark for every spot that stands for an option.

import { spotKey } from './spots.js';
import { tag } from './wording.js';

/** @typedef {import('./spots.js').Spot} Spot */
/** @typedef {{state: 'can' | 'picked' | 'dim', tag?: string, dim?: boolean, ends?: Spot[]}} Mark */

/**
 * The marks by the keys of the options' spots, as `table.offer` wants them. `ends` is where a piece can be
 * dragged. The mark with the key '' says that all other pieces step back.
 * @param {import('./picker.js').Picker | null} picker
 * @returns {Map<string, Mark>}
 */
export function marks(picker) {
  /** @type {Map<string, Mark>} */
  const found = new Map();
  if (!picker) return found;
  picker.options.forEach((option, index) => {
    const spots = option.spots ?? [];
    // Equal pieces that lie apart are picked one after another.
    const apart = spots.length > 1 && spots.length === option.count;
    for (const [at, spot] of spots.entries()) {
      const key = spotKey(spot);
      const before = found.get(key);
      const ends = [...(before?.ends ?? []), ...(picker.can(index) ? option.ends ?? [] : [])];
      const picked = picker.count(index) > (apart ? at : 0);
      if (picked) found.set(key, { state: 'picked', tag: apart ? '✓' : tag(picker, index), ends });
      else if (picker.can(index) && before?.state !== 'picked') found.set(key, { state: 'can', ends });
      else if (!found.has(key)) found.set(key, { state: 'dim' });
    }
  });
  if (found.size > 0) found.set('', { state: 'dim', dim: true });
  return found;
}
