// Where everything lies: the map at the left, what is going on at the right, mine below.
import { choices, count, pieces, seats, side, size } from './reading.js';
import { view } from './view.js';
import { portrait } from './upright.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Ctx} Ctx */
/** @typedef {import('../types.js').Plan} Plan */
/** @typedef {import('../types.js').Spot} Spot */
/** @typedef {Record<string, Spot>} Spots */

export const OFFERS = ['actions/offer', 'spells/offer', 'units/offer', 'monasteries/offer'];

/** A table of a phone held sideways, in pixels: buttons take more of it, and no names stand below the pieces. */
const LOW = 440;

/** @param {Scene} scene @param {Ctx} ctx @returns {Plan} */
export function plan(scene, ctx) {
  const me = Math.max(0, ctx.me);
  if (ctx.portrait) return portrait(scene, me);
  const others = seats(scene).filter((seat) => seat !== me);
  const foot = others.length ? 0.44 : 0.5;
  const map = { x: 0.014, y: 0.015, w: 0.446, h: 0.665 };
  const beside = { x: 0.473, y: 0.015, w: 0.513, h: foot - 0.015 };
  return {
    tilt: 66,
    zones: [{ ...map, kind: 'map' }, { ...beside, kind: 'side' }],
    areas: {
      ...onMap(ctx.height < LOW ? { x: 0.237, y: 0.41, w: 0.43, h: 0.52 } : { x: 0.237, y: 0.372, w: 0.43, h: 0.55 }),
      ...aside(scene, beside),
      ...shown(scene, me, beside, ctx.height < LOW),
      ...mine(scene, me, foot + 0.105, others.length > 0, ctx.height < LOW),
      ...theirs(others, foot + 0.213),
    },
  };
}

/** The map and all that lies on it. @param {{x: number, y: number, w: number, h: number}} box @returns {Spots} */
export function onMap(box) {
  const on = { ...box, hex: true, as: /** @type {const} */ ('hex') };
  return {
    map: on,
    foes: { ...on, size: 0.74 },
    ruins: { ...on, size: 0.62 },
    shields: { ...on, size: 0.34, shift: { dx: 0.28, dy: 0.24 } },
    heroes: { ...on, size: 0.46, shift: { dx: 0, dy: -0.16 } },
  };
}

/** What is on the table but need not be seen: it only says where pieces come from. @param {Scene} scene
 * @param {{x: number, y: number, w: number, h: number}} beside @returns {Spots} */
