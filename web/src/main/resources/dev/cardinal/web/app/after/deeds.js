/** @typedef {import('../scene/types.js').Event} Event */
/** @typedef {import('./film.js').Film} Film */

/** How often or how much each seat did something. @typedef {{label: string, totals: number[]}} Deed */

/**
 * What is counted, by the type of an event: what to call it, and where the event says how many these are.
 * @type {Record<string, [label: string, many?: string]>}
 */
const COUNTED = {
  bought: ['Cards bought'], gained: ['Cards gained'], played: ['Cards played', 'count'], drew: ['Cards drawn', 'count'],
  trashed: ['Cards trashed', 'cards'],
  card_played: ['Cards played'], cards_drawn: ['Cards drawn', 'count'], card_gained: ['Cards gained'],
  attack_declared: ['Attacks'], damage: ['Damage taken', 'damage'], block_declared: ['Blocks'], countered: ['Counters'],
  knocked_out: ['Characters lost'], don_given: ['DON!! given', 'number'],
  moved: ['Spaces moved'], combat_started: ['Combats'], enemy_defeated: ['Enemies defeated'],
  wounds_taken: ['Wounds taken', 'count'], unit_recruited: ['Units recruited'], mana_paid: ['Mana paid'],
};

/**
 * What everybody did, summed up from the events.
 * @param {Film} film
 * @param {number} seats
 * @returns {Deed[]}
 */
export function deeds({ steps }, seats) {
  /** @type {Map<string, number[]>} */
  const totals = new Map();
  for (const event of steps.flatMap(({ events = [] }) => events)) {
    const { type, seat = -1 } = event;
    if (Object.hasOwn(COUNTED, type) && seat >= 0 && seat < seats) {
      const [label, many] = COUNTED[type];
      const line = totals.get(label) ?? Array(seats).fill(0);
      line[seat] += many ? amount(event[many]) : 1;
      totals.set(label, line);
    }
  }
  const order = [...new Set(Object.values(COUNTED).map(([label]) => label))];
  return [...totals].map(([label, line]) => ({ label, totals: line }))
    .sort((one, other) => order.indexOf(one.label) - order.indexOf(other.label));
}

/** @param {unknown} many */
function amount(many) {
  return Array.isArray(many) ? many.length : Number(many ?? 1);
}
