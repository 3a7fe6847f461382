// The DON!! card: a coin that is worth 1000 power.

import { CARD, coin, rounded, veil } from '../../faces/ink.js';
import { dots, rays } from './printing.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('../types.js').Lod} Lod */

const METAL = '#d8a63c';

/** @param {Ink} g @param {Lod} lod */
export function don(g, lod) {
  const full = lod === 'full';
  const whole = { x: 0, y: 0, width: CARD.width, height: CARD.height };
  const middle = full ? 290 : CARD.height / 2;
  const ground = g.createLinearGradient(0, 0, 0, CARD.height);
  ground.addColorStop(0, '#302a22');
  ground.addColorStop(1, '#100e0d');
  g.fillStyle = ground;
  g.fillRect(0, 0, CARD.width, CARD.height);
  g.fillStyle = veil(METAL, 0.2);
  rays(g, CARD.width / 2, middle, 18, 0.1);
  dots(g, whole, veil('#000000', 0.35), full ? 13 : 22, 0, 0.8);
  g.strokeStyle = METAL;
  g.lineWidth = full ? 16 : 28;
  const edge = full ? 8 : 12;
  rounded(g, edge, edge, CARD.width - 2 * edge, CARD.height - 2 * edge, 20);
  g.stroke();
  g.lineWidth = 3;
  rounded(g, 34, 34, CARD.width - 68, CARD.height - 68, 10);
  g.stroke();
  minted(g, middle, full ? 165 : 206);
  if (full) {
    caption(g);
  }
}

/** @param {Ink} g @param {number} y @param {number} radius */
function minted(g, y, radius) {
  coin(g, CARD.width / 2, y, radius, '', { light: '#fff0b8', metal: '#e3b040', dark: '#8a5a10' });
  g.save();
  g.translate(CARD.width / 2, y);
  g.rotate(0.1);
  g.fillStyle = '#3a1d06';
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.font = `400 ${radius * 1.42}px Anton`;
  g.fillText('!!', 0, radius * 0.55);
  g.restore();
}

/** @param {Ink} g */
function caption(g) {
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillStyle = '#fff3d0';
  g.font = '400 76px Anton';
  g.fillText('DON!!', CARD.width / 2, 552);
  g.fillStyle = '#f0cf7e';
  g.font = '500 30px Oswald';
  g.fillText('+1000 power on your turn', CARD.width / 2, 612);
}
