// The kingdom cards of Dominion: which edition each belongs to, and the sets of ten that its rules suggest.

/** @typedef {import('../scene/types.js').Face} Face */
/** @typedef {'first'|'second'} Edition */

const ONLY_FIRST = ['Adventurer', 'Chancellor', 'Feast', 'Spy', 'Thief', 'Woodcutter'];
const ONLY_SECOND = ['Artisan', 'Bandit', 'Harbinger', 'Merchant', 'Poacher', 'Sentry', 'Vassal'];
const BASIC = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Province', 'Curse'];

/** How many kingdom cards a game usually has. */
export const TEN = 10;

/**
 * The sets by edition; the names are those that the server knows.
 * @type {Record<Edition, Record<string, string[]>>}
 */
export const SETS = {
  first: {
    'first game': list('Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop'),
    'big money': list(
      'Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, Throne Room',
    ),
    'interaction': list(
      'Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief, Village',
    ),
    'size distortion': list(
      'Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop',
    ),
    'village square': list(
      'Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village, Woodcutter',
    ),
  },
  second: {
    'first game': list('Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop'),
    'size distortion': list(
      'Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch, Workshop',
    ),
    'deck top': list(
      'Artisan, Bureaucrat, Council Room, Festival, Harbinger, Laboratory, Moneylender, Sentry, Vassal, Village',
    ),
    'sleight of hand': list(
      'Cellar, Council Room, Festival, Gardens, Harbinger, Library, Militia, Poacher, Smithy, Throne Room',
    ),
    'improvements': list(
      'Artisan, Cellar, Market, Merchant, Mine, Moat, Moneylender, Poacher, Remodel, Witch',
    ),
    'silver & gold': list(
      'Bandit, Bureaucrat, Chapel, Harbinger, Laboratory, Merchant, Mine, Moneylender, Throne Room, Vassal',
    ),
  },
};

/** @param {string} names */
function list(names) {
  return names.split(', ');
}

/** @param {string} card @param {Edition} edition */
export function isIn(card, edition) {
  return !(edition === 'first' ? ONLY_SECOND : ONLY_FIRST).includes(card);
}

/**
 * The kingdom cards among all faces, by cost and then by name.
 * @param {Face[]} faces
 */
export function kingdomCards(faces) {
  return faces
    .filter((face) => !BASIC.includes(face.id))
    .sort((a, b) => Number(a.cost) - Number(b.cost) || a.name.localeCompare(b.name));
}

/**
 * Those that are looked for; an empty text asks for any.
 * @param {Face[]} cards @param {{edition: string, cost: string, kind: string}} wanted
 */
export function matching(cards, { edition, cost, kind }) {
  return cards.filter(
    (card) =>
      (!edition || isIn(card.name, /** @type {Edition} */ (edition))) &&
      (!cost || card.cost === cost) &&
      (!kind || card.kind.split('-').includes(kind)),
  );
}

/**
 * Adds cards at random until there are ten.
 * @param {string[]} chosen @param {string[]} from @param {() => number} chance from 0 to 1
 */
export function filledUp(chosen, from, chance = Math.random) {
  const all = [...chosen];
  const left = from.filter((card) => !chosen.includes(card));
  while (all.length < TEN && left.length) {
    all.push(...left.splice(Math.floor(chance() * left.length), 1));
  }
  return all;
}
