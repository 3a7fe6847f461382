// Backs: what cannot be seen has at least a back that says what it is.
import { CARD, disc, icon, polygon, rounded, veil } from '../../../faces/ink.js';
import { frame, glass } from './glass.js';
import { gem } from './gems.js';
import icons from '../icons.js';
import { COLOURS, LEAD, MANA } from '../palette.js';
import { hex } from './terrain.js';
import { tokenBack } from './tokens.js';

/** @typedef {CanvasRenderingContext2D} Ink */

const { width: W, height: H } = CARD;

/** What lies in the middle of the backs that are not a hero's cards. @type {[RegExp, string, string[]][]} */
const MIDDLES = [
  [/^actions/, 'upgrade', ['#7a5a1c', '#a8791f', '#5c4a2c', '#8c6a3a', '#3d3220']],
  [/^spells/, 'spell-book', ['#5a3f8c', '#7a4ab0', '#3d2a6a', '#8a5ac0', '#2a2050']],
  [/^artifacts/, 'chest', ['#8c4a1f', '#a8622a', '#5c3218', '#b87a3a', '#3d2210']],
  [/^units/, 'rally-the-troops', ['#4a5a6c', '#6c7f94', '#34404e', '#8a97a8', '#232c36']],
  [/tactic/, 'hourglass', ['#2c4a8c', '#3d3a78', '#5a3f8c', '#24365c', '#2a2f5c']],
];

const DEED = ['#3d3a78', '#5a3f8c', '#2c4a8c', '#7a4a8c', '#2a2f5c'];

/**
 * @param {Ink} g @param {string} areaId @param {import('../../types.js').Shape} shape
 * @param {import('../../types.js').Lod} lod
 */
export function back(g, areaId, shape, lod) {
  if (shape === 'card') card(g, areaId, lod);
  else if (shape === 'disc') tokenBack(g, pile(areaId), lod);
  else if (shape === 'hex') land(g);
  else chip(g);
}

/** Which pile a face-down token comes from. @param {string} areaId such as enemies/green */
function pile(areaId) {
  const [first, kind] = areaId.split('/');
  return first === 'ruins' ? 'ruins' : kind ?? 'gray';
}

/** @param {Ink} g @param {string} areaId @param {import('../../types.js').Lod} lod */
function card(g, areaId, lod) {
  const [, sign, panes] = MIDDLES.find(([of]) => of.test(areaId)) ?? [null, '', DEED];
  const fine = lod === 'full';
  g.save();
  rounded(g, 0, 0, W, H, CARD.corner);
  g.clip();
  g.fillStyle = LEAD;
  g.fillRect(0, 0, W, H);
  glass(g, `back ${sign}`, { x: 14, y: 14, width: W - 28, height: H - 28 }, panes,
    { panes: fine ? 34 : 24, lead: fine ? 6 : 9 });
  const radius = lod === 'tiny' ? 150 : 122;
  polygon(g, W / 2, H / 2, radius, 8, Math.PI / 8);
  g.fillStyle = '#1a1726';
  g.fill();
  g.strokeStyle = veil('#ffffff', 0.22);
  g.lineWidth = 5;
  g.stroke();
  if (sign) {
    icon(g, icons, sign, W / 2, H / 2, radius * 1.3, '#f2e3bd');
  } else {
    COLOURS.forEach((colour, i) => {
      const angle = (i * Math.PI) / 3 - Math.PI / 2;
      gem(g, W / 2 + radius * 0.58 * Math.cos(angle), H / 2 + radius * 0.58 * Math.sin(angle), radius * 0.25, colour);
    });
  }
  frame(g, 14);
  g.restore();
}

/** The back of a tile: land that nobody has seen. @param {Ink} g */
function land(g) {
  hex(g, 'sea', 'unknown', 256, 256, 256, true, 'table');
  g.save();
  polygon(g, 256, 256, 250, 6);
  g.clip();
  g.fillStyle = veil('#1d3a2a', 0.86);
  g.fillRect(0, 0, 512, 512);
  g.restore();
  icon(g, icons, 'treasure-map', 256, 256, 250, '#a5d6a0');
}

/** The back of a skill. @param {Ink} g */
function chip(g) {
  g.save();
  disc(g, 256, 256, 254);
  g.clip();
  glass(g, 'skill', { x: 0, y: 0, width: 512, height: 512 }, MANA.black.panes, { panes: 18, lead: 9 });
  g.restore();
  polygon(g, 256, 256, 140, 8, Math.PI / 8);
  g.fillStyle = '#1a1726';
  g.fill();
  icon(g, icons, 'star-formation', 256, 256, 190, '#e6dcff');
}
