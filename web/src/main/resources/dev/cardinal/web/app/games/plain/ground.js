/** A quiet table: blue-grey cloth in a dark wooden rim, the compass woven into the middle. */
import { compass, grain, rounded, veil } from '../../faces/ink.js';
import { rosette } from './look.js';

/** @param {CanvasRenderingContext2D} g @param {import('../types.js').Ground} ground */
export function ground(g, { width, height, plan }) {
  const wood = g.createLinearGradient(0, 0, 0, height);
  wood.addColorStop(0, '#20160f');
  wood.addColorStop(1, '#33231a');
  g.fillStyle = wood;
  g.fillRect(0, 0, width, height);
  const rim = Math.min(10, width * 0.012);
  rounded(g, rim, rim, width - 2 * rim, height - 2 * rim, 26);
  g.save();
  g.clip();
  const far = Math.hypot(width, height) * 0.56;
  const cloth = g.createRadialGradient(width / 2, height * 0.42, 20, width / 2, height * 0.45, far);
  cloth.addColorStop(0, '#3a536a');
  cloth.addColorStop(0.5, '#27394b');
  cloth.addColorStop(1, '#101923');
  g.fillStyle = cloth;
  g.fillRect(0, 0, width, height);
  grain(g, 0, 0, width, height, 0.2, 'overlay');
  const radius = Math.min(width, height) * 0.24;
  g.globalAlpha = 0.2;
  rosette(g, width / 2, height * 0.44, radius * 1.5, 'table', '#d9c48c', 18, 0.0035);
  g.globalAlpha = 0.1;
  compass(g, width / 2, height * 0.44, radius * 0.62, '#e8d9ae', '#22364a');
  g.globalAlpha = 1;
  for (const zone of plan.zones) {
    rounded(g, zone.x * width, zone.y * height, zone.w * width, zone.h * height, 14);
    g.fillStyle = 'rgba(0, 0, 0, 0.15)';
    g.fill();
    g.strokeStyle = veil('#d9c48c', 0.3);
    g.lineWidth = 1.2;
    g.stroke();
  }
  g.restore();
  rounded(g, rim, rim, width - 2 * rim, height - 2 * rim, 26);
  g.strokeStyle = '#b08d4c';
  g.lineWidth = 1.6;
  g.stroke();
}
