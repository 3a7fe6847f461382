// Cut stones of mana: a colour and its sign.
import { icon, mix, polygon, veil } from '../../../faces/ink.js';
import icons from '../icons.js';
import { LEAD, MANA } from '../palette.js';

/** How much of the light or the dark each of the eight facets has. */
const FACETS = [0.45, 0.6, 0.45, 0.25, 0.35, 0.65, 0.45, 0.2];

/**
 * @param {CanvasRenderingContext2D} g @param {number} x @param {number} y @param {number} radius
 * @param {import('../palette.js').Colour} colour
 */
export function gem(g, x, y, radius, colour) {
  const { main, dark, light, sign } = MANA[colour];
  const turn = Math.PI / 8;
  g.save();
  g.shadowColor = veil(main, 0.8);
  g.shadowBlur = radius * 0.5;
  polygon(g, x, y, radius, 8, turn);
  g.fillStyle = dark;
  g.fill();
  g.restore();
  FACETS.forEach((share, i) => {
    const from = turn + (i * Math.PI) / 4;
    const to = from + Math.PI / 4;
    g.beginPath();
    for (const [angle, far] of [[from, 1], [to, 1], [to, 0.62], [from, 0.62]]) {
      g.lineTo(x + radius * far * Math.cos(angle), y + radius * far * Math.sin(angle));
    }
    g.closePath();
    g.fillStyle = mix(main, i > 3 && i < 7 ? light : dark, share);
    g.fill();
  });
  polygon(g, x, y, radius * 0.64, 8, turn);
  g.fillStyle = main;
  g.fill();
  const pale = colour === 'white' || colour === 'gold';
  icon(g, icons, sign, x, y, radius * 0.92, pale ? '#1b1724' : '#ffffff');
  polygon(g, x, y, radius, 8, turn);
  g.strokeStyle = LEAD;
  g.lineWidth = radius * 0.12;
  g.stroke();
}
