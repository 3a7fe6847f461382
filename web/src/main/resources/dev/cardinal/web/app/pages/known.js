// What these pages know of the games they have pictures for. Any other game gets by with what the server says about it.

/**
 * @typedef {object} Known
 * @property {string} title
 * @property {string} line for how many, and how long
 * @property {string} sign a letter or sign for a row in a list
 * @property {string[]} fonts those that its cards are written in
 * @property {Record<string, string>} faces the options with which the server lists the cards below
 * @property {[string, string, string]} fan three cards for the picture: left, right, and on top of both the middle one
 */

/** @type {Record<string, Known>} */
export const KNOWN = {
  dominion: {
    title: 'Dominion',
    line: '1 to 4 players, about 25 minutes',
    sign: '♛',
    fonts: ['600 20px "EB Garamond"', '500 20px Inter'],
    faces: { kingdom: 'all', cards: 'all' },
    fan: ['Moat', 'Province', 'Village'],
  },
  onepiece: {
    title: 'One Piece',
    line: '2 players, your deck or a starter',
    sign: '⚓',
    fonts: ['600 20px Oswald', '400 20px Anton'],
    faces: { decks: 'ST01,ST03' },
    fan: ['ST01-013', 'ST03-005', 'ST01-001'],
  },
  mageknight: {
    title: 'Mage Knight',
    line: '1 to 4 players, take your time',
    sign: '✦',
    fonts: ['700 20px Cinzel', '600 20px "EB Garamond"'],
    faces: {},
    fan: ['card/March', 'unit/Peasants', 'card/Fireball'],
  },
};

/**
 * What players call a game.
 * @param {string} name
 */
export function titled(name) {
  return KNOWN[name]?.title ?? (name === 'kuhn' ? 'Kuhn poker' : name.charAt(0).toUpperCase() + name.slice(1));
}

/**
 * How many may play, from the option that sets it.
 * @param {import('../wire/api.js').GameInfo} game
 * @returns {{least: number, most: number, usual: number}}
 */
export function players(game) {
  const option = game.options.find(({ name }) => name === 'players');
  const range = option && /^(\d+)-(\d+)$/.exec(option.values);
  if (!option || !range) {
    return { least: 2, most: 2, usual: 2 };
  }
  return { least: Number(range[1]), most: Number(range[2]), usual: Number(option.default) };
}
