// What an enemy's face says, in parts: abilities, resistances, and the damage it does.

/** @typedef {import('../types.js').Face} Face */

/** @type {Record<string, {sign: string, word: string}>} */
export const ABILITIES = {
  fortified: { sign: 'stone-wall', word: 'fortified' },
  swift: { sign: 'fast-arrow', word: 'swift' },
  brutal: { sign: 'spiked-mace', word: 'brutal' },
  poison: { sign: 'poison-bottle', word: 'poison' },
  paralyze: { sign: 'frozen-block', word: 'paralyze' },
  summons: { sign: 'pentacle', word: 'summons' },
};

const RESISTANCES = ['physical', 'fire', 'ice'];

/**
 * @typedef {object} Foe
 * @property {number} armor
 * @property {number} attack
 * @property {number} fame
 * @property {string} element 'physical', 'fire', 'ice', 'cold fire' or 'summoner'
 * @property {string[]} abilities
 * @property {string[]} resists
 * @property {string} pile the color of its token's back
 */

/**
 * @param {Face} face of an enemy
 * @returns {Foe}
 */
export function foe(face) {
  const [line = ''] = face.lines ?? [];
  const resists = /resists ([\w ]+)/.exec(line)?.[1] ?? '';
  return {
    armor: face.numbers?.armor ?? 0, attack: face.numbers?.attack ?? 0, fame: face.numbers?.fame ?? 0,
    element: face.symbol ?? 'physical',
    abilities: Object.keys(ABILITIES).filter((word) => line.includes(word)),
    resists: RESISTANCES.filter((word) => resists.split(' ').includes(word)),
    pile: face.kind.replace('Enemy, ', ''),
  };
}

/** The wounds that damage gives a hero. @param {number} hit @param {number} armor */
export function wounds(hit, armor) {
  return hit > 0 ? Math.ceil(hit / Math.max(1, armor)) : 0;
}

/**
 * How much of a block counts against an attack: all of it or half.
 * @param {string} block its element @param {string} attack
 */
export function stops(block, attack) {
  if (attack === 'physical' || attack === 'summoner' || block === 'cold fire') return true;
  return attack === 'fire' ? block === 'ice' : attack === 'ice' ? block === 'fire' : false;
}

/** Whether an attack of this element is halved. @param {string} element @param {string[]} resists */
export function resisted(element, resists) {
  return element === 'cold fire' ? resists.includes('fire') && resists.includes('ice') : resists.includes(element);
}
