// A piece in words, and the pieces of an area with the backs that nobody lists.

import { faceOf } from './room.js';

/** @typedef {import('../scene/types.js').Area} Area */
/** @typedef {import('../scene/types.js').Piece} Piece */

/** @param {Piece} piece */
export function countOf(piece) {
  return piece.count ?? 1;
}

/**
 * All pieces; backs that are not listed are one more entry.
 * @param {Area} area
 * @returns {Piece[]}
 */
export function piecesOf(area) {
  const listed = area.pieces ?? [];
  const backs = area.size - listed.reduce((sum, piece) => sum + countOf(piece), 0);
  if (backs <= 0) return listed;
  return [...listed, backs > 1 ? { count: backs } : {}];
}

/** @param {import('./room.js').Room} room @param {Piece} piece */
export function pieceName(room, piece) {
  if (!piece.face) return countOf(piece) > 1 ? 'Cards face down' : 'A card face down';
  const face = faceOf(room, piece.face);
  return face?.name ?? piece.face.slice(piece.face.lastIndexOf('/') + 1);
}

/**
 * @param {Piece} piece
 * @returns {string[]} what it shows at the moment: "rested", "power 4000", "new"
 */
export function stateWords(piece) {
  const badges = Object.entries(piece.badges ?? {}).filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? spaced(name) : `${spaced(name)} ${[value].flat().join(', ')}`));
  return [piece.turned ? 'turned' : '', ...badges].filter(Boolean);
}

/** @param {string} name "sicknessTurns" is "sickness turns" */
function spaced(name) {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/_/g, ' ').toLowerCase();
}

/** @param {import('./room.js').Room} room @param {Piece} piece */
export function pieceWords(room, piece) {
  const count = countOf(piece) > 1 ? ` × ${countOf(piece)}` : '';
  return [`${pieceName(room, piece)}${count}`, ...stateWords(piece)].join(', ');
}
