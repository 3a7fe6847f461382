/** The face of any card: title, a large letter in a rosette, kind, cost, numbers and words. */
import { CARD, coin, disc, fitLine, grain, mix, rounded, veil, writeInto } from '../../faces/ink.js';
import { PAPER, initial, inkOf, rosette } from './look.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('../types.js').Face} Face */
/** @typedef {import('../types.js').Lod} Lod */

const { width: W, height: H } = CARD;
const SERIF = '"EB Garamond", Georgia, serif';

/** @param {Ink} g @param {Face} face @param {Lod} lod */
export function face(g, face, lod) {
  const ink = inkOf(face);
  paper(g, ink);
  const wordy = lod === 'full' && !!face.lines?.length;
  const middle = wordy ? H * 0.36 : lod === 'tiny' ? H * 0.5 : H * 0.525;
  medallion(g, face, middle, wordy ? W * 0.31 : W * 0.4, ink);
  if (lod === 'tiny') return;
  title(g, face, ink);
  if (wordy) words(g, face);
  foot(g, face, ink);
}

/** @param {Ink} g @param {string} ink */
function paper(g, ink) {
  const sheet = g.createLinearGradient(0, 0, W, H);
  sheet.addColorStop(0, PAPER.light);
  sheet.addColorStop(1, PAPER.dark);
  g.fillStyle = ink;
  g.fillRect(0, 0, W, H);
  rounded(g, 13, 13, W - 26, H - 26, 17);
  g.fillStyle = sheet;
  g.fill();
  grain(g, 0, 0, W, H, 0.08);
  rounded(g, 24, 24, W - 48, H - 48, 10);
  g.strokeStyle = veil(ink, 0.5);
  g.lineWidth = 2.5;
  g.stroke();
}

/** @param {Ink} g @param {Face} face @param {number} y @param {number} radius @param {string} ink */
function medallion(g, face, y, radius, ink) {
  const wash = g.createRadialGradient(W / 2, y, radius * 0.2, W / 2, y, radius);
  wash.addColorStop(0, veil(mix(ink, '#ffffff', 0.8), 0.2));
  wash.addColorStop(1, veil(mix(ink, '#ffffff', 0.55), 0.75));
  disc(g, W / 2, y, radius);
  g.fillStyle = wash;
  g.fill();
  rosette(g, W / 2, y, radius, face.name, veil(ink, 0.42));
  disc(g, W / 2, y, radius * 0.585);
  g.fillStyle = PAPER.light;
  g.fill();
  g.strokeStyle = ink;
  g.lineWidth = 5;
  g.stroke();
  disc(g, W / 2, y, radius * 0.53);
  g.lineWidth = 1.6;
  g.stroke();
  g.fillStyle = ink;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  fitLine(g, initial(face), `700 $px ${SERIF}`, Math.round(radius * 0.98), radius * 0.9);
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = g.measureText(initial(face));
  g.fillText(initial(face), W / 2, y + (up - down) / 2);
}

/** @param {Ink} g @param {Face} face @param {string} ink */
function title(g, face, ink) {
  const left = face.cost ? 100 : 40;
  g.fillStyle = PAPER.ink;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const middle = face.cost ? (left + W - 40) / 2 : W / 2;
  fitLine(g, face.name, `700 $px ${SERIF}`, 64, W - 40 - left, 26);
  g.fillText(face.name, middle, 92);
  g.strokeStyle = veil(ink, 0.5);
  g.lineWidth = 2;
  g.beginPath();
  g.moveTo(W * 0.3, 112);
  g.lineTo(W * 0.7, 112);
  g.stroke();
  if (face.cost) coin(g, 66, 72, 34, face.cost);
}

/** @param {Ink} g @param {Face} face */
function words(g, face) {
  g.fillStyle = PAPER.ink;
  writeInto(g, (face.lines ?? []).join('\n'), { x: 48, y: H * 0.57, width: W - 96, height: H * 0.25 },
    { font: `500 $px ${SERIF}`, size: 33, least: 15 });
}

/** Kind and numbers. @param {Ink} g @param {Face} face @param {string} ink */
function foot(g, face, ink) {
  const numbers = Object.entries(face.numbers ?? {}).slice(0, 3);
  g.textBaseline = 'alphabetic';
  g.textAlign = 'center';
  if (numbers.length) {
    numbers.forEach(([name, value], i) => {
      const x = W * ((i + 0.5) / numbers.length);
      g.fillStyle = ink;
      g.font = `700 46px ${SERIF}`;
      g.fillText(String(value), x, H - 76);
      g.fillStyle = PAPER.soft;
      g.font = `500 24px ${SERIF}`;
      g.fillText(name, x, H - 46);
    });
  } else if (face.kind && face.kind !== 'Card') {
    g.fillStyle = ink;
    fitLine(g, face.kind, `600 $px ${SERIF}`, 36, W - 100);
    g.fillText(face.kind, W / 2, H - 54);
  } else {
    g.fillStyle = ink;
    g.font = `700 44px ${SERIF}`;
    g.fillText(initial(face), W - 58, H - 48);
    g.fillText(initial(face), 58, H - 48);
  }
}
