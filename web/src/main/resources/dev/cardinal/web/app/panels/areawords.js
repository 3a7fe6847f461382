// One area, or piles that belong together, as a list; its pieces are buttons where they can be picked.

import { h } from './html.js';
import { faceOf } from './room.js';
import { faceCanvas } from './facecanvas.js';
import { inMyOrder } from './handorder.js';
import { spotKey } from '../question/spots.js';
import { capital } from '../question/groups.js';
import { tag } from '../question/wording.js';
import { countOf, piecesOf, pieceWords, stateWords } from './piecewords.js';

/** @typedef {import('../scene/types.js').Area} Area */
/** @typedef {import('../scene/types.js').Piece} Piece */

const WIDTH = 84;

/**
 * @param {import('./room.js').Room} room @param {string} label @param {Area[]} areas
 * @param {boolean} playable whether it is seen and played on, not only read aloud
 */
export function areaWords(room, label, areas, playable) {
  const size = areas.length === 1 && areas[0].size > 1 ? ` (${areas[0].size})` : '';
  const pieces = areas.flatMap((area) => folded(room, area, sorted(room, area)).map((piece) => ({ area, piece })));
  return h('div', { class: 'area' },
    h('h3', {}, label + size),
    h('ul', {}, pieces.map(({ area, piece }) =>
      h('li', {}, playable ? tile(room, area, piece) : spoken(room, area, piece)))));
}

/**
 * Pieces that look the same and can be picked alike are one with a count.
 * @param {import('./room.js').Room} room @param {Area} area @param {Piece[]} pieces
 */
function folded(room, area, pieces) {
  /** @type {Map<string, Piece>} */
  const kinds = new Map();
  for (const piece of pieces) {
    const { face, up, turned, badges, place } = piece;
    const under = area.shape === 'dice' || area.shape === 'slots' ? place : null;
    const kind = JSON.stringify([face, up, turned, badges, under, room.answering.at({ area: area.id, place, face })]);
    const same = kinds.get(kind);
    kinds.set(kind, same ? { ...same, count: countOf(same) + countOf(piece) } : piece);
  }
  return [...kinds.values()];
}

/** A hand is listed in the game's order. @param {import('./room.js').Room} room @param {Area} area */
function sorted(room, area) {
  const pieces = piecesOf(area);
  const { session } = room;
  const { sort } = inMyOrder(room.game, room.settings);
  if (!area.bag || area.shape !== 'fan') return pieces;
  return [...pieces].sort((a, b) => {
    if (!a.face || !b.face) return a.face ? -1 : 1;
    return sort?.(a.face, b.face, session.faces) ?? 0;
  });
}

/** @param {import('./room.js').Room} room @param {Area} area @param {Piece} piece */
function spoken(room, area, piece) {
  const options = room.answering.at({ area: area.id, place: piece.place, face: piece.face });
  return pieceWords(room, piece) + (options.length > 0 ? ', can be picked' : '');
}

/** @param {import('./room.js').Room} room @param {Area} area @param {Piece} piece */
export function tile(room, area, piece) {
  const { answering, zoom } = room;
  const spot = { area: area.id, place: piece.place, face: piece.face };
  const options = answering.at(spot);
  const picked = options.filter((index) => (answering.picker?.count(index) ?? 0) > 0);
  const face = faceOf(room, piece.face);
  const state = stateWords(piece);
  const drawn = [
    faceCanvas(room.game, face, { width: WIDTH, area: area.id }),
    countOf(piece) > 1 && h('span', { class: 'tag' }, countOf(piece)),
    picked.length > 0 && answering.picker && h('span', { class: 'tag chosen' }, tag(answering.picker, picked[0])),
    state.length > 0 && h('span', { class: 'states' }, state.join(', ')),
  ];
  const names = ['tile', options.length > 0 && 'can', picked.length > 0 && 'picked', piece.turned && 'turned',
    answering.picker?.options.some(({ spots }) => spots) && options.length === 0 && 'dim'].filter(Boolean).join(' ');
  const label = pieceWords(room, piece);
  if (options.length === 0) {
    const plain = h('div', { class: names, role: 'img', 'aria-label': label }, drawn);
    zoom.attach(plain, () => face);
    return plain;
  }
  const says = options.length === 1 && answering.picker
    ? capital(answering.picker.label(options[0])) : `${options.length} ways`;
  const made = h('button', {
    class: names, type: 'button', 'data-piece': spotKey(spot), 'aria-label': `${label}: ${says}`,
    'aria-pressed': answering.picker?.one ? undefined : String(picked.length > 0),
    'aria-haspopup': options.length > 1 ? 'menu' : undefined,
    onclick: () => {
      const { left, right, bottom } = made.getBoundingClientRect();
      zoom.hide();
      if (options.length === 1) answering.choose(options[0]);
      else room.commandsAt(options, (left + right) / 2, bottom - 20);
    },
  }, drawn);
  zoom.attach(made, () => face);
  return made;
}
