// The back of a card: wine-red, with the brand's compass in gold rosettes.

import { CARD, compass, grain, rounded } from '../../faces/ink.js';
import { rosette } from './rosette.js';

const DEEP = '#5b1626';
const GOLD = '#d8b45c';

/**
 * @param {CanvasRenderingContext2D} g @param {import('../types.js').Lod} lod
 */
export function drawBack(g, lod) {
  const { width, height, corner } = CARD;
  g.save();
  rounded(g, 0, 0, width, height, corner);
  g.clip();
  const shade = g.createRadialGradient(width * 0.4, height * 0.35, 40, width / 2, height / 2, height * 0.65);
  shade.addColorStop(0, '#6d1d30');
  shade.addColorStop(1, '#451019');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  grain(g, 0, 0, width, height, 0.12);
  g.strokeStyle = GOLD;
  g.lineWidth = 8;
  rounded(g, 22, 22, width - 44, height - 44, 16);
  g.stroke();
  g.lineWidth = 2.5;
  rounded(g, 38, 38, width - 76, height - 76, 8);
  g.stroke();
  if (lod !== 'tiny') {
    g.clip();
    rosette(g, 'the back of a card', width / 2, height / 2, 172, GOLD, lod === 'full');
    rosette(g, 'its corners', width / 2, height / 2, 300, GOLD, lod === 'full');
  }
  compass(g, width / 2, height / 2, lod === 'tiny' ? 150 : 118, GOLD, DEEP);
  g.restore();
}
