// Which shape each piece has, and who draws its face.
import { deed, wound } from './cards.js';
import { die } from './dice.js';
import { banner } from './heroes.js';
import { HEROES } from '../palette.js';
import { skill, tactic } from './tactics.js';
import { LAND, ground, space, tile } from './terrain.js';
import { enemy, ruins, shield } from './tokens.js';
import { unit } from './units.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../../types.js').Face} Face */
/** @typedef {import('../../types.js').Lod} Lod */
/** @typedef {import('../../types.js').Shape} Shape */

/** @type {Record<string, Shape>} by the first word of a face's id; anything else is a card */
const SHAPES = {
  enemy: 'disc', ruins: 'disc', space: 'hex', tile: 'hex', hero: 'banner', shield: 'chip', die: 'die', skill: 'chip',
};

/** Whose backs are not cards. @type {[RegExp, Shape][]} */
const BACKS = [
  [/^(foes|combat|enemies|defeated|ruins)/, 'disc'], [/^(tiles|map)/, 'hex'], [/skill/, 'chip'],
    [/^source|\/dice$/, 'die'],
  [/^shields/, 'chip'], [/^heroes/, 'banner'],
];

/** @param {Face | undefined} face @param {string} [areaId] @returns {Shape} */
export function shape(face, areaId = '') {
  if (!face) return BACKS.find(([of]) => of.test(areaId))?.[1] ?? 'card';
  return SHAPES[face.id.split('/')[0]] ?? 'card';
}

/** @type {Record<string, (g: Ink, face: Face, lod: Lod) => void>} */
const DRAWN = {
  enemy, ruins, space, tile, unit, skill, tactic,
  hero: banner,
  die: (g, face) => die(g, /** @type {any} */ (face.id.slice(4))),
  shield: (g, face) => shield(g, HEROES[face.name]?.colour ?? 'gold', HEROES[face.name]?.sign ?? 'shield'),
  card: (g, face, lod) => (face.symbol === 'wound' ? wound : deed)(g, face, lod),
};

/** @param {Ink} g @param {Face} face @param {Lod} lod */
export function draw(g, face, lod) {
  (DRAWN[face.id.split('/')[0]] ?? deed)(g, face, lod);
}

/** The colour of a piece's side. @param {Face} face @param {Shape} kind */
export function edge(face, kind) {
  if (kind === 'hex' && face.id.startsWith('space/')) return LAND[ground(face)[0]]?.dark ?? '#3d3426';
  if (kind === 'die') return { red: '#8c1f26', blue: '#1c4fa8', green: '#1a7a44', white: '#aab4c8', gold: '#b5862a',
    black: '#24212e' }[face.id.slice(4)] ?? '#444';
  return kind === 'card' ? '#2c2936' : '#3a3646';
}

/** How high a space stands. @param {Face} face */
export function height(face) {
  return LAND[ground(face)[0]]?.height ?? 0.06;
}