export function aside(scene, beside) {
  /** @type {Spots} */
  const spots = {};
  for (const { id } of scene.areas) {
    if (/^(enemies|defeated)\/|^ruins\/deck/.test(id)) spots[id] = { x: 0.43, y: 0.06, w: 0.03, hidden: true };
    if (/^dummy\//.test(id)) spots[id] = { x: 0.98, y: 0.72, w: 0.03, hidden: true };
  }
  spots.tiles = { x: 0.052, y: 0.63, w: 0.05, as: 'stack', count: true, low: 0 };
  for (const id of ['actions/deck', 'spells/deck', 'units/deck', 'artifacts/deck', 'skills/offer']) {
    spots[id] = { x: beside.x + beside.w - 0.03, y: beside.y + 0.05, w: 0.04, hidden: true };
  }
  return spots;
}

/**
 * What the part beside the map shows: a combat, the tactics to choose from, cards one looks at, or the offers.
 * @param {Scene} scene @param {number} me @param {{x: number, y: number, w: number, h: number}} box
 * @param {boolean} low
 * @returns {Spots}
 */
function shown(scene, me, box, low) {
  const now = view.side(side(scene, me));
  const middle = box.x + box.w / 2;
  const hidden = { x: middle, y: box.y, w: 0.03, hidden: true };
  /** @type {Spots} */
  const spots = { combat: hidden, tactics: hidden };
  for (const id of [...OFFERS, ...choices(me)]) spots[id] = hidden;
  if (now === 'combat') {
    const many = size(scene, 'combat');
    spots.combat = {
      x: middle, y: box.y + box.h * 0.345, w: Math.min(0.125, box.w / (many + 0.6)), as: 'row',
        span: box.w * (1 - 0.42 / Math.max(1, many)),
      step: many > 3 ? 1.1 : (box.w / Math.max(1, many)) / 0.125, under: { dx: 0.42, dy: 0.1 },
    };
  } else if (now === 'tactics') {
    spots.tactics = { x: low ? middle - 0.05 : middle, y: box.y + box.h * 0.52, w: 0.099, as: 'grid', columns: 3,
      rows: 2, span: box.w * 0.8, step: 1.12 };
  } else if (now === 'choice') {
    const open = choices(me).concat('skills/offer').filter((id) => size(scene, id) > 0);
    open.forEach((id, i) => {
      spots[id] = {
        x: box.x + (box.w * (i + 0.5)) / open.length, y: box.y + box.h * 0.5, w: 0.105,
          span: (box.w * 0.94) / open.length, as: 'row',
        label: LABELS[id.replace(/^\d+/, '')] ?? false,
      };
    });
  } else {
    const rows = [box.y + box.h * 0.265, box.y + box.h * 0.75];
    const w = box.h > 0.45 ? 0.077 : 0.068;
    const monks = size(scene, 'monasteries/offer') > 0;
    spots['units/offer'] = { x: monks ? middle - 0.11 : middle, y: rows[0], w, span: box.w * (monks ? 0.54 : 0.96),
      label: 'Units', empty: '' };
    spots['monasteries/offer'] = monks ? { x: middle + 0.16, y: rows[0], w, span: box.w * 0.36, label: 'Monasteries' }
      : hidden;
    spots['actions/offer'] = { x: middle - box.w * 0.25, y: rows[1], w, span: box.w * 0.47, label: 'Advanced actions' };
    spots['spells/offer'] = { x: middle + box.w * 0.25, y: rows[1], w, span: box.w * 0.47, label: 'Spells' };
  }
  return spots;
}

/** @type {Record<string, string>} */
const LABELS = { '/looking': 'To choose from', '/aside': 'Set aside', '/newskills': 'New skills',
  'skills/offer': 'Common skills' };

/** What belongs to the one who looks. @param {Scene} scene @param {number} me @param {number} row its upper row
 * @param {boolean} tight others' things lie below it @param {boolean} low @returns {Spots} */
function mine(scene, me, row, tight, low) {
  const labelAt = tight ? 'above' : 'below';
  const units = pieces(scene, `${me}/units`);
  // Used units lie on their side and need more room.
  const step = units.some((one) => one.turned) ? 1.36 : 1.08;
  return {
    source: { x: 0.555, y: row - 0.005, w: tight ? 0.032 : 0.041, as: 'dice', step: 1.3, span: 0.17, label: 'Source',
      labelAt },
    [`${me}/dice`]: { x: 0.652, y: row - 0.005, w: 0.034, as: 'dice', step: 1.2, span: 0.04, label: false },
    [`${me}/play`]: { x: 0.737, y: row, w: 0.064, span: 0.13, label: 'In play', labelAt, empty: '' },
    [`${me}/units`]: {
      x: 0.896, y: row, w: 0.064, span: 0.18, step, empty: '', labelAt,
        label: `Units ${units.length} of ${count(scene, `${me}/command`)}`, under: { dx: 0.1, dy: 0.24 },
    },
    [`${me}/deck`]: { x: 0.055, y: 0.862, w: 0.078, as: 'stack', count: true, label: 'Deed deck',
      empty: low ? 'Deck' : '' },
    [`${me}/under`]: { x: 0.139, y: 0.83, w: 0.05, as: 'stack', count: true },
    [`${me}/tactic`]: { x: 0.139, y: 0.862, w: 0.064, label: 'Tactic', empty: '' },
    [`${me}/skills`]: { x: 0.236, y: 0.862, w: 0.058, as: 'grid', columns: 2, span: 0.125, step: 1.06, label: false },
    [`${me}/skillpile`]: { x: 0.226, y: 1.1, w: 0.05, hidden: true },
    [`${me}/hand`]: { x: 0.598, y: 0.872, w: 0.11, span: 0.56, hand: true, as: 'fan' },
    [`${me}/discard`]: { x: 0.945, y: 0.862, w: 0.078, as: 'stack', count: true, label: 'Discard',
      empty: low ? 'Discard' : '' },
  };
}

/** What the others have on the table, small, side by side over their names. @param {number[]} others
 * @param {number} row @returns {Spots} */
function theirs(others, row) {
  /** @type {Spots} */
  const spots = {};
  const wide = 0.52 / Math.max(1, others.length);
  others.forEach((seat, i) => {
    const left = 0.475 + i * wide;
    const w = 0.034;
    const at = { y: row, w, label: /** @type {const} */ (false) };
    spots[`${seat}/tactic`] = { ...at, x: left + 0.02 };
    spots[`${seat}/units`] = { ...at, x: left + wide * 0.4, span: wide * 0.36 };
    spots[`${seat}/skills`] = { ...at, x: left + wide * 0.68, span: wide * 0.2, as: 'row', w: 0.026 };
    spots[`${seat}/play`] = { ...at, x: left + wide * 0.88, span: wide * 0.22, as: 'row' };
    spots[`${seat}/dice`] = { ...at, x: left + wide * 0.97, w: 0.02, as: 'dice' };
    for (const rest of ['hand', 'deck', 'discard', 'under', 'skillpile', 'aside', 'looking', 'newskills']) {
      spots[`${seat}/${rest}`] = { ...at, x: left + wide / 2, hidden: true };
    }
  });
  return spots;
}
