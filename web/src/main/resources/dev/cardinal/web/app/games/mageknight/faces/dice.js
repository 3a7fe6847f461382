// Mana dice: a side of colored glass with the colour's sign.
import { icon, mix, rounded, veil } from '../../../faces/ink.js';
import icons from '../icons.js';
import { LEAD, MANA } from '../palette.js';

/** @param {CanvasRenderingContext2D} g @param {import('../palette.js').Colour} colour */
export function die(g, colour) {
  const { main, dark, light, sign } = MANA[colour];
  const fill = g.createLinearGradient(40, 20, 480, 500);
  fill.addColorStop(0, mix(main, light, 0.45));
  fill.addColorStop(0.5, main);
  fill.addColorStop(1, mix(main, dark, 0.5));
  g.fillStyle = fill;
  g.fillRect(0, 0, 512, 512);
  g.strokeStyle = veil(LEAD, 0.85);
  g.lineWidth = 14;
  rounded(g, 16, 16, 480, 480, 56);
  g.stroke();
  g.strokeStyle = veil('#ffffff', 0.35);
  g.lineWidth = 6;
  rounded(g, 30, 30, 452, 452, 46);
  g.stroke();
  const pale = colour === 'white' || colour === 'gold';
  icon(g, icons, sign, 262, 266, 340, veil(pale ? '#ffffff' : LEAD, 0.5));
  icon(g, icons, sign, 256, 256, 340, pale ? '#1b1724' : '#ffffff');
}
