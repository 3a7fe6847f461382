// What would come out of an option, before it is chosen.

import { asked, verb } from './asked.js';
import { battle, cardAt, costAt, counterAt, ifHit, number, pieceAt, powerAt } from './board.js';

/** @typedef {import('../../scene/types.js').Scene} Scene */
/** @typedef {import('../../scene/types.js').Question} Question */
/** @typedef {import('../../scene/types.js').Option} Option */
/** @typedef {{text: string, good?: boolean}} Hint */

/** @type {Record<string, (option: Option, scene: Scene, me: number, question: Question) => Hint|null>} */
const HINTS = {
  play: (option, scene, me) => paid(costAt(scene, option.spots?.[0]), number(scene, me, 'don')),
  give: (option, scene) => {
    const power = powerAt(scene, option.spots?.[0]);
    return { text: `${power} → ${power + 1000}` };
  },
  attack: (option, scene, me, question) =>
    (asked(question).kind === 'attack' ? against(option, scene, question) : reach(option, scene)),
  end: (_, scene, me) => {
    const left = number(scene, me, 'don');
    return left ? { text: `${left} DON!! unused` } : null;
  },
  block: (option, scene, me) => {
    const fight = battle(scene);
    const power = powerAt(scene, option.spots?.[0]);
    return fight && (power > fight.attacker.power
      ? { text: `${power} ✓ holds`, good: true }
      : { text: `${power} ✕ K.O. instead`, good: false });
  },
  counter: (option, scene) => held(scene, counterAt(scene, option.spots?.[0])),
  no: (option, scene, me) => {
    const fight = battle(scene);
    return fight && (fight.target.power > fight.attacker.power
      ? { text: '✓ holds', good: true }
      : { text: `✕ ${ifHit(scene, fight, me)}`, good: false });
  },
  boost: (option, scene, me, question) => {
    const fight = battle(scene);
    const spot = option.spots?.[0];
    const more = asked(question).number ?? 0;
    const helps = fight && spot?.area === fight.target.spot.area && spot.place === fight.target.spot.place;
    return helps ? held(scene, more) : { text: `${powerAt(scene, spot)} → ${powerAt(scene, spot) + more}` };
  },
  pick: (option, scene) => about(option, scene),
};

/** @param {Option} option @param {Question} question @param {Scene} scene @param {number} me @returns {Hint|null} */
export function hint(option, question, scene, me) {
  return HINTS[verb(option)]?.(option, scene, me, question) ?? null;
}

/** @param {number|null} cost @param {number} don @returns {Hint|null} */
function paid(cost, don) {
  if (cost === null) {
    return null;
  }
  return { text: cost === 0 ? 'free' : `${cost} DON!!, ${Math.max(0, don - cost)} left` };
}

/** The attacked card with this much more power. @param {Scene} scene @param {number} more @returns {Hint|null} */
function held(scene, more) {
  const fight = battle(scene);
  if (!fight || !more) {
    return null;
  }
  const power = fight.target.power + more;
  return power > fight.attacker.power
    ? { text: `${power} ✓ holds`, good: true }
    : { text: `${power} ✕ hits`, good: false };
}

/** What an attacker could hit. @param {Option} option @param {Scene} scene @returns {Hint} */
function reach(option, scene) {
  const power = powerAt(scene, option.spots?.[0]);
  const hit = (option.ends ?? []).filter((end) => powerAt(scene, end) <= power);
  if (!hit.length) {
    return { text: `${power} ✕ too weak`, good: false };
  }
  const leader = hit.find((end) => end.area.endsWith('/leader'));
  return { text: leader ? `${power} ✓ Leader` : `${power} ✓ Character`, good: true };
}

/** An attack on one target. @param {Option} option @param {Scene} scene @param {Question} question @returns {Hint} */
function against(option, scene, question) {
  const power = attackerPower(question, scene, option);
  const spot = option.spots?.[0];
  const theirs = powerAt(scene, spot);
  if (power === null) {
    return { text: String(theirs) };
  }
  return power >= theirs
    ? { text: `${theirs} ✓ hits`, good: true }
    : { text: `${theirs} ✕ ${missingText(theirs - power)}`, good: false };
}

/** @param {number} missing */
function missingText(missing) {
  return `${missing} short`;
}

/**
 * The power of the card that the question is about; of several with its name the weakest that can attack.
 * @param {Question} question @param {Scene} scene @param {Option} option @returns {number|null}
 */
export function attackerPower(question, scene, option) {
  const { card } = asked(question);
  const me = 1 - Number(option.spots?.[0]?.area.split('/')[0] ?? 1);
  const powers = ['leader', 'characters'].flatMap((name) => {
    const id = `${me}/${name}`;
    return (scene.areas.find((one) => one.id === id)?.pieces ?? [])
      .map((piece) => ({ piece, spot: { area: id, place: piece.place } }))
      .filter(({ piece, spot }) => !piece.turned && cardAt(scene, spot)?.name === card)
      .map(({ spot }) => powerAt(scene, spot));
  });
  return powers.length ? Math.min(...powers) : null;
}

/** A card on the field: its cost and its power. @param {Option} option @param {Scene} scene @returns {Hint|null} */
function about(option, scene) {
  const spot = option.spots?.[0];
  const card = cardAt(scene, spot);
  if (!card || !pieceAt(scene, spot) || card.kind === 'don') {
    return null;
  }
  const cost = costAt(scene, spot);
  const power = card.power === null ? '' : String(powerAt(scene, spot));
  const parts = [cost === null ? '' : `cost ${cost}`, power].filter(Boolean);
  return parts.length && !spot?.area.endsWith('/life') ? { text: parts.join(' · ') } : null;
}

/**
 * The face that stands on an option's button.
 * @param {Option} option @param {Question} question @param {Scene} scene
 */
export function picture(option, question, scene) {
  const spot = option.spots?.[0];
  return cardAt(scene, spot)?.id;
}

/**
 * What could still be done when somebody wants to end the turn.
 * @param {Question} question @param {Scene} scene @param {number} me @returns {string[]}
 */
export function useful(question, scene, me) {
  if (asked(question).kind !== 'main') {
    return [];
  }
  const doing = (/** @type {string} */ wanted) => question.options.filter((option) => verb(option) === wanted);
  const names = (/** @type {Option[]} */ options) =>
    [...new Set(options.map((option) => cardAt(scene, option.spots?.[0])?.name ?? option.name ?? ''))].join(', ');
  const attackers = doing('attack').filter((option) => reach(option, scene).good);
  const don = number(scene, me, 'don');
  return [
    attackers.length ? `attack with ${names(attackers)}` : '',
    doing('play').length ? `play ${names(doing('play'))}` : '',
    doing('use').length ? `use the effect of ${names(doing('use'))}` : '',
    don && doing('attack').length ? `give ${don} DON!! to your attackers` : '',
  ].filter(Boolean);
}
