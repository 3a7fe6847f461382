// What lies where, and the numbers of the players and of a battle, read from a scene.

import { cardOf } from './met.js';

/** @typedef {import('../../scene/types.js').Scene} Scene */
/** @typedef {import('../../scene/types.js').Spot} Spot */
/** @typedef {import('../../scene/types.js').Piece} Piece */
/** @typedef {{spot: Spot, owner: number, name: string, power: number, leader: boolean,
 *   keywords: string[]}} Fighter */
/** @typedef {{attacker: Fighter, target: Fighter}} Battle */

/** @param {Scene} scene @param {string} id */
export function area(scene, id) {
  return scene.areas.find((one) => one.id === id);
}

/** @param {Scene} scene @param {Spot|undefined} spot @returns {Piece|undefined} */
export function pieceAt(scene, spot) {
  return area(scene, spot?.area ?? '')?.pieces?.find((piece) =>
    (spot?.place === undefined || piece.place === spot.place) && (!spot?.face || piece.face === spot.face));
}

/** @param {Scene} scene @param {Spot|undefined} spot */
export function cardAt(scene, spot) {
  return cardOf(pieceAt(scene, spot)?.face ?? spot?.face);
}

/** The power at this moment, or what is printed. @param {Scene} scene @param {Spot|undefined} spot */
export function powerAt(scene, spot) {
  return badge(scene, spot, 'power') ?? cardAt(scene, spot)?.power ?? 0;
}

/** What it costs at this moment. @param {Scene} scene @param {Spot|undefined} spot */
export function costAt(scene, spot) {
  return badge(scene, spot, 'cost') ?? cardAt(scene, spot)?.cost ?? null;
}

/** The power that a card of the hand gives in the Counter Step. @param {Scene} scene @param {Spot|undefined} spot */
export function counterAt(scene, spot) {
  const card = cardAt(scene, spot);
  return card?.kind === 'event' ? card.boost : badge(scene, spot, 'counter') ?? card?.counter ?? 0;
}

/** @param {Scene} scene @param {Spot|undefined} spot @param {string} name */
function badge(scene, spot, name) {
  const value = pieceAt(scene, spot)?.badges?.[name];
  return typeof value === 'number' ? value : undefined;
}

/**
 * Life, hand, deck or active DON!!.
 * @param {Scene} scene @param {number} seat @param {'life'|'hand'|'deck'|'don'} what
 */
export function number(scene, seat, what) {
  return scene.counters.find((counter) => counter.id === `${seat}/${what}`)?.value ?? 0;
}

/** How many DON!! a player has in all, with those given to cards. @param {Scene} scene @param {number} seat */
export function allDon(scene, seat) {
  return scene.areas.filter(({ id }) => id === `${seat}/cost` || (id.startsWith(`${seat}/`) && id.endsWith('/under')))
    .reduce((sum, one) => sum + one.size, 0);
}

/** @param {Scene} scene @returns {Battle|null} */
export function battle(scene) {
  const arrow = scene.arrows?.[0];
  const powers = /^(-?\d+) against (-?\d+)$/.exec(arrow?.label ?? '');
  if (!arrow || !powers) {
    return null;
  }
  return {
    attacker: fighter(scene, arrow.from, Number(powers[1])),
    target: fighter(scene, arrow.to, Number(powers[2])),
  };
}

/** @param {Scene} scene @param {Spot} spot @param {number} power @returns {Fighter} */
function fighter(scene, spot, power) {
  const given = pieceAt(scene, spot)?.badges?.keywords;
  const card = cardAt(scene, spot);
  return {
    spot,
    owner: Number(spot.area.split('/')[0]),
    name: card?.name ?? 'A card',
    power,
    leader: spot.area.endsWith('/leader'),
    keywords: Array.isArray(given) ? given.map(String) : card?.keywords ?? [],
  };
}

/** The power that is missing: a tie hits. @param {number} attack @param {number} defence */
export function missing(attack, defence) {
  return defence > attack ? 0 : Math.floor((attack - defence) / 1000) * 1000 + 1000;
}

/** What happens if the attack hits. @param {Scene} scene @param {Battle} battle @param {number} me */
export function ifHit(scene, { attacker, target }, me) {
  if (!target.leader) {
    return 'K.O.';
  }
  const life = number(scene, target.owner, 'life');
  if (life === 0) {
    return target.owner === me ? 'you lose' : 'you win';
  }
  return `Life ${life} → ${Math.max(0, life - (attacker.keywords.includes('Double Attack') ? 2 : 1))}`;
}
