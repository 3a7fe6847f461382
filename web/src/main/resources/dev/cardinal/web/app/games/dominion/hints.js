// What would come out of an option, and what would be left undone.

import { asked, said } from './asked.js';
import { inWords, read } from './gifts.js';
import { coinsOf, costOf, faceOf } from './met.js';
import { after, cardsIn, counter, many, treasures } from './money.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../../scene/types.js').Question} Question */
/** @typedef {import('../../scene/types.js').Option} Option */
/** @typedef {{text: string, good?: boolean}} Hint */

/**
 * @param {Option} option @param {Question} question @param {Scene} scene @param {number} me
 * @returns {Hint | null}
 */
export function hint(option, question, scene, me) {
  const { kind, card: about } = asked(question);
  const { verb, card } = said(option);
  if (verb === 'end phase') {
    return ending(kind, question, scene, me);
  }
  switch (kind) {
    case 'buy': return buying(verb, card, scene, me);
    case 'action':
    case 'play twice': return gives(card);
    case 'play discarded': return verb === 'play' ? gives(card || about || '') : null;
    case 'gain': return costs(card);
    case 'trash':
    case 'trash Treasure': return trashing(card, scene, me);
    case 'trash Copper': return moneylending(card, scene, me);
    case 'block': return blocking(verb, card);
    default: return null;
  }
}

/** @param {string} verb @param {string} card @param {Scene} scene @param {number} me @returns {Hint | null} */
function buying(verb, card, scene, me) {
  const coins = counter(scene, 'coins');
  if (verb === 'buy') {
    const cost = costOf(card);
    return cost !== undefined && counter(scene, 'buys') > 1 ? { text: `leaves ${many(coins - cost, 'coin')}` } : null;
  }
  const played = verb === 'play' ? [{ face: card, count: 1 }] : treasures(scene, me);
  const rich = after(scene, me, played);
  if (rich.coins === coins) {
    return null;
  }
  const become = coins === 1 ? 'becomes' : 'become';
  return { text: `${many(coins, 'coin')} ${become} ${rich.atLeast ? 'at least ' : ''}${rich.coins}` };
}

/** @param {string} card @returns {Hint | null} what the card simply gives */
function gives(card) {
  const face = faceOf(card);
  const plus = face ? read(face).plus : [];
  return plus.length ? { text: plus.map((one) => inWords(one).toLowerCase()).join(', ') } : null;
}

/** @param {string} card @returns {Hint | null} */
function costs(card) {
  const cost = costOf(card);
  return cost === undefined ? null : { text: `costs ${cost}` };
}

/**
 * How much better the gained card may be.
 * @param {string} card @param {Scene} scene @param {number} me @returns {Hint | null}
 */
function trashing(card, scene, me) {
  const cost = costOf(card);
  const limits = new Set(cardsIn(scene, `${me}/play`).flatMap(({ face }) => {
    const found = (faceOf(face)?.lines ?? []).join(' ').match(/[Tt]rash [^.]*[Gg]ain [^.]*?(?:\+|up to )\$(\d+)/);
    return found ? [Number(found[1])] : [];
  }));
  const [more] = limits;
  return cost === undefined || limits.size !== 1 ? null : { text: `then up to ${cost + more}` };
}

/** @param {string} card @param {Scene} scene @param {number} me @returns {Hint | null} */
function moneylending(card, scene, me) {
  const promises = cardsIn(scene, `${me}/play`).flatMap(({ face }) => {
    const found = (faceOf(face)?.lines ?? []).join(' ').match(/Trash Copper for \+\$(\d+)/);
    return found ? [Number(found[1])] : [];
  });
  return card && promises.length ? { text: `+${many(promises[0], 'coin')}`, good: true } : null;
}

/** @param {string} verb @param {string} card @returns {Hint} */
function blocking(verb, card) {
  return verb === 'reveal' && card
    ? { text: 'nothing happens to you', good: true }
    : { text: 'it strikes you', good: false };
}

/** @param {string} kind @param {Question} question @param {Scene} scene @param {number} me @returns {Hint} */
function ending(kind, question, scene, me) {
  if (!useful(question, scene, me).length) {
    return { text: kind === 'buy' ? 'ends your turn' : 'on to your buy phase' };
  }
  const coins = counter(scene, 'coins');
  const inBuying = coins ? many(coins, 'coin') : 'Treasures';
  return { text: `${kind === 'buy' ? inBuying : many(counter(scene, 'actions'), 'action')} unused`, good: false };
}

/**
 * What could still be done before the phase ends; ending it is worth a question if there is anything.
 * @param {Question} question @param {Scene} scene @param {number} _me
 * @returns {string[]} such as "spend 4 coins"
 */
export function useful(question, scene, _me) {
  const options = question.options.map(said);
  const plays = options.filter(({ verb }) => verb === 'play').map(({ card }) => card);
  const { kind } = asked(question);
  if (kind === 'action') {
    return plays.length ? [`play ${plays.join(' or ')}`] : [];
  }
  if (kind !== 'buy') {
    return [];
  }
  const held = plays.filter((card) => coinsOf(card) > 0);
  const worth = options.some(({ verb, card }) => verb === 'buy' && (costOf(card) ?? 0) > 0);
  return [
    ...(held.length ? [`play ${held.join(' and ')}`] : []),
    ...(worth ? [`spend ${many(counter(scene, 'coins'), 'coin')}`] : []),
  ];
}

/**
 * What comes out of all that is picked.
 * @param {Question} question @param {Scene} _scene @param {number} _me @param {number[]} picks
 * @returns {Hint | null}
 */
export function sum(question, _scene, _me, picks) {
  const { kind } = asked(question);
  if (kind === 'discard to draw') {
    return { text: picks.length ? `draw ${many(picks.length, 'card')}` : 'draw nothing' };
  }
  return kind.startsWith('trash') && picks.length ? { text: `${many(picks.length, 'card')} gone for good` } : null;
}

/**
 * The coin on an option's button: what its card costs.
 * @param {Option} option @param {Question} question
 * @returns {string | undefined}
 */
export function label(option, question) {
  const { kind } = asked(question);
  const { verb, card } = said(option);
  const cost = costOf(card);
  return (kind === 'gain' || verb === 'buy') && cost !== undefined ? String(cost) : undefined;
}
