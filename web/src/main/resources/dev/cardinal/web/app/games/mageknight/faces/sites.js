// What stands on a space, in an octagon.
import { icon, polygon, veil } from '../../../faces/ink.js';
import icons from '../icons.js';
import { MANA } from '../palette.js';

/** @type {Record<string, {sign: string, tint: string}>} */
const SITES = {
  village: { sign: 'village', tint: '#f0d9a0' },
  'magical glade': { sign: 'forest-camp', tint: '#c8f0c0' },
  keep: { sign: 'hill-fort', tint: '#e3e7ee' },
  'mage tower': { sign: 'evil-tower', tint: '#d7c6ff' },
  'ancient ruins': { sign: 'ancient-ruins', tint: '#f0e2c0' },
  monastery: { sign: 'church', tint: '#ffffff' },
  'monster den': { sign: 'cave-entrance', tint: '#e6c8a8' },
  dungeon: { sign: 'dungeon-gate', tint: '#e6b8a8' },
  tomb: { sign: 'tombstone', tint: '#cfd3dc' },
  'spawning grounds': { sign: 'spider-eye', tint: '#e8a8c8' },
  portal: { sign: 'portal', tint: '#a9dcff' },
  'rampaging orcs': { sign: 'orc-head', tint: '#8fe0a4' },
  'rampaging draconum': { sign: 'dragon-head', tint: '#ffb4a8' },
};

/** @param {string} place a site's name @returns {{sign: string, tint: string}} */
export function look(place) {
  const [first, what] = place.split(' ');
  const colour = MANA[/** @type {import('../palette.js').Colour} */ (first)];
  if (colour && (what === 'mine' || what === 'city')) {
    return { sign: what === 'mine' ? 'gold-mine' : 'castle', tint: first === 'white' ? '#ffffff' : colour.light };
  }
  return SITES[place] ?? { sign: 'wooden-sign', tint: '#f0e2c0' };
}

/**
 * @param {CanvasRenderingContext2D} g @param {string} place @param {number} x @param {number} y @param {number} radius
 */
export function site(g, place, x, y, radius) {
  const { sign, tint } = look(place);
  const [first, what] = place.split(' ');
  const colour = MANA[/** @type {import('../palette.js').Colour} */ (first)];
  g.save();
  g.shadowColor = veil('#000000', 0.6);
  g.shadowBlur = radius * 0.25;
  g.shadowOffsetY = radius * 0.1;
  polygon(g, x, y, radius, 8, Math.PI / 8);
  g.fillStyle = what && colour ? colour.dark : '#1a1726';
  g.fill();
  g.restore();
  polygon(g, x, y, radius, 8, Math.PI / 8);
  g.strokeStyle = tint;
  g.lineWidth = radius * 0.1;
  g.stroke();
  icon(g, icons, sign, x, y, radius * 1.34, tint);
  if (what === 'mine' && colour) {
    polygon(g, x + radius * 0.62, y + radius * 0.62, radius * 0.4, 8, Math.PI / 8);
    g.fillStyle = colour.main;
    g.fill();
    g.strokeStyle = tint;
    g.lineWidth = radius * 0.06;
    g.stroke();
    icon(g, icons, colour.sign, x + radius * 0.62, y + radius * 0.62, radius * 0.56, first === 'white' ? '#1b1724'
      : '#ffffff');
  }
}
