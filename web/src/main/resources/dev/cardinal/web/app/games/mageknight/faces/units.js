// Units: what they can do, a pane for each; armor on a shield, cost in a hexagon.
import { CARD, polygon, rounded } from '../../../faces/ink.js';
import { FRAME, foot, title, window } from './cards.js';
import { effects } from '../effects.js';
import { gem } from './gems.js';
import { frame } from './glass.js';
import { LEAD } from '../palette.js';
import { SAND, panel, signed, spelled } from './panes.js';
import { armorShield, number } from './signs.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../../types.js').Face} Face */
/** @typedef {import('../../types.js').Lod} Lod */

const { width: W, height: H } = CARD;
const LEVELS = ['', 'I', 'II', 'III', 'IV'];

/** @param {Face} face where it can be recruited */
function homes(face) {
  return (face.lines?.[0] ?? '').replace(/^.*recruited at: /, '');
}

/** @param {Ink} g @param {Face} face @param {Lod} lod */
export function unit(g, face, lod) {
  const edge = FRAME[lod];
  const fine = lod === 'full';
  const all = effects(face);
  const abilities = all.filter((one) => one.role === 'ability');
  const notes = fine ? all.filter((one) => one.role === 'note') : [];
  const look = { ...face, colours: ['gold'] };
  g.save();
  rounded(g, 0, 0, W, H, CARD.corner);
  g.clip();
  const top = lod === 'tiny' ? 470 : fine ? 364 - notes.length * 34 : 434;
  window(g, look, lod, top - 8);
  if (lod !== 'tiny') title(g, face.name, lod);
  const gap = 6;
  const count = abilities.length + notes.length * 0.8;
  const height = ((fine ? 626 : 664) - top - gap * (abilities.length + notes.length - 1)) / Math.max(1, count);
  let y = top;
  for (const note of notes) {
    spelled(g, note.text, { x: edge + 4, y, width: W - 2 * edge - 8, height: height * 0.8 },
      { from: '#3a3346', to: '#241f2e', ink: '#f5efe2' });
    y += height * 0.8 + gap;
  }
  for (const one of lod === 'tiny' ? [] : abilities) {
    const box = { x: edge + 4, y, width: W - 2 * edge - 8, height };
    const paid = one.mana.length;
    const free = { ...box, width: box.width - (paid ? (fine ? 56 : 70) : 0) };
    if (paid) panel(g, box, SAND);
    (fine ? spelled : signed)(g, one.text, free, SAND);
    one.mana.forEach((colour) => gem(g, box.x + box.width - (fine ? 32 : 44), y + height / 2,
      Math.min(height * 0.42, fine ? 24 : 32), colour));
    y += height + gap;
  }
  const tiny = lod === 'tiny';
  const size = fine ? 76 : tiny ? 210 : 110;
  const middle = tiny ? 562 : top - size * 0.63;
  armorShield(g, edge + size * 0.62, middle, size, String(face.numbers?.armor ?? ''));
  cost(g, W - edge - size * 0.62, middle, size * (tiny ? 0.46 : 0.54), face.cost ?? '');
  if (fine) foot(g, `Level ${LEVELS[face.numbers?.level ?? 0]} · ${homes(face)}`);
  frame(g, edge);
  g.restore();
}

/** The influence that a unit costs. @param {Ink} g @param {number} x @param {number} y @param {number} radius
 * @param {string} value */
function cost(g, x, y, radius, value) {
  polygon(g, x, y, radius, 6, 0);
  g.fillStyle = LEAD;
  g.fill();
  g.strokeStyle = '#f2c14e';
  g.lineWidth = radius * 0.12;
  g.stroke();
  g.fillStyle = '#ffe7a6';
  number(g, value, x, y, radius);
}
