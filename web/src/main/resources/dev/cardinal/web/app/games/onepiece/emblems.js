// The picture of a card: chosen by a rule from what the card is, seeded by its id.

import { ATTRIBUTES, DEEDS, NAMES, NOBODY, STAGES, TYPES } from './themes.js';

/** @typedef {import('./card.js').Card} Card */

/**
 * Cards of one set are numbered in a row, so those that could have the same pictures take them in turn: one from where
 * they come from, the next from how they fight.
 * @param {Card} card
 * @returns {string} an icon
 */
export function emblem(card) {
  const [, set = '', number = '0'] = /^(.*?)-?(\d+)$/.exec(card.id) ?? [];
  const turn = [...set].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) + Number(number);
  const thing = card.kind === 'event' || card.kind === 'stage';
  const pools = (thing ? [deeds(card)] : [origins(card), ATTRIBUTES[card.attribute]])
    .filter((pool) => pool?.length);
  const ways = pools.length || 1;
  const pool = pools[turn % ways] ?? NOBODY;
  return pool[Math.floor(turn / ways) % pool.length];
}

/** What an Event does or a Stage is. @param {Card} card */
function deeds(card) {
  const named = matching(NAMES, card.name.toLowerCase());
  if (named.length) {
    return named;
  }
  return card.kind === 'stage' ? STAGES : matching(DEEDS, card.text.join(' ').toLowerCase() || 'nothing').slice(0, 8);
}

/** Where somebody comes from and whom they sail with. @param {Card} card */
function origins(card) {
  return [...new Set(card.types.flatMap((type) => matching(TYPES, type.toLowerCase())))];
}

/** @param {import('./themes.js').Themes} themes @param {string} words */
function matching(themes, words) {
  return themes.flatMap(([pattern, icons]) => (pattern.test(words) ? icons : []));
}
