// Tactics: a number that says who goes first, the sun or the moon, and what else they give. Skills: round tokens.
import { CARD, disc, fitLine, icon, mix, rounded, veil } from '../../../faces/ink.js';
import { picture } from './art.js';
import { FRAME, foot, title, window } from './cards.js';
import { effects, sentence } from '../effects.js';
import { frame, glass } from './glass.js';
import icons from '../icons.js';
import { HEROES, LEAD, MANA } from '../palette.js';
import { SAND, deep, fitted, panel } from './panes.js';
import { number } from './signs.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../../types.js').Face} Face */
/** @typedef {import('../../types.js').Lod} Lod */

const { width: W, height: H } = CARD;

/** @param {Ink} g @param {Face} face @param {Lod} lod */
export function tactic(g, face, lod) {
  const night = face.kind.startsWith('Night');
  const edge = FRAME[lod];
  const fine = lod === 'full';
  g.save();
  rounded(g, 0, 0, W, H, CARD.corner);
  g.clip();
  const top = fine ? 372 : 480;
  window(g, { ...face, colours: [night ? 'black' : 'gold'] }, lod, top - 8);
  if (lod !== 'tiny') title(g, face.name, lod);
  const box = { x: edge + 4, y: top, width: W - 2 * edge - 8, height: (fine ? 628 : H - edge - 4) - top };
  const look = night ? { ...deep('black'), from: '#3b3563' } : SAND;
  panel(g, box, look);
  g.fillStyle = look.ink;
  if (fine) {
    fitted(g, sentence((face.lines ?? []).join(' ')), { x: box.x + 18, y: top + 8, width: box.width - 36,
      height: box.height - 16 },
      { size: 34 });
    foot(g, face.kind);
  }
  const size = fine ? 62 : 150;
  const x = fine ? W - 74 : W / 2 + 92;
  const y = fine ? 138 : top + box.height / 2;
  if (fine) {
    disc(g, x, y, 44);
    g.fillStyle = LEAD;
    g.fill();
    g.strokeStyle = '#f2c14e';
    g.lineWidth = 5;
    g.stroke();
    g.fillStyle = '#ffe7a6';
  }
  number(g, String(face.numbers?.number ?? ''), x, y, size);
  if (!fine) icon(g, icons, night ? 'moon' : 'sun', W / 2 - 78, y, 120, look.ink);
  frame(g, edge);
  g.restore();
}

/** @param {Ink} g @param {Face} face @param {Lod} lod */
export function skill(g, face, lod) {
  const hero = HEROES[face.id.split('/')[1]];
  const { panes, main, light, dark } = MANA[hero?.colour ?? 'gold'];
  const [one] = effects(face);
  g.save();
  disc(g, 256, 256, 254);
  g.clip();
  glass(g, face.id, { x: 0, y: 0, width: 512, height: 512 }, panes,
    { panes: lod === 'full' ? 30 : 16, lead: lod === 'full' ? 5 : 9, focus: 0.36 });
  const words = lod === 'full';
  const centre = words ? 150 : lod === 'tiny' ? 256 : 196;
  const radius = words ? 96 : lod === 'tiny' ? 190 : 132;
  disc(g, 256, centre, radius);
  g.fillStyle = mix(light, '#ffffff', 0.4);
  g.fill();
  g.strokeStyle = LEAD;
  g.lineWidth = 10;
  g.stroke();
  icon(g, icons, picture(face), 256, centre, radius * 1.44, mix(dark, '#08060c', 0.45));
  const name = face.name.replace(/ \(.*\)$/, '');
  if (words) {
    g.fillStyle = veil('#120f18', 0.94);
    g.fillRect(0, 254, 512, 60);
    g.fillStyle = '#fbf6ff';
    g.textAlign = 'center';
    g.textBaseline = 'alphabetic';
    const size = fitLine(g, name, '700 $px Cinzel', 36, 440);
    g.fillText(name, 256, 284 + size * 0.35);
    panel(g, { x: 0, y: 318, width: 512, height: 194 }, deep(hero?.colour ?? 'gold'));
    g.fillStyle = '#ffffff';
    fitted(g, sentence(one?.text ?? ''), { x: 92, y: 322, width: 328, height: 104 },
      { size: 32, least: 20, lead: 1.02 });
    g.font = '600 20px Cinzel';
    g.textAlign = 'center';
    g.fillText(one?.often ?? '', 256, 456);
  } else if (lod === 'table') {
    g.fillStyle = veil('#120f18', 0.94);
    g.fillRect(0, 340, 512, 112);
    g.fillStyle = '#fbf6ff';
    fitted(g, name, { x: 78, y: 346, width: 356, height: 100 },
      { font: '700 $px Cinzel', size: 62, least: 30, lead: 0.92 });
  }
  g.strokeStyle = main;
  g.lineWidth = 18;
  disc(g, 256, 256, 246);
  g.stroke();
  g.strokeStyle = LEAD;
  g.lineWidth = 4;
  disc(g, 256, 256, 235);
  g.stroke();
  g.restore();
}
