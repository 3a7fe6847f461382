// A map of hexagons: in words a list of spaces with what lies on them; to be seen, the spaces where they are.

import { h } from './html.js';
import { faceOf } from './room.js';
import { faceCanvas } from './facecanvas.js';
import { placeKey, spotKey } from '../question/spots.js';
import { capital } from '../question/groups.js';
import { pieceWords } from './piecewords.js';

/** @typedef {import('../scene/types.js').Area} Area */
/** @typedef {import('../scene/types.js').Piece} Piece */
/** @typedef {{q: number, r: number}} Hex */

const WIDTH = 62;
const SIDE = WIDTH / Math.sqrt(3);

/**
 * @param {import('./room.js').Room} room @param {Area[]} areas all lie over the same spaces
 * @param {boolean} playable
 */
export function mapWords(room, areas, playable) {
  const spaces = spacesOf(areas);
  const list = h('ul', { class: playable ? 'map' : '' }, spaces.map((space) =>
    h('li', {}, playable ? hexagon(room, space) : spoken(room, space))));
  if (playable) lay(list, spaces);
  return h('div', { class: 'area' },
    h('h3', {}, areas[0].label), playable ? h('div', { class: 'map-box' }, list) : list);
}

/** @typedef {{place: Hex, pieces: {area: Area, piece: Piece}[]}} Space */

/** @param {Area[]} areas @returns {Space[]} row by row */
function spacesOf(areas) {
  /** @type {Map<string, Space>} */
  const found = new Map();
  for (const area of areas) {
    for (const piece of area.pieces ?? []) {
      if (typeof piece.place !== 'object') continue;
      const key = placeKey(piece.place);
      const space = found.get(key) ?? { place: piece.place, pieces: [] };
      space.pieces.push({ area, piece });
      found.set(key, space);
    }
  }
  return [...found.values()].sort((a, b) => a.place.r - b.place.r || a.place.q - b.place.q);
}

/** @param {import('./room.js').Room} room @param {Space} space */
function optionsOf(room, space) {
  return [...new Set(space.pieces.flatMap(({ area, piece }) =>
    room.answering.at({ area: area.id, place: piece.place, face: piece.face })))];
}

/** @param {import('./room.js').Room} room @param {Space} space */
function spoken(room, space) {
  const what = space.pieces.map(({ piece }) => pieceWords(room, piece)).join('; ');
  return `${placeKey(space.place)}: ${what}${optionsOf(room, space).length > 0 ? ', can be picked' : ''}`;
}

/** @param {import('./room.js').Room} room @param {Space} space */
function hexagon(room, space) {
  const { answering } = room;
  const options = optionsOf(room, space);
  const [ground, ...above] = space.pieces;
  const cost = ground.piece.badges?.cost;
  const faces = [
    faceCanvas(room.game, faceOf(room, ground.piece.face), { width: WIDTH, area: ground.area.id }),
    h('span', { class: 'above' }, above.map(({ area, piece }) =>
      faceCanvas(room.game, faceOf(room, piece.face), { width: 30, area: area.id }))),
    cost !== undefined && options.length > 0 && h('span', { class: 'tag' }, String(cost)),
  ];
  const label = space.pieces.map(({ piece }) => pieceWords(room, piece)).join('; ');
  const says = options.length === 1 ? capital(answering.picker?.label(options[0]) ?? '') : `${options.length} ways`;
  const top = faceOf(room, (above[above.length - 1] ?? ground).piece.face);
  const node = options.length === 0
    ? h('div', { class: 'hexagon', role: 'img', 'aria-label': label }, faces)
    : h('button', {
      class: 'hexagon can', type: 'button', 'data-piece': spotKey({ area: ground.area.id, place: space.place }),
      'aria-label': `${label}: ${says}`,
      onclick: () => {
        const { left, right, bottom } = node.getBoundingClientRect();
        if (options.length === 1) answering.choose(options[0]);
        else room.commandsAt(options, (left + right) / 2, bottom);
      },
    }, faces);
  room.zoom.attach(node, () => top);
  return node;
}

/** Every item goes where its space is. @param {HTMLElement} list @param {Space[]} spaces */
function lay(list, spaces) {
  const at = spaces.map(({ place: { q, r } }) => ({ x: WIDTH * (q + r / 2), y: SIDE * 1.5 * r }));
  const left = Math.min(...at.map(({ x }) => x));
  const top = Math.min(...at.map(({ y }) => y));
  [...list.children].forEach((item, index) => {
    if (!(item instanceof HTMLElement)) return;
    item.style.left = `${at[index].x - left}px`;
    item.style.top = `${at[index].y - top}px`;
  });
  list.style.width = `${Math.max(...at.map(({ x }) => x)) - left + WIDTH}px`;
  list.style.height = `${Math.max(...at.map(({ y }) => y)) - top + WIDTH}px`;
}
