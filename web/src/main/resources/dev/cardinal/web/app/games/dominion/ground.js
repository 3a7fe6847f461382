// The table: green felt in the light, a brass line, a walnut edge.

import { grain, rounded, seeded } from '../../faces/ink.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../types.js').Ground} Ground */
/** @typedef {import('../types.js').Zone} Zone */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const CORNER = 26;

/** @param {Ink} g @param {Ground} ground */
export function ground(g, { width, height, plan }) {
  const edge = Math.max(5, Math.min(9, width * 0.008));
  const cloth = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  walnut(g, width, height);
  felt(g, cloth, height * 0.4);
  brass(g, cloth);
  for (const zone of plan.zones) {
    framed(g, zone, width, height);
  }
}

/** @param {Ink} g @param {number} width @param {number} height */
function walnut(g, width, height) {
  const shade = g.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, '#2a1a12');
  shade.addColorStop(1, '#4a2f1e');
  g.fillStyle = shade;
  g.fillRect(0, 0, width, height);
  const chance = seeded('walnut');
  g.save();
  g.globalAlpha = 0.35;
  for (let i = 0; i < height / 3; i++) {
    const y = chance() * height;
    g.strokeStyle = chance() < 0.5 ? '#1a0f09' : '#6b4529';
    g.lineWidth = 0.5 + chance() * 1.4;
    g.beginPath();
    for (let x = 0; x <= width + 40; x += 40) {
      g.lineTo(x, y + 3 * Math.sin(x * 0.008 + i) + chance() * 2);
    }
    g.stroke();
  }
  g.restore();
  grain(g, 0, 0, width, height, 0.14, 'overlay', 1);
}

/** @param {Ink} g @param {Box} cloth @param {number} light how far down the light falls */
function felt(g, cloth, light) {
  const { x, y, width, height } = cloth;
  g.save();
  rounded(g, x, y, width, height, CORNER);
  g.clip();
  const shade = g.createRadialGradient(x + width / 2, light, 30, x + width / 2, light, Math.max(width, height) * 0.62);
  shade.addColorStop(0, '#2f6650');
  shade.addColorStop(0.5, '#20493a');
  shade.addColorStop(1, '#0f241c');
  g.fillStyle = shade;
  g.fillRect(x, y, width, height);
  grain(g, x, y, width, height, 0.2, 'overlay', 0.5);
  grain(g, x, y, width, height, 0.13, 'multiply', 1.15);
  fibres(g, cloth);
  g.shadowColor = '#000000e6';
  g.shadowBlur = 24;
  g.strokeStyle = '#000000e6';
  g.lineWidth = 6;
  rounded(g, x - 3, y - 3, width + 6, height + 6, CORNER + 3);
  g.stroke();
  g.restore();
}

/** @param {Ink} g @param {Box} cloth */
function fibres(g, { x, y, width, height }) {
  const chance = seeded('felt');
  g.save();
  g.globalAlpha = 0.07;
  g.lineWidth = 0.6;
  for (const colour of ['#bfe6cf', '#02110b']) {
    g.strokeStyle = colour;
    g.beginPath();
    for (let i = 0; i < (width * height) / 260; i++) {
      const left = x + chance() * width;
      const top = y + chance() * height;
      const angle = chance() * 2 * Math.PI;
      g.moveTo(left, top);
      g.lineTo(left + 4.5 * Math.cos(angle), top + 4.5 * Math.sin(angle));
    }
    g.stroke();
  }
  g.restore();
}

/** @param {Ink} g @param {Box} cloth */
function brass(g, { x, y, width, height }) {
  g.strokeStyle = '#c79a4a';
  g.lineWidth = 2.2;
  rounded(g, x, y, width, height, CORNER);
  g.stroke();
  g.strokeStyle = '#ffe29659';
  g.lineWidth = 1;
  rounded(g, x + 6, y + 6, width - 12, height - 12, CORNER - 6);
  g.stroke();
}

/** @param {Ink} g @param {Zone} zone @param {number} width @param {number} height */
function framed(g, zone, width, height) {
  rounded(g, zone.x * width, zone.y * height, zone.w * width, zone.h * height, 13);
  g.fillStyle = '#00000029';
  g.fill();
  g.strokeStyle = '#e2be6e6b';
  g.lineWidth = 1.3;
  g.stroke();
}
