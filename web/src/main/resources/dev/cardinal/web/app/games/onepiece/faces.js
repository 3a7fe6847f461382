// Draws a face in one of its three sizes.

import { CARD, rounded } from '../../faces/ink.js';
import { card } from './card.js';
import { don } from './don.js';
import { full } from './full.js';
import { mat } from './mat.js';
import { tiny } from './tiny.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('../types.js').Lod} Lod */

/** @param {Ink} g @param {import('../types.js').Face} face @param {Lod} lod */
export function draw(g, face, lod) {
  const shown = card(face);
  g.save();
  rounded(g, 0, 0, CARD.width, CARD.height, CARD.corner);
  g.clip();
  if (shown.kind === 'don') {
    don(g, lod);
  } else {
    ({ full, table: mat, tiny })[lod](g, shown);
  }
  g.restore();
}
