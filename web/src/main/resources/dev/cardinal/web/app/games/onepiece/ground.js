// A sea chart: deep water, rhumb lines between compass roses, depth lines around shoals, and a rope around each side.

import { compass, grain, seeded, veil } from '../../faces/ink.js';
import { rope } from './rope.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('../types.js').Ground} Ground */

const LINE = '#dff1ee';
/** Where the compass roses are, and how strong their courses. */
const ROSES = [[0.5, 0.39, 0.17], [0.06, 0.06, 0.1], [0.94, 0.1, 0.1], [0.1, 0.96, 0.1], [0.92, 0.92, 0.11]];

/** @param {Ink} g @param {Ground} ground */
export function ground(g, { width, height, plan }) {
  water(g, width, height);
  shoals(g, width, height);
  rhumbs(g, width, height);
  g.save();
  g.globalAlpha = 0.2;
  compass(g, width / 2, height * 0.39, Math.min(width, height) * 0.235, '#e9dcb4', '#123a4c');
  g.restore();
  graticule(g, width, height);
  grain(g, 0, 0, width, height, 0.12, 'overlay');
  edges(g, width, height);
  for (const zone of plan.zones) {
    if (zone.kind === 'rope') {
      side(g, zone.x * width, zone.y * height, zone.w * width, zone.h * height);
    }
  }
}

/** @param {Ink} g @param {number} width @param {number} height */
function water(g, width, height) {
  const [x, y] = [width * 0.46, height * 0.42];
  const light = g.createRadialGradient(x, y, 30, x, y, Math.max(width, height) * 0.72);
  light.addColorStop(0, '#1f5a70');
  light.addColorStop(0.45, '#143e52');
  light.addColorStop(1, '#081c28');
  g.fillStyle = light;
  g.fillRect(0, 0, width, height);
}

/** Lines of equal depth, around a few shoals. @param {Ink} g @param {number} width @param {number} height */
function shoals(g, width, height) {
  const chance = seeded('shoals');
  g.lineWidth = 1;
  for (const [x, y, size] of [[0.14, 0.9, 0.2], [0.86, 0.42, 0.17], [0.62, 0.04, 0.16], [0.04, 0.3, 0.14]]) {
    const bumps = [chance() * 6, chance() * 6, chance() * 6];
    for (let ring = 1; ring <= 5; ring++) {
      g.strokeStyle = veil(LINE, 0.15 - ring * 0.015);
      g.beginPath();
      for (let angle = 0; angle <= 360; angle += 4) {
        const turn = (angle * Math.PI) / 180;
        const wave = 0.2 * Math.sin(2 * turn + bumps[0]) + 0.12 * Math.sin(3 * turn + bumps[1])
          + 0.07 * Math.sin(5 * turn + bumps[2]);
        const radius = size * width * (ring / 5) * (1 + wave);
        g.lineTo(x * width + radius * Math.cos(turn), y * height + radius * 0.72 * Math.sin(turn));
      }
      g.closePath();
      g.stroke();
    }
  }
}

/** Courses from rose to rose: sixteen from each. @param {Ink} g @param {number} width @param {number} height */
function rhumbs(g, width, height) {
  const far = Math.hypot(width, height);
  for (const [x, y, strong] of ROSES) {
    for (let i = 0; i < 16; i++) {
      const turn = (i * Math.PI) / 8 + 0.04;
      g.strokeStyle = veil(LINE, i % 2 ? strong * 0.55 : strong);
      g.lineWidth = i % 4 === 0 ? 1.6 : 1;
      g.beginPath();
      g.moveTo(x * width, y * height);
      g.lineTo(x * width + far * Math.cos(turn), y * height + far * Math.sin(turn));
      g.stroke();
    }
  }
}

/** The chart's own scale, along its rim. @param {Ink} g @param {number} width @param {number} height */
function graticule(g, width, height) {
  g.fillStyle = veil(LINE, 0.1);
  for (let i = 0; i * 40 < width; i += 2) {
    g.fillRect(i * 40, 0, 40, 3);
    g.fillRect(i * 40 + 40, height - 3, 40, 3);
  }
  for (let i = 0; i * 40 < height; i += 2) {
    g.fillRect(0, i * 40, 3, 40);
    g.fillRect(width - 3, i * 40 + 40, 3, 40);
  }
}

/** @param {Ink} g @param {number} width @param {number} height */
function edges(g, width, height) {
  const [x, near, far] = [width / 2, Math.min(width, height) * 0.35, Math.max(width, height) * 0.68];
  const dark = g.createRadialGradient(x, height * 0.45, near, x, height * 0.5, far);
  dark.addColorStop(0, veil('#020a10', 0));
  dark.addColorStop(1, veil('#020a10', 0.55));
  g.fillStyle = dark;
  g.fillRect(0, 0, width, height);
}

/**
 * One player's side of the chart.
 * @param {Ink} g @param {number} x @param {number} y @param {number} width @param {number} height
 */
function side(g, x, y, width, height) {
  g.fillStyle = veil('#06202d', 0.32);
  g.beginPath();
  g.roundRect(x + 3, y + 3, width - 6, height - 6, 15);
  g.fill();
  rope(g, x + 3, y + 3, width - 6, height - 6, 15);
}
