// What a question says about itself in words: how many are picked, what is missing, what the button says.

/** @typedef {import('./picker.js').Picker} Picker */

const MANY = 1000;

/** @param {Picker} picker how far you are: "1 of 2 picked", "3 picked" */
export function progress(picker) {
  const picked = picker.picks.length;
  const { most, limits: { min } } = picker;
  if (picker.limits.ordered && picked > 0) {
    return `In this order: ${picker.picks.map((index) => picker.label(index)).join(', ')}`;
  }
  if (min === most) return `${picked} of ${min} picked`;
  return `${picked} picked`;
}

/** @param {Picker} picker how many can be picked: "Pick 2", "Pick up to 4", "Pick at least 1" */
export function task(picker) {
  const { min, max, total, distinct, ordered } = picker.limits;
  const most = picker.most;
  let number = `up to ${most}`;
  if (min >= most) number = `${min}`;
  else if (min > 0) number = `${min} to ${most}`;
  if (max >= MANY) number = min > 0 ? `${min} or more` : 'any number';
  const extra = [
    distinct ? 'all different' : '',
    total !== undefined && total < MANY * MANY ? `at most ${total} in total` : '',
    ordered ? 'in the order you want' : '',
  ].filter(Boolean);
  return [`Pick ${number}`, ...extra].join(', ');
}

/** @param {Picker} picker why it cannot be finished yet, or nothing */
export function missing(picker) {
  const lacks = picker.limits.min - picker.picks.length;
  return lacks > 0 ? `${lacks} more to pick` : '';
}

/** @param {Picker} picker what the button that finishes says */
export function finishing(picker) {
  const picked = picker.picks.length;
  if (picked > 0) return `Done with ${tally(picker)}`;
  return picker.limits.min > 0 ? 'Done' : 'Done, pick nothing';
}

/** @param {Picker} picker what is picked: "2 Coppers" is not our business, "Copper × 2, Estate" is */
export function tally(picker) {
  const order = picker.limits.ordered ? picker.picks : [...new Set(picker.picks)];
  const names = order.map((index) => {
    const times = picker.limits.ordered ? 1 : picker.count(index);
    return times > 1 ? `${picker.label(index)} × ${times}` : picker.label(index);
  });
  return names.length > 4 ? `${picker.picks.length} cards` : names.join(', ');
}

/**
 * The tag of a picked option: its place in the order, how many of equal pieces, or that it is picked. How many are
 * picked in all is said by the progress alone, or "1 of 4" could mean either.
 * @param {Picker} picker
 * @param {number} index
 */
export function tag(picker, index) {
  const times = picker.count(index);
  if (times === 0) return '';
  if (picker.limits.ordered) return picker.picks.flatMap((pick, at) => (pick === index ? [at + 1] : [])).join(', ');
  const of = picker.options[index].count ?? 1;
  return of > 1 ? `✓ ${times} of ${of}` : '✓';
}
