// The table on a phone held upright: the map, or what is going on, over a row of dice and tiny cards, over the hand.
import { OFFERS, aside, onMap } from './plan.js';
import { choices, phase, seats, side, size } from './reading.js';
import { view } from './view.js';

/** @typedef {import('../types.js').Plan} Plan */
/** @typedef {import('../types.js').Spot} Spot */

/** @param {import('../types.js').Scene} scene @param {number} me @returns {Plan} */
export function portrait(scene, me) {
  const others = seats(scene).filter((seat) => seat !== me);
  const top = others.length ? 0.1 : 0.02;
  const foot = 0.56;
  const now = view.upright(phase(scene) === 'interact' ? 'offers' : side(scene, me));
  const stage = phase(scene) === 'interact' && !view.wish ? 'offers' : now;
  const big = { x: 0.5, y: (top + foot) / 2 + 0.02, w: 0.96, h: foot - top - 0.06 };
  const hidden = { x: 0.5, y: -0.1, w: 0.05, hidden: true };
  /** @type {Record<string, Spot>} */
  const areas = { ...aside(scene, { x: 0.5, y: top, w: 0.5, h: 0.1 }), combat: hidden, tactics: hidden };
  for (const id of [...OFFERS, ...choices(me)]) areas[id] = hidden;
  Object.assign(areas, onMap(stage === 'map' ? big : { ...big, x: 3 }));
  areas.tiles = stage === 'map' ? { x: 0.08, y: foot - 0.045, w: 0.1, as: 'stack', count: true } : hidden;
  const middle = (top + foot) / 2;
  if (stage === 'combat') {
    const many = Math.max(1, size(scene, 'combat'));
    const w = Math.min(0.21, 0.86 / many);
    areas.combat = {
      x: 0.5, y: top + 0.175, w, as: 'row', span: 0.94, under: { dx: 0.4, dy: 0.1 },
      step: many > 3 ? 1.1 : 0.96 / many / w,
    };
  } else if (stage === 'tactics') {
    areas.tactics = { x: 0.5, y: middle + 0.035, w: 0.218, as: 'grid', columns: 3, rows: 2, span: 0.8 };
  } else if (stage === 'choice') {
    const open = choices(me).filter((id) => size(scene, id) > 0);
    open.forEach((id, i) => {
      areas[id] = { x: 0.5, y: top + ((foot - top) * (i + 0.5)) / open.length, w: 0.27, span: 0.95, as: 'row' };
    });
  } else if (stage === 'offers') {
    const rows = ['units/offer', 'actions/offer', 'spells/offer',
      ...(size(scene, 'monasteries/offer') ? ['monasteries/offer'] : [])];
    const labels = ['Units', 'Advanced actions', 'Spells', 'Monasteries'];
    const high = (foot - top - 0.05) / rows.length;
    rows.forEach((id, i) => {
      areas[id] = {
        x: 0.5, y: top + 0.045 + high * (i + 0.55), w: Math.min(0.165, high * 0.82), span: 0.9, label: labels[i],
          labelAt: 'above',
      };
    });
  }
  const row = 0.685;
  Object.assign(areas, {
    source: { x: 0.185, y: row, w: others.length ? 0.06 : 0.07, as: 'dice', step: 1.2, span: 0.34 },
    [`${me}/dice`]: { x: 0.42, y: row, w: 0.06, as: 'dice', step: 1.1, span: 0.1 },
    [`${me}/play`]: { x: 0.575, y: row, w: 0.1, span: 0.2, empty: 'Played' },
    [`${me}/units`]: { x: 0.83, y: row, w: 0.115, span: 0.3, empty: 'Units' },
    [`${me}/deck`]: { x: 0.075, y: 0.885, w: 0.12, as: 'stack', count: true, empty: 'Deck' },
    [`${me}/discard`]: { x: 0.925, y: 0.885, w: 0.12, as: 'stack', count: true, empty: 'Discard' },
    [`${me}/hand`]: { x: 0.5, y: 0.865, w: 0.225, span: 0.72, hand: true, as: 'fan' },
    [`${me}/tactic`]: { x: 0.075, y: 0.78, w: 0.085 },
    [`${me}/under`]: hidden,
    [`${me}/skills`]: { x: 0.925, y: 0.775, w: 0.085, as: 'row', span: 0.13 },
    [`${me}/skillpile`]: hidden,
  });
  for (const { id, owner } of scene.areas) {
    if (owner !== undefined && owner !== me) areas[id] = hidden;
  }
  return { tilt: 72, zones: [{ x: 0.02, y: top, w: 0.96, h: foot - top, kind: 'map' }], areas };
}
