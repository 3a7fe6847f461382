// Mage Knight: stained glass on slate.
import { back } from './faces/backs.js';
import { explain } from './explain.js';
import { draw, edge, height, shape } from './faces/faces.js';
import { ground } from './ground.js';
import { heading } from './words.js';
import { hint } from './hints.js';
import icons from './icons.js';
import { meet } from './known.js';
import { optionIcon } from './optionicons.js';
import { panel } from './panels/panel.js';
import { counters, facts } from './people.js';
import { plan } from './plan.js';
import { sort } from './sorting.js';
import { struck } from './struck.js';
import { badges } from './tags.js';

/** @typedef {import('../types.js').Game} Game */

export default {
  name: 'mageknight',
  title: 'Mage Knight',
  tagline: '1 to 4 players, take your time',
  points: ['point', 'points'],
  icons,
  meet,
  shape,
  draw,
  back,
  ground,
  plan,
  facts,
  counters,
  heading,
  hint,
  icon: optionIcon,
  panel,
  explain,
  edge,
  height,
  badges,
  sort,
  struck,
};
