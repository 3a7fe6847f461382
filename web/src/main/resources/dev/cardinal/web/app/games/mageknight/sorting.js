// The order of a hand: action cards by what they are for, then spells and artifacts, wounds last.
import { effects, points } from './effects.js';

const KINDS = ['basic action', 'advanced action', 'spell', 'artifact', 'banner', 'wound'];
const USES = ['move', 'influence', 'attack', 'block', 'heal', 'draw'];

/** @param {import('../types.js').Face | undefined} face @returns {number[]} */
function rank(face) {
  const kind = KINDS.indexOf(face?.symbol ?? '');
  const what = face ? points(effects(face)[0]?.text ?? '')[0]?.what ?? '' : '';
  const use = USES.indexOf(what);
  return [kind < 2 ? 0 : kind, use < 0 ? USES.length : use];
}

/** @param {string} a @param {string} b @param {Map<string, import('../types.js').Face>} faces */
export function sort(a, b, faces) {
  const one = rank(faces.get(a));
  const other = rank(faces.get(b));
  return one[0] - other[0] || one[1] - other[1] || a.localeCompare(b);
}
