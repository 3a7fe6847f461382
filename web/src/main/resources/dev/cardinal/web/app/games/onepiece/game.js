// The One Piece card game at the table.

import { card } from './card.js';
import { badges, counters, facts } from './facts.js';
import { back } from './back.js';
import { draw } from './faces.js';
import { ground } from './ground.js';
import { heading } from './heading.js';
import { hint, picture, useful } from './hints.js';
import icons from './icons.js';
import { meet } from './met.js';
import { panel } from './panel.js';
import { plan } from './plan.js';
import { struck } from './struck.js';
import { told } from './told.js';
import { explain } from './words.js';
import { CARD, rounded } from '../../faces/ink.js';

/** @typedef {import('../types.js').Face} Face */
/** @typedef {import('../types.js').Game} Game */

/** Signs of the panels, in a box of 512: two exclamation marks on a coin, and held cards. */
const SIGNS = {
  don: 'M256 32a224 224 0 1 0 0 448a224 224 0 0 0 0-448zM166 120h74l-16 170h-42zM184 318h40v56h-40z'
    + 'M272 120h74l-16 170h-42zM290 318h40v56h-40z',
  hand: 'M70 140l150-50 100 290-150 50zM250 84l160 30-60 306-34-6-92-266zM430 150l30 14-90 250-6-30z',
};

/** @type {Game & {icons: Record<string, string>, meet: typeof meet, useful: typeof useful}} */
const onepiece = {
  name: 'onepiece',
  title: 'One Piece',
  tagline: 'Bring down the other Leader’s Life',
  icons: { ...icons, ...SIGNS },
  /** Says what the cards of this game are, before anything is asked. */
  meet,
  shape: () => 'card',
  draw,
  back(g, area, _shape, lod) {
    g.save();
    rounded(g, 0, 0, CARD.width, CARD.height, CARD.corner);
    g.clip();
    back(g, area.endsWith('/don-deck') || area.endsWith('/cost'), lod);
    g.restore();
  },
  ground,
  plan,
  sort,
  facts,
  counters,
  heading,
  hint,
  icon: picture,
  panel,
  explain,
  badges,
  useful,
  told,
  struck,
  edge: (face) => (face?.kind === 'Leader' ? '#c9a04a' : face?.kind === 'DON!!' ? '#8a6420' : '#e3d6b8'),
};

const ORDER = ['character', 'event', 'stage', 'leader', 'don'];

/**
 * Characters, then Events, then Stages; the cheaper ones first.
 * @param {string} a @param {string} b @param {Map<string, Face>} faces
 */
function sort(a, b, faces) {
  const [one, other] = [faces.get(a), faces.get(b)];
  if (!one || !other) {
    return a.localeCompare(b);
  }
  const [left, right] = [card(one), card(other)];
  return ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind) || (left.cost ?? 0) - (right.cost ?? 0)
    || (left.power ?? 0) - (right.power ?? 0) || left.name.localeCompare(right.name) || a.localeCompare(b);
}

export default onepiece;
