// What can be seen of a scenario at a glance, before the server reads it.

import { players } from './known.js';

/**
 * What a file says about its game, as far as it matters before the server reads it.
 * @param {string} text YAML or JSON
 */
export function glance(text) {
  const game = /^\s*["']?game["']?\s*:\s*["']?([\w-]+)/m.exec(text) ?? /"game"\s*:\s*"([\w-]+)"/.exec(text);
  const players = /["']?players["']?\s*:\s*["']?(\d)/.exec(text);
  const title = /^\s*title\s*:\s*(.+)$/m.exec(text) ?? /"title"\s*:\s*"([^"]*)"/.exec(text);
  return {
    game: game?.[1] ?? '',
    seats: players ? Number(players[1]) : undefined,
    title: title?.[1].replace(/^["']|["']$/g, '') ?? '',
  };
}

/**
 * How many sit at the puzzle: as many as it says, or else as usual in its game.
 * @param {import('../wire/api.js').GameInfo | undefined} game
 * @param {number | undefined} said
 */
export function seatsOf(game, said) {
  if (!game) return 2;
  const { least, most, usual } = players(game);
  return Math.min(most, Math.max(least, said ?? usual));
}
