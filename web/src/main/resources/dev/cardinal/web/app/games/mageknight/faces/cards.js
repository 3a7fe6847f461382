// Action cards, spells, artifacts and wounds: a window, a pale pane for the basic effect, a deep one for the strong.
import { CARD, fitLine, icon, mix, polygon, rounded, veil } from '../../../faces/ink.js';
import { picture } from './art.js';
import { effects } from '../effects.js';
import { gem } from './gems.js';
import { frame, glass, rose } from './glass.js';
import icons from '../icons.js';
import { LEAD, MANA, colourOf } from '../palette.js';
import { deep, fitted, pale, signed, spelled } from './panes.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../../types.js').Face} Face */
/** @typedef {import('../../types.js').Lod} Lod */
/** @typedef {import('../palette.js').Colour} Colour */

const { width: W, height: H } = CARD;
/** The width of the frame, for reading and on the table. */
export const FRAME = { full: 16, table: 14, tiny: 14 };

/** What a card that does something looks like, apart from its effects. @param {Ink} g @param {Face} face
 * @param {Lod} lod
 * @param {number} foot where the window ends */
export function window(g, face, lod, foot) {
  const colour = colourOf(face);
  const edge = FRAME[lod];
  const fine = lod === 'full';
  g.fillStyle = LEAD;
  g.fillRect(0, 0, W, H);
  const top = lod === 'tiny' ? edge : fine ? 100 : 104;
  const box = { x: edge, y: edge, width: W - 2 * edge, height: foot - edge };
  const centre = (top + foot) / 2;
  glass(g, face.id, box, MANA[colour].panes,
    { panes: fine ? 40 : 18, lead: fine ? 5 : 8, focus: (centre - edge) / box.height });
  const radius = Math.min(lod === 'tiny' ? 150 : 118, (foot - top) * (fine ? 0.345 : 0.37));
  rose(g, W / 2, centre, radius, MANA[colour], { petals: fine ? 14 : 10, lead: fine ? 8 : 12 });
  const name = picture(face);
  icon(g, icons, name, W / 2 + 3, centre + 4, radius * 1.42, veil('#ffffff', 0.5));
  icon(g, icons, name, W / 2, centre, radius * 1.42, colour === 'white' ? '#2a3350'
    : mix(MANA[colour].dark, '#08060c', 0.45));
}

/**
 * The band with the name.
 * @param {Ink} g @param {string} name @param {Lod} lod @param {{line?: string, room?: number}} [how]
 */
export function title(g, name, lod, { line, room = 24 } = {}) {
  const edge = FRAME[lod];
  const foot = lod === 'full' ? 88 : 108;
  g.fillStyle = veil('#120f18', 0.94);
  g.fillRect(edge, edge, W - 2 * edge, foot - edge);
  g.fillStyle = line ?? veil('#ffffff', 0.12);
  g.fillRect(edge, foot - (line ? 5 : 3), W - 2 * edge, line ? 5 : 3);
  const fits = W - 2 * edge - room;
  const words = name.replace(/ \((.*)\)$/, '');
  g.fillStyle = '#fbf6ff';
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  let size = fitLine(g, words, '700 $px Cinzel', lod === 'full' ? 46 : 74, fits);
  // A long name on the table keeps its height and is squeezed, down to two thirds of its width.
  let squeeze = 1;
  if (lod !== 'full' && size < 60) {
    size = 60;
    g.font = '700 60px Cinzel';
    squeeze = fits / g.measureText(words).width;
    if (squeeze < 0.66) {
      size = Math.round((60 * squeeze) / 0.66);
      g.font = `700 ${size}px Cinzel`;
      squeeze = Math.min(0.66, fits / g.measureText(words).width);
    }
  }
  g.save();
  g.translate(W / 2, (edge + foot) / 2 + size * 0.345);
  g.scale(squeeze, 1);
  g.fillText(words, 0, 0);
  g.restore();
}

/** The words at the foot of a card. @param {Ink} g @param {string} words */
export function foot(g, words) {
  g.fillStyle = '#d9d2e6';
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  fitLine(g, words, '600 $px Cinzel', 22, W - 60);
  g.fillText(words, W / 2, 652);
}

/** @type {Record<string, string>} a line under the name tells the better cards apart */
const LINES = { 'advanced action': '#f2c14e', spell: '#b58cff', artifact: '#f0a35a', banner: '#f0a35a' };

