// The task as a heading and a sentence.

import { asked, said } from './asked.js';
import { costOf } from './met.js';
import { after, counter, many, treasures } from './money.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../../scene/types.js').Question} Question */
/** @typedef {import('./asked.js').Asked} Asked */
/** @typedef {{title: string, say: string}} Heading */

/** @type {Record<string, (asked: Asked, question: Question, scene: Scene, me: number) => Heading>} */
const HEADINGS = {
  action: (_, question, scene) => action(question, scene),
  buy: (_, question, scene, me) => buy(question, scene, me),
  'discard down': ({ card, number }) => ({
    title: `Discard down to ${number}`,
    say: `${card} strikes you: keep ${many(number ?? 0, 'card')}, discard the rest.`,
  }),
  'discard for piles': ({ number }) => ({
    title: `Discard ${many(number ?? 1, 'card')}`, say: 'One for each pile that has run out.',
  }),
  'discard to draw': () => ({ title: 'Discard, then draw as many', say: 'Any number of cards, or none.' }),
  'set aside': ({ card }) => ({ title: `Set aside ${card}?`, say: 'If you set it aside, you go on drawing.' }),
  gain: ({ what = '', number }) => ({
    title: what.startsWith('Treasure') ? 'Gain a Treasure' : 'Gain a card',
    say: `Lit piles cost ${number} or less. It ${what.includes('hand') ? 'goes to your hand' : 'costs you nothing'}.`,
  }),
  'gain trashed': ({ card }) => ({ title: `Take the trashed ${card}?`, say: 'Otherwise it stays in the trash.' }),
  inspect: ({ card }) => ({ title: `What happens to ${card}?`, say: 'It is one of the top cards of your deck.' }),
  order: () => ({ title: 'Order your deck', say: 'Pick the card that goes on top.' }),
  'discard deck': (_, _question, scene, me) => ({
    title: 'Discard your deck?',
    say: `Its ${many(size(scene, `${me}/deck`), 'card')} would be shuffled in sooner.`,
  }),
  'play discarded': ({ card }) => ({ title: `Play ${card}?`, say: 'You have just discarded it. It costs no action.' }),
  'trash Copper': () => ({ title: 'Trash a Copper?', say: 'You get coins for it at once.' }),
  'play twice': ({ what }) => ({ title: `Play an Action ${what}`, say: 'It costs no further action.' }),
  block: ({ card, what }) => ({
    title: `Show ${what}?`, say: `${card} was played against you. If you show ${what}, it does nothing to you.`,
  }),
  spy: ({ card }) => ({ title: `Discard or keep ${card}?`, say: 'It was shown from the top of a deck.' }),
  steal: () => ({ title: 'Trash a Treasure', say: 'Choose one of those that were shown.' }),
  'from discard': () => ({ title: 'Put a card onto your deck', say: 'Any card of your discard pile, or none.' }),
  'from hand': () => ({ title: 'Put a card onto your deck', say: 'You will draw it first.' }),
  'show Victory': () => ({ title: 'Put a Victory card onto your deck', say: 'You show it first.' }),
  'trash up to': ({ number }) => ({
    title: `Trash up to ${many(number ?? 0, 'card')}`, say: 'They are gone for good.',
  }),
  'trash Treasure': () => ({ title: 'Trash a Treasure', say: 'You gain a better one for it.' }),
  trash: () => ({ title: 'Trash a card', say: 'It is gone for good.' }),
};

/** @param {Question} question @param {Scene} scene @param {number} me @returns {Heading} */
export function heading(question, scene, me) {
  const found = asked(question);
  return HEADINGS[found.kind]?.(found, question, scene, me) ?? { title: '', say: '' };
}

/** @param {Question} question @param {Scene} scene @returns {Heading} */
function action(question, scene) {
  const playable = question.options.some((option) => said(option).verb === 'play');
  const actions = counter(scene, 'actions');
  return playable
    ? { title: 'Play an Action', say: `You have ${many(actions, 'action')}. Lit cards can be played.` }
    : { title: 'No Action to play', say: 'Go on and buy.' };
}

/** @param {Question} question @param {Scene} scene @param {number} me @returns {Heading} */
function buy(question, scene, me) {
  const coins = counter(scene, 'coins');
  const buys = counter(scene, 'buys');
  const held = question.options.some((option) => said(option).verb === 'play') ? treasures(scene, me) : [];
  const title = buys > 1 ? `Buy up to ${many(buys, 'card')}` : 'Buy a card';
  if (buys === 0) {
    return { title: 'No buy left', say: 'Your turn is over.' };
  }
  const rich = held.length ? after(scene, me, held) : undefined;
  const more = rich && `${owning(held)} you have ${rich.atLeast ? 'at least ' : ''}${rich.coins}.`;
  const dearest = Math.max(0, ...question.options.map((option) => {
    const { verb, card } = said(option);
    return verb === 'buy' ? costOf(card) ?? 0 : 0;
  }));
  if (coins === 0 && rich) {
    return { title, say: `Play your Treasures first: ${more?.charAt(0).toLowerCase()}${more?.slice(1)}` };
  }
  const lit = dearest || coins ? `Lit piles cost ${coins} or less.` : 'You have no coins: lit piles cost nothing.';
  return { title, say: more ? `${lit} ${more}` : lit };
}

/** @param {{face: string, count: number}[]} held */
function owning(held) {
  const cards = held.reduce((sum, { count }) => sum + count, 0);
  const [first] = held;
  if (cards === 1) {
    return `With your ${first.face}`;
  }
  if (held.length === 1) {
    return cards === 2 ? `With both ${first.face}s` : `With all ${cards} ${first.face}s`;
  }
  return 'With all your Treasures';
}

/** @param {Scene} scene @param {string} id */
function size(scene, id) {
  return scene.areas.find((area) => area.id === id)?.size ?? 0;
}
