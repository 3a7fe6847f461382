import { layout } from '../../../main/resources/dev/cardinal/web/app/table/layout.js';
import { lens } from '../../../main/resources/dev/cardinal/web/app/table/lens.js';
import { unitsIn } from '../../../main/resources/dev/cardinal/web/app/table/units.js';

export const PLAN = {
  tilt: 72,
  zones: [],
  areas: {
    '0/hand': { x: 0.5, y: 0.85, w: 0.12, span: 0.8, hand: true },
    '0/play': { x: 0.5, y: 0.6, w: 0.08, span: 0.6 },
    '0/deck': { x: 0.1, y: 0.85, w: 0.09, count: true, low: 3, as: 'stack' },
    '0/discard': { x: 0.9, y: 0.85, w: 0.09, count: true, empty: 'Discard' },
    '0/board': { x: 0.5, y: 0.4, w: 0.07, as: 'slots', columns: 5, empty: '' },
    '1/hand': { x: 0.5, y: 0.1, w: 0.06 },
    supply: { x: 0.2, y: 0.2, w: 0.09, count: true, low: 2 },
    map: { x: 0.25, y: 0.3, w: 0.4, h: 0.5, hex: true },
    heroes: { x: 0.25, y: 0.3, w: 0.4, h: 0.5, hex: true, size: 0.4 },
  },
};

export const FACES = new Map(['Copper', 'Estate', 'Silver', 'plain', 'Hero']
  .map((id) => [id, { id, name: id, kind: 'card' }]));

export const LENS = lens(984, 676, 72);

export function area(id, shape, size, pieces = [], more = {}) {
  const owner = /^\d/.test(id) ? { owner: Number(id[0]) } : {};
  return { id, label: id, shape, size, pieces, ...owner, ...more };
}

export function sceneOf(...areas) {
  return { areas, counters: [], arrows: [], status: '' };
}

export function laid(scene, units = unitsIn(scene), more = {}) {
  return layout(scene, units, PLAN, {
    lens: LENS, me: 0, faces: FACES, view: { zoomed: 1, dx: 0, dy: 0 },
    shape: (face, id) => (id === 'map' ? 'hex' : id === 'heroes' ? 'banner' : 'card'),
    sort: (a, b) => a.localeCompare(b), ...more,
  });
}
