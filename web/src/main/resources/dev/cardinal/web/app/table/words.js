/** Which tags and labels a table shows: counts on piles, changed numbers on pieces, the names of areas. */
import { around, corners } from './hits.js';

/** @typedef {import('./overlay.js').Word} Word */
/** @typedef {import('./motion.js').Seen} Seen */
/** @typedef {import('../scene/types.js').Face} Face */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {{text: string, kind?: 'good'|'bad'|''}} Badge */
/** @typedef {import('../games/types.js').Plan} Plan */

/**
 * @param {object} what
 * @param {(Seen & {grow: number, mark?: string, note?: string})[]} what.pieces
 * @param {import('./layout.js').Laid} what.laid @param {Plan} what.plan @param {Lens} what.lens
 * @param {Map<string, Face>} what.faces
 * @param {((badges: Record<string, any>, face: Face | undefined, piece: Seen) => Badge[]) | undefined} what.badges
 * @param {import('./hexes.js').Box | undefined} what.box
 * @returns {Word[]}
 */
export function wordsOn({ pieces, laid, plan, lens, faces, badges, box }) {
  /** @type {Word[]} */
  const words = [];
  for (const piece of pieces) {
    if (piece.flying || !(piece.tag || piece.badges || piece.note)) continue;
    if (piece.clip && box && !within(piece, box)) continue;
    const rect = around(corners(piece, lens, piece.grow));
    const spot = plan.areas[piece.area];
    const small = piece.w < 56 ? ' small' : '';
    if (piece.tag && !piece.note) {
      const under = spot?.countAt === 'under';
      const foot = spot?.countAt ? spot.countAt === 'foot' : /^\d+\//.test(piece.area) && !spot?.hand;
      words.push({
        id: `count ${piece.key}`,
        x: foot || under ? rect.x + rect.w / 2
          : piece.covered ? rect.x + 12 : rect.x + rect.w - Math.min(14, rect.w * 0.16),
        y: under ? rect.y + rect.h + 7 : foot ? rect.y + rect.h - 4 : rect.y - 4,
        text: piece.tag,
        kind: `count${small}${piece.few ? ' few' : ''}`,
      });
    }
    if (piece.note) {
      const at = { x: rect.x + rect.w * 0.8, y: rect.y - 6 };
      words.push({ id: `note ${piece.key}`, ...at, text: piece.note, kind: 'count picked' });
    }
    const face = piece.face && piece.open ? faces.get(piece.face) : undefined;
    const shown = piece.badges ? (badges ?? changed)(piece.badges, face, piece) : [];
    shown.forEach((badge, i) => words.push({
      id: `badge ${i} ${piece.key}`,
      x: rect.x + rect.w / 2,
      y: rect.y + 2 + i * 19,
      text: badge.text,
      kind: `badge ${badge.kind ?? ''}${small}`,
    }));
  }
  return [...words, ...labels(laid, lens)];
}

/** @param {Seen} piece @param {import('./hexes.js').Box} box */
function within({ x, y }, box) {
  return x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;
}

/**
 * Numbers that are not what is printed, and those of turned pieces, which are hard to read.
 * @param {Record<string, any>} badges @param {Face | undefined} face @param {Seen} piece @returns {Badge[]}
 */
function changed(badges, face, piece) {
  return Object.entries(badges).flatMap(([name, value]) => {
    if (typeof value !== 'number') return [];
    const printed = face?.numbers?.[name];
    if (printed === value && !piece.turned) return [];
    const kind = printed === undefined || printed === value ? '' : value > printed ? 'good' : 'bad';
    return [{ text: String(value), kind }];
  });
}

/** @param {import('./layout.js').Laid} laid @param {Lens} lens @returns {Word[]} */
function labels(laid, lens) {
  return [...laid.grounds.values()].flatMap((ground) => {
    if (!ground.label || ground.at === 'none') return [];
    const middle = ground.x + ground.w / 2;
    const [x, y] = ground.at === 'above' ? [middle, ground.y - 14]
      : ground.at === 'left' ? [ground.x - 44, ground.y + ground.h / 2]
        : [middle, ground.y + ground.h + 15];
    return [{
      id: `label ${ground.id}`, x, y: Math.max(9, Math.min(lens.height - 9, y)), text: ground.label, kind: 'label',
    }];
  });
}
