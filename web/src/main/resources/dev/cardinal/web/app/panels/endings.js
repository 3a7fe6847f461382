// Who won and how a game ended, in words.

import { capital } from '../question/groups.js';

/** @type {Record<string, string>} */
const ENDINGS = {
  concession: 'A player conceded',
  provinces: 'The Provinces are gone',
  piles: 'Three piles are empty',
  turns: 'The turn limit is reached',
  damage: 'A Leader was hit with no Life left',
  deck: 'A deck ran out of cards',
  effect: 'An effect decided the game',
  draw: 'Nobody could win',
  city: 'The city was found',
  rounds: 'The last round is over',
};

/**
 * "Three piles are empty, after 14 turns."
 * @param {import('../scene/types.js').Outcome} outcome
 */
export function howItEnded({ ending, turns }) {
  const how = ENDINGS[ending] ?? capital(ending);
  return turns > 0 ? `${how}, after ${turns} ${turns === 1 ? 'turn' : 'turns'}.` : `${how}.`;
}

/**
 * Who won; alone, whether it was a success.
 * @param {import('../scene/types.js').Outcome} outcome
 * @param {number} me
 * @param {(seat: number) => string} named
 */
export function whoWon({ ending, winners, places, success }, me, named) {
  const names = winners.map((seat) => (seat === me ? 'You' : named(seat)));
  const alone = winners.length === 1 && winners[0] === me;
  if (success !== undefined && places.length === 1) {
    return `${names[0]} ${success ? 'win' : 'lose'}${alone ? '' : 's'}`;
  }
  if (ending === 'draw' && winners.length === places.length) return 'A draw';
  if (winners.length === 0) return 'Nobody wins';
  if (winners.length === 1) return `${names[0]} ${alone ? 'win' : 'wins'}`;
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]} share the win`;
}
