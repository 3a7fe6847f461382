// The face on the table, 56 to 180 px wide: no sentences, but the name must be read at 75 px. A long name takes as many
// lines as it needs at the foot, and the picture gets what is left.

import { CARD, grain, rounded, veil } from '../../faces/ink.js';
import { setName } from './names.js';
import { INK, NIGHT, PAPER, colour } from './palette.js';
import { power } from './power.js';
import { print } from './printing.js';
import { attribute, colours, counter, keywords, price, rim } from './signs.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('./card.js').Card} Card */

const EDGE = 14;
const FONT = '600 $px Oswald';
/** The size of a name in one line, in two and so on; 72 are 11 px on a card of 75 px. */
const SIZES = [88, 76, 66, 60, 54, 50];

/**
 * Where the name goes.
 * @param {Ink} g @param {Card} card
 */
export function layout(g, card) {
  g.font = FONT.replace('$', '100');
  const room = CARD.width - (card.kind === 'leader' ? 60 : 36);
  const most = card.kind === 'event' || card.kind === 'stage' ? 6 : 3;
  const name = setName(card.name, room, SIZES.slice(0, most), (text) => g.measureText(text).width / 100);
  const lead = name.size * 1.06;
  const foot = Math.max(112, name.lines.length * lead + (card.kind === 'leader' ? 46 : 32));
  return { name, lead, foot, room };
}

/** @param {Ink} g @param {Card} card */
export function mat(g, card) {
  const leader = card.kind === 'leader';
  const { name, lead, foot } = layout(g, card);
  g.fillStyle = leader ? NIGHT : PAPER;
  g.fillRect(0, 0, CARD.width, CARD.height);
  if (!leader) {
    grain(g, 0, 0, CARD.width, CARD.height, 0.08);
  }
  const box = { x: EDGE, y: EDGE, width: CARD.width - 2 * EDGE, height: CARD.height - EDGE - foot };
  const numbered = card.power !== null || card.boost > 0;
  const space = numbered ? box.height - 175 : box.height;
  print(g, card, box, {
    dot: 20,
    corner: 14,
    size: Math.min(numbered ? 272 : 330, space * (numbered ? 0.88 : 0.8)),
    middle: numbered ? Math.max(space * 0.53, 120) : space * 0.54,
    aside: card.counter ? 18 : 0,
  });
  g.strokeStyle = veil(colour(card.colours[0]).dark, 0.9);
  g.lineWidth = 7;
  rounded(g, box.x, box.y, box.width, box.height, 14);
  g.stroke();
  rim(g, card, leader ? 13 : 10);
  counter(g, card, EDGE + 168, 92, Math.min(262, box.height - 178));
  power(g, card, CARD.width / 2 + (card.counter ? 44 : 0), EDGE + box.height - 15, 200,
    box.width - (card.counter ? 112 : 24));
  price(g, card, 86, 90, 74);
  colours(g, card, 186, 52, 31);
  attribute(g, card, CARD.width - 80, 84, 56);
  keywords(g, card, CARD.width - 66, 190, 42);
  g.fillStyle = leader ? '#fff3d6' : INK;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.font = FONT.replace('$', String(name.size));
  const top = CARD.height - foot + (foot - (leader ? 16 : 8) - name.lines.length * lead) / 2;
  name.lines.forEach((line, i) => g.fillText(line, CARD.width / 2, top + i * lead + lead * 0.5 + name.size * 0.36));
}