/** @param {Ink} g @param {Face} face @param {Lod} lod */
export function deed(g, face, lod) {
  const colour = colourOf(face);
  const [basic, strong, ...others] = effects(face);
  const rest = others.filter((one) => one.role === 'carried');
  const edge = FRAME[lod];
  const spell = face.symbol === 'spell';
  const strongMana = strong?.mana ?? [];
  g.save();
  rounded(g, 0, 0, W, H, CARD.corner);
  g.clip();
  const box = { x: edge + 4, width: W - 2 * edge - 8 };
  if (lod === 'full') {
    const lengths = [basic, strong, ...rest].map((one) => Math.max(30, one?.text.length ?? 0));
    const all = lengths.reduce((sum, one) => sum + one, 0);
    const top = all > 300 ? 250 : all > 190 ? 296 : 360;
    window(g, face, lod, top - 6);
    title(g, face.name, lod, { line: LINES[face.symbol ?? ''], room: spell ? 160 : 30 });
    const room = 628 - top - 8 * (1 + rest.length);
    const share = lengths.map((one) => Math.max(rest.length ? 0.24 : 0.4, Math.min(0.6, one / all)));
    const sum = share.reduce((total, one) => total + one, 0);
    let y = top;
    let seam = top;
    [basic, strong, ...rest].forEach((one, i) => {
      const height = (room * share[i]) / sum;
      const look = i === 1 ? deep(colour) : pale(colour);
      // The stones on the seam reach into both panes.
      spelled(g, strongText(one), { ...box, y, height }, look, { above: i === 1 ? 22 : 0, below: i === 0 ? 22 : 0 });
      y += height + 8;
      if (i === 0) seam = y - 4;
    });
    seamGems(g, strongMana, seam, strong?.leaves ?? false);
    if (spell) {
      gem(g, edge + 40, 52, 26, colour);
      gem(g, W - edge - 40, 52, 26, 'black');
    }
    foot(g, [face.kind, strong?.name].filter(Boolean).join(' · '));
  } else if (lod === 'table') {
    window(g, face, lod, 430);
    title(g, face.name, lod, { line: LINES[face.symbol ?? ''] });
    const crowded = { left: 128, right: strongMana.length > 1 ? 128 : 20 };
    signed(g, basic.text, { ...box, y: 438, height: 102 }, pale(colour), 92, crowded);
    signed(g, strong?.text ?? '', { ...box, y: 552, height: 110 }, deep(colour), 92, crowded);
    tableGems(g, strongMana, 546, strong?.leaves ?? false);
  } else {
    window(g, face, lod, 420);
    signed(g, basic.text, { ...box, y: 430, height: 232 }, pale(colour), 12);
  }
  frame(g, edge);
  g.restore();
}

/** @param {import('../effects.js').Effect} effect */
function strongText(effect) {
  return effect.role === 'carried' ? `The unit that carries it: ${effect.text}` : effect.text;
}

/** What pays for the strong effect, on the seam between the panes. @param {Ink} g @param {Colour[]} mana
 * @param {number} y @param {boolean} leaves */
function seamGems(g, mana, y, leaves) {
  mana.forEach((colour, i) => gem(g, W / 2 + (i - (mana.length - 1) / 2) * 62, y, 29, colour));
  if (leaves) spent(g, W / 2, y, 29);
}

/** @param {Ink} g @param {Colour[]} mana @param {number} y @param {boolean} leaves */
function tableGems(g, mana, y, leaves) {
  mana.forEach((colour, i) => gem(g, i ? W - 76 : 76, y, 58, colour));
  if (leaves) spent(g, 76, y, 58);
}

/**
 * The sign for a card that leaves the game.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius
 */
function spent(g, x, y, radius) {
  polygon(g, x, y, radius, 8, Math.PI / 8);
  g.fillStyle = '#1a1726';
  g.fill();
  g.strokeStyle = '#f0a35a';
  g.lineWidth = radius * 0.1;
  g.stroke();
  icon(g, icons, 'card-burn', x, y, radius * 1.25, '#ffd9b0');
}

/** @param {Ink} g @param {Face} face @param {Lod} lod */
export function wound(g, face, lod) {
  const edge = FRAME[lod];
  const fine = lod === 'full';
  g.save();
  rounded(g, 0, 0, W, H, CARD.corner);
  g.clip();
  glass(g, 'wound', { x: edge, y: edge, width: W - 2 * edge, height: H - 2 * edge },
    ['#8d1420', '#5d0c16', '#a8222c', '#3a0910'], { panes: fine ? 34 : 16, lead: fine ? 6 : 9, focus: 0.42 });
  const centre = lod === 'tiny' ? H / 2 : H * (fine ? 0.36 : 0.42);
  const size = fine ? 280 : 330;
  icon(g, icons, 'ragged-wound', W / 2 + 5, centre + 6, size, veil('#140408', 0.85));
  icon(g, icons, 'ragged-wound', W / 2, centre, size, '#ffd9cf');
  if (lod !== 'tiny') {
    const top = fine ? 428 : 500;
    g.fillStyle = veil('#0e060a', 0.88);
    g.fillRect(edge, top, W - 2 * edge, fine ? 210 : 140);
    g.fillStyle = '#ffe9e2';
    g.textAlign = 'center';
    g.textBaseline = 'alphabetic';
    g.font = `700 ${fine ? 50 : 92}px Cinzel`;
    g.fillText(face.name, W / 2, fine ? 482 : 602);
    if (fine) {
      fitted(g, (face.lines ?? []).join(' '), { x: 40, y: 494, width: W - 80, height: 136 },
        { font: '500 $px "EB Garamond"', size: 26 });
    }
  }
  frame(g, edge);
  g.restore();
}
