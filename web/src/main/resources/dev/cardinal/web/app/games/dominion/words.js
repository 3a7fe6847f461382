// The words on a card, explained.

import { read } from './gifts.js';
import { isA } from './kinds.js';

/** @typedef {import('../types.js').Face} Face */
/** @typedef {{word: string, text: string}} Word */

/** What each kind of card is for. @type {[import('./kinds.js').Kind, Word][]} */
const KINDS = [
  ['attack', { word: 'Attack', text: 'strikes all others, in turn order. A Reaction shown first guards.' }],
  ['reaction', { word: 'Reaction', text: 'is shown from the hand when somebody else attacks. It stays in the hand.' }],
  ['curse', { word: 'Curse', text: 'counts against you and fills up your deck.' }],
];

/** What each gift means. @type {Record<string, Word>} */
const GIFTS = {
  card: { word: 'Cards', text: 'are drawn from your deck at once.' },
  action: { word: 'Actions', text: 'let you play more Action cards this turn.' },
  buy: { word: 'Buys', text: 'let you buy more cards this turn.' },
  coin: { word: 'Coins', text: 'are spent in this turn’s buy phase.' },
  points: { word: 'Points', text: 'decide the game at its end. These cards do nothing before.' },
};

/** What the words of the text mean. @type {[RegExp, Word][]} */
const TEXT = [
  [/trash/i, { word: 'Trash', text: 'the card leaves the game for good.' }],
  [/gain/i, { word: 'Gain', text: 'the card comes from its pile and costs no coins and no buy.' }],
  [/discard/i, { word: 'Discard', text: 'the card goes to its owner’s discard pile.' }],
  [/onto deck|to deck|topdeck/i, { word: 'Onto the deck', text: 'the card is drawn first.' }],
  [/reveal/i, { word: 'Reveal', text: 'everybody sees the card.' }],
  [/twice/i, { word: 'Twice', text: 'do all that the card says, then do it all again. It costs one action.' }],
];

const NOTCHED = { word: 'Notched sheet', text: 'happens to the hands and decks of the others.' };

/** @param {Face} face @returns {Word[]} */
export function explain(face) {
  const { plus, text, gifts } = read(face);
  return [
    ...plus.flatMap(({ kind }) => GIFTS[kind] ?? []),
    ...KINDS.filter(([kind]) => isA(face, kind)).map(([, word]) => word),
    ...TEXT.filter(([pattern]) => pattern.test(text)).map(([, word]) => word),
    ...(gifts.some(({ others, kind }) => kind === 'hands' || (others && kind !== 'curse' && kind !== 'trash'))
      ? [NOTCHED] : []),
  ];
}
