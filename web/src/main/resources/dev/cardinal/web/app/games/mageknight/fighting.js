// A combat's numbers: what each enemy needs, what is at hand, what happens if it is not enough.
import { faceOf } from './known.js';
import { foe, wounds } from './foes.js';
import { count, pieces } from './reading.js';
import { nameOf } from './words.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../../scene/types.js').Piece} Piece */

/**
 * @typedef {object} Opponent
 * @property {number} place
 * @property {string} name
 * @property {import('./foes.js').Foe} own what its token says
 * @property {import('./foes.js').Foe} attacker who attacks: itself, or whom it summoned
 * @property {string} [summoned] the name of whom it summoned
 * @property {boolean} attacks whether its attack is still to be met
 * @property {number} armor
 * @property {number} toBlock
 * @property {number} block
 * @property {number} attack
 * @property {number} damage that its attack does if it is not blocked
 * @property {number} fortified how many walls are around it, its own and the site's
 */

const NOBODY = { armor: 0, attack: 0, fame: 0, element: 'physical', abilities: [], resists: [], pile: 'gray' };

/** @param {Scene} scene @returns {Opponent[]} */
export function opponents(scene) {
  return pieces(scene, 'combat').map((piece) => {
    const face = faceOf(piece.face);
    const own = face ? foe(face) : NOBODY;
    const called = pieces(scene, `combat/${piece.place}/under`)[0];
    const calledFace = faceOf(called?.face);
    const number = (/** @type {string} */ name) => Number(piece.badges?.[name] ?? 0);
    return {
      place: Number(piece.place ?? 0), name: nameOf(piece.face), own, attacker: calledFace ? foe(calledFace) : own,
      ...(calledFace && { summoned: calledFace.name }),
      attacks: piece.badges?.attackStands === true, armor: number('armor') || own.armor,
      toBlock: number('toBlock'), block: number('block'), attack: number('attack'),
      damage: number('damage'), fortified: number('fortified'),
    };
  });
}

/** The wounds that an unblocked attack gives. @param {Opponent} opponent @param {Scene} scene @param {number} me */
export function hits(opponent, scene, me) {
  return opponent.attacks ? wounds(opponent.damage, count(scene, `${me}/armor`)) : 0;
}

/** @param {Scene} scene all wounds that would come if nothing more were blocked @param {number} me */
export function allHits(scene, me) {
  return opponents(scene).reduce((sum, one) => sum + hits(one, scene, me), 0);
}

/**
 * The points at hand of one kind, all elements together.
 * @param {Scene} scene @param {'attack' | 'block'} what @param {RegExp} [of] which ranges
 */
export function atHand(scene, what, of = /./) {
  return scene.counters.filter(({ id }) => id.startsWith(`${what}/`) && of.test(id))
    .reduce((sum, one) => sum + one.value, 0);
}
