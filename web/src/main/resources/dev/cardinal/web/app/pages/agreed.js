// What is agreed about a new table, as the server wants to hear it.

/** @typedef {import('../wire/api.js').GameInfo} GameInfo */
/** @typedef {import('../wire/api.js').GameOption} OptionInfo */

export const ME = 'me';
export const HERE = 'here';
export const AWAY = 'away';

/**
 * Somebody at the table.
 * @typedef {object} Player
 * @property {string} who ME, HERE (a person at this screen), AWAY (a person who gets a link), or a bot's name
 * @property {string} [name] of a person at this screen
 * @property {string} [part] the deck or hero chosen for this seat
 */

/**
 * @typedef {object} Wishes
 * @property {Player[]} players
 * @property {Record<string, string>} options
 * @property {string} name
 * @property {{minutes: number, free: number, end: string} | null} clock
 * @property {boolean} listed
 * @property {boolean} watched
 * @property {number} delay in seconds
 */

/**
 * The option of which every player chooses a part, such as a deck; undefined if a game has none.
 * @param {GameInfo} game
 * @returns {OptionInfo | undefined}
 */
export function partOf(game) {
  return game.options.find((option) => option.bySeat);
}

/**
 * The body of the request that makes the table.
 * @param {GameInfo} game @param {Wishes} wishes
 */
export function agreement(game, { players, options, name, clock, listed, watched, delay }) {
  const part = partOf(game);
  const changed = Object.fromEntries(
    Object.entries(options).filter(([option, value]) => value !== usual(game, option)),
  );
  if (part && players.some(({ who, part: chosen }) => isBot(who) && chosen)) {
    changed[part.name] = players.map(({ who, part: chosen }) => (isBot(who) && chosen) || part.default).join(',');
  }
  const mine = players.find(({ who }) => who === ME);
  return {
    game: game.name,
    options: changed,
    seats: players.map(({ who }) => (who === HERE || who === AWAY ? 'open' : who)),
    ...(mine && { name, own: ownPart(part, mine) }),
    listed,
    watched,
    ...(watched && delay > 0 && { delay }),
    ...(clock && { clock }),
  };
}

/**
 * What a player hands in for themselves.
 * @param {OptionInfo | undefined} part @param {Player} player
 * @returns {Record<string, string>}
 */
export function ownPart(part, { part: chosen }) {
  return part && chosen ? { [part.name]: chosen } : {};
}

/** @param {string} who */
export function isBot(who) {
  return who !== ME && who !== HERE && who !== AWAY;
}

/** @param {GameInfo} game @param {string} option */
function usual(game, option) {
  return game.options.find(({ name }) => name === option)?.default;
}

/**
 * The usual table: you, and the game's own bot in every other seat.
 * @param {GameInfo} game @param {number} seats
 * @returns {Player[]}
 */
export function usualPlayers(game, seats) {
  return Array.from({ length: seats }, (_, seat) => ({ who: seat === 0 ? ME : game.defaultBot }));
}
