/** The back of a card nobody has drawn a picture for: dark blue, with the compass. */
import { CARD, compass, rounded, veil } from '../../faces/ink.js';
import { rosette } from './look.js';

/** @param {CanvasRenderingContext2D} g @param {string} _ @param {import('../types.js').Shape} shape */
export function back(g, _, shape) {
  const [W, H] = shape === 'card' ? [CARD.width, CARD.height] : shape === 'banner' ? [200, 280] : [512, 512];
  const cloth = g.createLinearGradient(0, 0, W, H);
  cloth.addColorStop(0, '#2c4763');
  cloth.addColorStop(1, '#182a3f');
  g.fillStyle = '#e8dcc0';
  g.fillRect(0, 0, W, H);
  rounded(g, 14, 14, W - 28, H - 28, 16);
  g.fillStyle = cloth;
  g.fill();
  g.save();
  g.clip();
  g.strokeStyle = veil('#e8dcc0', 0.13);
  g.lineWidth = 2;
  for (let i = -H; i < W + H; i += 22) {
    g.beginPath();
    g.moveTo(i, 0);
    g.lineTo(i + H, H);
    g.moveTo(i, H);
    g.lineTo(i + H, 0);
    g.stroke();
  }
  g.restore();
  const radius = Math.min(W, H) * 0.36;
  rosette(g, W / 2, H / 2, radius * 1.08, 'back', veil('#e8dcc0', 0.4), 16);
  compass(g, W / 2, H / 2, radius * 0.62, '#f0e2c0', '#1b2f47');
  rounded(g, 26, 26, W - 52, H - 52, 10);
  g.strokeStyle = veil('#e8dcc0', 0.6);
  g.lineWidth = 3;
  g.stroke();
}
