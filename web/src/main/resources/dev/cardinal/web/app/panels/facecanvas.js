// A face on a canvas of its own, outside the 3D table: for the zoom and for the table without WebGL.

import { h } from './html.js';

/** @typedef {import('../scene/types.js').Face} Face */

const SPACES = {
  card: [488, 680], banner: [200, 280], disc: [512, 512], hex: [512, 512], die: [512, 512], chip: [512, 512],
};

/** @param {any} game @param {Face | undefined} face @param {string} [area] @returns {keyof typeof SPACES} */
export function shapeOf(game, face, area) {
  try {
    return game.shape(face, area) in SPACES ? game.shape(face, area) : 'card';
  } catch {
    return 'card';
  }
}

/**
 * @param {any} game
 * @param {Face | undefined} face nothing draws the back of what lies in the area
 * @param {{width: number, area?: string}} how the width in CSS pixels
 */
export function faceCanvas(game, face, { width, area = '' }) {
  const shape = shapeOf(game, face, area);
  const [w, hgt] = SPACES[shape];
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  const height = Math.round((width * hgt) / w);
  const canvas = h('canvas', {
    class: `face ${shape}`, 'aria-hidden': 'true', width: width * ratio, height: height * ratio,
  });
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const lod = width >= 180 ? 'full' : width >= 56 ? 'table' : 'tiny';
  const paint = () => {
    const ink = canvas.getContext('2d', { willReadFrequently: true });
    if (!ink) return;
    ink.setTransform((width * ratio) / w, 0, 0, (height * ratio) / hgt, 0, 0);
    ink.clearRect(0, 0, w, hgt);
    outline(ink, shape, w, hgt);
    try {
      if (face) game.draw(ink, face, lod);
      else game.back(ink, area, shape, lod);
    } catch (problem) {
      console.warn(`${face?.id ?? 'A back'} cannot be drawn`, problem);
    }
  };
  paint();
  // Fonts come late; what was drawn before them is drawn again.
  if (document.fonts && document.fonts.status !== 'loaded') document.fonts.ready.then(paint);
  return canvas;
}

/**
 * Cuts the piece's outline out of the square canvas.
 * @param {CanvasRenderingContext2D} ink @param {keyof typeof SPACES} shape @param {number} w @param {number} hgt
 */
function outline(ink, shape, w, hgt) {
  ink.beginPath();
  if (shape === 'card') ink.roundRect(0, 0, w, hgt, 26);
  else if (shape === 'disc' || shape === 'chip') ink.arc(w / 2, hgt / 2, w / 2, 0, Math.PI * 2);
  else if (shape === 'hex') {
    for (let corner = 0; corner < 6; corner++) {
      const angle = -Math.PI / 2 + (corner * Math.PI) / 3;
      ink.lineTo(w / 2 + (w / 2) * Math.cos(angle), hgt / 2 + (hgt / 2) * Math.sin(angle));
    }
  } else ink.rect(0, 0, w, hgt);
  ink.clip();
}
