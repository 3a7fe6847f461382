// A laid rope around a rectangle.

import { veil } from '../../faces/ink.js';

/** @typedef {import('../types.js').Ink} Ink */

const STRAND = 5.2;

/**
 * @param {Ink} g @param {number} x @param {number} y
 * @param {number} width @param {number} height @param {number} corner
 */
export function rope(g, x, y, width, height, corner) {
  const outline = () => {
    g.beginPath();
    g.roundRect(x, y, width, height, corner);
  };
  g.save();
  g.lineCap = 'round';
  g.strokeStyle = veil('#020a0f', 0.6);
  g.lineWidth = 7.5;
  g.translate(0.8, 1.6);
  outline();
  g.stroke();
  g.translate(-0.8, -1.6);
  g.strokeStyle = '#8a6b3c';
  g.lineWidth = 5;
  outline();
  g.stroke();
  g.strokeStyle = '#d0a96a';
  g.lineWidth = 3.4;
  outline();
  g.stroke();
  g.strokeStyle = '#6a4c26';
  g.lineWidth = 1.1;
  g.beginPath();
  for (const { x: px, y: py, turn } of along(x, y, width, height, corner)) {
    const lean = turn - 0.75;
    g.moveTo(px - 2.9 * Math.cos(lean), py - 2.9 * Math.sin(lean));
    g.lineTo(px + 2.9 * Math.cos(lean), py + 2.9 * Math.sin(lean));
  }
  g.stroke();
  g.restore();
}

/**
 * Points along the rectangle, each with the direction of the rope there.
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {number} corner
 */
function* along(x, y, width, height, corner) {
  const long = width - 2 * corner;
  const high = height - 2 * corner;
  const bend = (corner * Math.PI) / 2;
  const starts = [
    [x + corner, y], [x + width, y + corner], [x + width - corner, y + height], [x, y + height - corner],
  ];
  for (let i = 0; i < 4; i++) {
    const turn = (i * Math.PI) / 2;
    const straight = i % 2 ? high : long;
    for (let at = 0; at < straight; at += STRAND) {
      yield { x: starts[i][0] + at * Math.cos(turn), y: starts[i][1] + at * Math.sin(turn), turn };
    }
    const middle = {
      x: starts[i][0] + straight * Math.cos(turn) - corner * Math.sin(turn),
      y: starts[i][1] + straight * Math.sin(turn) + corner * Math.cos(turn),
    };
    for (let at = 0; at < bend; at += STRAND) {
      const angle = turn - Math.PI / 2 + at / corner;
      const [px, py] = [middle.x + corner * Math.cos(angle), middle.y + corner * Math.sin(angle)];
      yield { x: px, y: py, turn: angle + Math.PI / 2 };
    }
  }
}
