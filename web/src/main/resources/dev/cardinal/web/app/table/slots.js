/** Dashed places with a word, for piles that can run empty. They are painted on the ground, under the pieces. */
import { rounded } from '../faces/ink.js';

/** @param {CanvasRenderingContext2D} g @param {import('./layout.js').Slot[]} slots */
export function paintSlots(g, slots) {
  for (const { x, y, w, h, word } of slots) {
    const wide = w * 0.95;
    const high = h * 0.96;
    g.save();
    rounded(g, x - wide / 2, y - high / 2, wide, high, w * 0.06);
    g.fillStyle = 'rgba(0, 0, 0, 0.2)';
    g.fill();
    g.strokeStyle = 'rgba(240, 220, 170, 0.38)';
    g.lineWidth = 1.2;
    g.setLineDash([5, 4]);
    g.stroke();
    const size = Math.max(9, Math.min(12, w * 0.15));
    g.font = `600 ${size}px Inter, sans-serif`;
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillStyle = 'rgba(245, 235, 210, 0.78)';
    const lines = w < 34 ? [] : word.split(' ');
    lines.forEach((line, i) => g.fillText(line, x, y + (i - (lines.length - 1) / 2) * size * 1.2, wide - 6));
    g.restore();
  }
}
