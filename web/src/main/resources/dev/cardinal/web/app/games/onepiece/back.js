// The back of a card: sea scales and a compass; of a DON!! card: the same in gold.

import { CARD, compass, rounded, veil } from '../../faces/ink.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('../types.js').Lod} Lod */

/** @param {Ink} g @param {boolean} don @param {Lod} lod */
export function back(g, don, lod) {
  const [deep, light] = don ? ['#2a2119', '#e0b550'] : ['#12314a', '#e6cf9c'];
  const fine = lod === 'full';
  g.fillStyle = deep;
  g.fillRect(0, 0, CARD.width, CARD.height);
  const glow = g.createRadialGradient(CARD.width / 2, CARD.height / 2, 60, CARD.width / 2, CARD.height / 2, 420);
  glow.addColorStop(0, veil(light, 0.2));
  glow.addColorStop(1, veil(light, 0));
  g.fillStyle = glow;
  g.fillRect(0, 0, CARD.width, CARD.height);
  g.strokeStyle = veil(light, 0.34);
  g.lineWidth = fine ? 4 : 5;
  g.beginPath();
  for (let row = 0; row < 17; row++) {
    for (let i = -1; i < 8; i++) {
      const x = i * 76 + (row % 2 ? 38 : 0);
      const y = CARD.height - row * 46 + 20;
      for (const radius of fine ? [37, 26, 14] : [37, 20]) {
        g.moveTo(x - radius, y);
        g.arc(x, y, radius, Math.PI, 0);
      }
    }
  }
  g.stroke();
  g.strokeStyle = light;
  g.lineWidth = fine ? 9 : 13;
  rounded(g, 22, 22, CARD.width - 44, CARD.height - 44, 16);
  g.stroke();
  compass(g, CARD.width / 2, CARD.height / 2, fine ? 124 : 150, light, deep);
}
