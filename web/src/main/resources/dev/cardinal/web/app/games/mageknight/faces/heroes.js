// Heroes: banners on the map, in their colour and with their sign.
import { disc, icon, mix, veil } from '../../../faces/ink.js';
import icons from '../icons.js';
import { HEROES, LEAD, MANA } from '../palette.js';

/** @param {CanvasRenderingContext2D} g @param {import('../../types.js').Face} face in 200 x 280 */
export function banner(g, face) {
  const { colour, sign } = HEROES[face.name] ?? HEROES.Goldyx;
  const { main, dark, light } = MANA[colour];
  const cloth = (/** @type {number} */ inset) => {
    g.beginPath();
    g.moveTo(20 + inset, 22 + inset);
    g.lineTo(180 - inset, 22 + inset);
    g.lineTo(180 - inset, 262 - inset * 1.6);
    g.lineTo(100, 216 - inset * 0.8);
    g.lineTo(20 + inset, 262 - inset * 1.6);
    g.closePath();
  };
  g.save();
  g.shadowColor = veil('#000000', 0.6);
  g.shadowBlur = 12;
  cloth(0);
  g.fillStyle = LEAD;
  g.fill();
  g.restore();
  cloth(5);
  g.fillStyle = '#fff4dc';
  g.fill();
  cloth(12);
  const fill = g.createLinearGradient(30, 20, 170, 260);
  fill.addColorStop(0, mix(main, light, 0.2));
  fill.addColorStop(1, mix(main, dark, 0.55));
  g.fillStyle = fill;
  g.fill();
  g.save();
  g.clip();
  g.fillStyle = veil('#ffffff', 0.14);
  g.fillRect(20, 20, 46, 260);
  g.restore();
  g.fillStyle = LEAD;
  g.beginPath();
  g.roundRect(4, 8, 192, 22, 11);
  g.fill();
  g.fillStyle = '#c79a4a';
  g.beginPath();
  g.roundRect(8, 11, 184, 15, 8);
  g.fill();
  disc(g, 100, 118, 66);
  g.fillStyle = veil('#120f18', 0.85);
  g.fill();
  g.strokeStyle = '#fff4dc';
  g.lineWidth = 5;
  g.stroke();
  icon(g, icons, sign, 100, 118, 100, '#fff4dc');
}
