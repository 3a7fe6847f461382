// Who sits at a table, in words.

import { titled } from './known.js';

/** @typedef {import('../scene/types.js').TableInfo} TableInfo */
/** @typedef {import('../scene/types.js').Seat} Seat */

/** @param {Seat} seat @param {number} number */
export function called({ player, name }, number) {
  if (player === 'open') {
    return 'an empty seat';
  }
  return name || (player === 'human' ? `Player ${number + 1}` : `the bot ${player}`);
}

/**
 * The others at a table: "with Mira and Tom", "against the bot house", "alone".
 * @param {Pick<TableInfo, 'seats'>} table @param {number[]} mine my seats there
 */
export function company({ seats }, mine) {
  const others = seats.map(called).filter((_, number) => !mine.includes(number));
  if (!others.length) {
    return mine.length > 1 ? 'at this screen' : 'alone';
  }
  return `${mine.length === 1 && others.length === 1 ? 'against' : 'with'} ${listed(others)}`;
}

/** @param {string[]} words */
export function listed(words) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/**
 * How far a game is and whose move it is, for one who sits there.
 * @param {TableInfo} table @param {number[]} mine my seats there @param {number} asks the seat that is asked, or -1
 * @returns {{text: string, mine: boolean}}
 */
export function standing(table, mine, asks) {
  const empty = table.seats.filter(({ player }) => player === 'open').length;
  switch (table.stage) {
    case 'open':
      return empty
        ? { text: `Waiting for ${empty === 1 ? 'a player' : `${empty} players`}`, mine: false }
        : { text: 'Ready to begin', mine: true };
    case 'dealing':
      return { text: 'Ready to begin', mine: true };
    case 'over':
      return { text: 'Finished', mine: false };
    case 'closed':
      return { text: 'Closed', mine: false };
    default:
      return mine.includes(asks) || asks < 0
        ? { text: 'Your move', mine: true }
        : { text: `${sentence(called(table.seats[asks], asks))} is thinking`, mine: false };
  }
}

/** @param {string} text */
export function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * What a table is called in a list.
 * @param {TableInfo} table
 */
export function gameOf(table) {
  return titled(table.game);
}
