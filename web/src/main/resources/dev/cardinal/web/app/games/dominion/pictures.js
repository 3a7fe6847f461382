// Which icon stands for which card.

import { kindOf } from './kinds.js';

/** @type {Record<string, string>} by the face's symbol */
const PICTURES = {
  adventurer: 'mounted-knight',
  artisan: 'painted-pottery',
  bandit: 'bandit',
  bureaucrat: 'scroll-quill',
  cellar: 'cellar-barrels',
  chancellor: 'wax-seal',
  chapel: 'church',
  copper: 'two-coins',
  'council-room': 'round-table',
  curse: 'cursed-star',
  duchy: 'elven-castle',
  estate: 'family-house',
  feast: 'meal',
  festival: 'party-flags',
  gardens: 'fruit-tree',
  gold: 'gold-bar',
  harbinger: 'trumpet-flag',
  laboratory: 'bubbling-flask',
  library: 'bookshelf',
  market: 'shop',
  merchant: 'scales',
  militia: 'crossed-swords',
  mine: 'mine-wagon',
  moat: 'drawbridge',
  moneylender: 'cash',
  poacher: 'rabbit',
  province: 'castle',
  remodel: 'trowel',
  sentry: 'guards',
  silver: 'coins',
  smithy: 'anvil-impact',
  spy: 'spyglass',
  thief: 'hooded-figure',
  'throne-room': 'stone-throne',
  vassal: 'knight-banner',
  village: 'medieval-village-01',
  witch: 'witch-flight',
  woodcutter: 'axe-in-stump',
  workshop: 'hand-saw',
};

/** For cards that are not in the list, such as those of a plug-in. */
const BY_KIND = {
  treasure: 'open-treasure-chest',
  victory: 'stone-tower',
  action: 'scroll-unfurled',
  attack: 'crossed-swords',
  reaction: 'shield',
  curse: 'cursed-star',
};

/** @param {import('../types.js').Face} face @returns {string} the name of an icon */
export function pictureOf(face) {
  return PICTURES[face.symbol ?? ''] ?? BY_KIND[kindOf(face)];
}

/** @param {string} name of a card, as another card's text says it */
export function pictureNamed(name) {
  return PICTURES[name.toLowerCase().replaceAll(' ', '-')];
}
