// Dominion at the table.

import { drawBack } from './back.js';
import { SIGNS, counters, facts } from './counters.js';
import { drawFull } from './full.js';
import { ground } from './ground.js';
import { heading } from './heading.js';
import { hint, label, sum, useful } from './hints.js';
import icons from './icons.js';
import { rank } from './kinds.js';
import { meet } from './met.js';
import { plan } from './plan.js';
import { drawTable, drawTiny } from './small.js';
import { explain } from './words.js';

/** @typedef {import('../types.js').Face} Face */
/** @typedef {import('../types.js').Game} Game */

const LODS = { full: drawFull, table: drawTable, tiny: drawTiny };

/** @type {Game & {meet: typeof meet, icons: Record<string, string>, sum: typeof sum, useful: typeof useful}} */
const dominion = {
  name: 'dominion',
  title: 'Dominion',
  tagline: 'Build a deck, buy Provinces',
  points: ['point', 'points'],
  icons: { ...icons, ...SIGNS },
  /** Says what the cards of this game are, before anything is drawn. */
  meet,
  shape: () => 'card',
  draw: (g, face, lod) => LODS[lod](g, face),
  back: (g, _area, _shape, lod) => drawBack(g, lod),
  ground,
  plan,
  sort,
  facts,
  counters,
  heading,
  hint,
  icon: label,
  sum,
  useful,
  explain,
};

/**
 * Actions first, then Treasures, Victory cards and Curses; the cheaper ones first.
 * @param {string} a @param {string} b @param {Map<string, Face>} faces
 */
function sort(a, b, faces) {
  const [one, other] = [faces.get(a), faces.get(b)];
  if (!one || !other) {
    return a.localeCompare(b);
  }
  return rank(one) - rank(other) || Number(one.cost ?? 0) - Number(other.cost ?? 0) || a.localeCompare(b);
}

export default dominion;
