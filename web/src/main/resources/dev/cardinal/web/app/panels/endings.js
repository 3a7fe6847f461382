// How a game ended, as a sentence.

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
