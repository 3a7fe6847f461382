// The words on cards, explained.

import { card } from './card.js';

/** @typedef {import('../types.js').Face} Face */

/** @type {[RegExp, string, string][]} what to look for, the word, what it means */
const WORDS = [
  [/\[Rush\]/, 'Rush', 'may attack in the turn it is played.'],
  [/\[Rush: Character\]/, 'Rush: Character', 'may attack Characters in the turn it is played.'],
  [/\[Blocker\]/, 'Blocker', 'rest it in the Block Step: the attack goes to it instead.'],
  [/\[Double Attack\]/, 'Double Attack', 'deals 2 damage to a Leader.'],
  [/\[Banish\]/, 'Banish', 'Life cards that it hits are trashed, without their Triggers.'],
  [/\[Unblockable\]/, 'Unblockable', 'cannot be blocked.'],
  [/\[On Play\]/, 'On Play', 'happens when the card is played.'],
  [/\[When Attacking\]/, 'When Attacking', 'happens when it attacks, before blocks and counters.'],
  [/\[Activate: Main\]/, 'Activate: Main', 'use it in your Main Phase, when you are not in a battle.'],
  [/\[Main\]/, 'Main', 'play this Event in your Main Phase.'],
  [/\[Counter\]/, 'Counter', 'play this Event in the Counter Step, when you are attacked.'],
  [/\[On Block\]/, 'On Block', 'happens when it blocks.'],
  [/\[On K\.O\.\]/, 'On K.O.', 'happens when it is K.O.’d.'],
  [/\[On Your Opponent's Attack\]/, 'On Your Opponent’s Attack', 'may be used once when your opponent attacks.'],
  [/\[End of Your Turn\]/, 'End of Your Turn', 'happens when your turn ends.'],
  [/\[Your Turn\]/, 'Your Turn', 'works only in your turn.'],
  [/\[Opponent's Turn\]/, 'Opponent’s Turn', 'works only in your opponent’s turn.'],
  [/\[Once Per Turn\]/, 'Once Per Turn', 'each such card may do it once a turn.'],
  [/\[DON!! x\d+\]/, 'DON!! x', 'works while that many DON!! cards are given to it.'],
  [/DON!! [−-]\d+/, 'DON!! −', 'return that many DON!! cards from your field to your DON!! deck.'],
  [/[①-⑩]/, '①', 'rest that many active DON!! cards to pay for it.'],
  [/K\.O\. (up|all|it|your|1)/, 'K.O.', 'the Character goes to its owner’s trash.'],
  [/\[Trigger\]/, 'Trigger', 'when this card is taken from Life as damage, you may use this instead of keeping it.'],
];

/** @param {Face} face @returns {{word: string, text: string}[]} */
export function explain(face) {
  const shown = card(face);
  const text = [...shown.text, shown.trigger].join('\n');
  const words = WORDS.filter(([pattern]) => pattern.test(text)).map(([, word, means]) => ({ word, text: means }));
  if (shown.counter) {
    words.push({ word: `Counter +${shown.counter}`, text: 'from your hand, in the Counter Step, for one battle.' });
  }
  if (shown.kind === 'leader') {
    words.unshift({ word: `Life ${shown.life ?? ''}`.trim(), text: 'hit once more with none left, you lose.' });
  }
  if (shown.kind === 'don') {
    words.push({ word: 'DON!!', text: 'rest it to pay, or give it to a card: +1000 power in your turn.' });
  }
  return words;
}
