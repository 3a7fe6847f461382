// The small signs that stand for points and other effects, and an effect at a glance: a few signs with numbers.
import { disc, icon, star, veil } from '../../../faces/ink.js';
import { alternatives, colours, points } from '../effects.js';
import icons from '../icons.js';
import { gem } from './gems.js';
import { LEAD } from '../palette.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../palette.js').Colour} Colour */
/** @typedef {import('../effects.js').Points} Points */

/** @typedef {{signs: string[], element?: string, gems?: Colour[], label: string}} Glance */

/** @type {[RegExp, string][]} what else an effect may be about */
const OTHER = [
  [/no attack|does not attack/, 'shield-disabled'],
  [/destroy/, 'skull-bolt'],
  [/armor -(\d)/, 'cracked-shield'],
  [/armor/, 'armor-vest'],
  [/ready/, 'sundial'],
  [/recruit|unit/, 'rally-the-troops'],
  [/spell/, 'spell-book'],
  [/advanced action/, 'upgrade'],
  [/crystal/, 'crystal-growth'],
  [/\bdie\b|dice|source/, 'perspective-dice-six-faces-random'],
  [/mana/, 'magic-swirl'],
  [/strong effect|basic effect/, 'card-pickup'],
  [/sideways/, 'card-pickup'],
  [/fly|space|terrain/, 'treasure-map'],
  [/wound/, 'ragged-wound'],
  [/discard|throw away|deck|card/, 'card-draw'],
  [/fame/, 'laurels'],
  [/attack/, 'crossed-swords'],
];

/** @param {Points} given */
export function signOf(given) {
  if (given.what === 'attack' && given.range !== 'melee') return given.range === 'ranged' ? 'high-shot' : 'siege-tower';
  return {
    attack: 'crossed-swords', block: 'shield', move: 'footprint', influence: 'discussion', heal: 'healing',
      draw: 'card-draw',
  }[given.what];
}

/**
 * An effect as a few signs with numbers, for cards too small for words.
 * @param {string} text @param {number} [most]
 * @returns {Glance[]}
 */
export function glance(text, most = 2) {
  /** @type {Glance[]} */
  const found = [];
  const crystal = /^(?:([\w/]+) )?(?:crystal|mana)\b/;
  for (const part of alternatives(text).flatMap((one) => one.split(', '))) {
    for (const given of points(part)) {
      const before = found.find((one) => one.label === String(given.value) && one.element === given.element
        && one.signs.length < 3);
      const sign = signOf(given);
      if (before && !before.gems) {
        if (!before.signs.includes(sign)) before.signs.push(sign);
      } else {
        found.push({ signs: [sign], element: given.element, label: String(given.value) });
      }
    }
    const gems = crystal.test(part) ? colours(part) : [];
    if (gems.length) found.push({ signs: [], gems, label: '' });
    const fame = /^fame \+(\d)$/.exec(part);
    if (fame) found.push({ signs: ['laurels'], label: fame[1] });
  }
  if (!found.length) {
    const [pattern, sign] = OTHER.find(([about]) => about.test(text)) ?? [/()/, 'magic-swirl'];
    found.push({ signs: [sign], label: pattern.exec(text)?.[1] ?? '' });
  }
  return found.slice(0, most);
}

/**
 * A sign, with its element in a corner.
 * @param {Ink} g @param {string} sign @param {string | undefined} element
 * @param {number} x @param {number} y @param {number} size @param {string} ink
 */
export function sign(g, sign, element, x, y, size, ink) {
  icon(g, icons, sign, x, y, size, ink);
  if (element && element !== 'physical') badge(g, element, x + size * 0.36, y + size * 0.34, size * 0.3);
}

/** @type {Record<string, {back: string, signs: string[]}>} */
const ELEMENTS = {
  fire: { back: '#b5161f', signs: ['flame'] },
  ice: { back: '#1f5fc4', signs: ['snowflake-2'] },
  'cold fire': { back: '#6b2fa3', signs: ['flame', 'snowflake-2'] },
};

/** @param {string | undefined} element its colours: the first for what it fills */
function elementBack(element) {
  return ELEMENTS[element ?? '']?.back;
}

/**
 * An element in a small round: flame, snowflake, or both for cold fire.
 * @param {Ink} g @param {string} element @param {number} x @param {number} y @param {number} radius
 */
export function badge(g, element, x, y, radius) {
  const { back, signs } = ELEMENTS[element];
  disc(g, x, y, radius);
  g.fillStyle = back;
  g.fill();
  g.strokeStyle = veil('#ffffff', 0.85);
  g.lineWidth = radius * 0.14;
  g.stroke();
  signs.forEach((name, i) => {
    const size = signs.length > 1 ? radius * 1.1 : radius * 1.5;
    icon(g, icons, name, x + (signs.length > 1 ? (i - 0.5) * radius * 0.86 : 0), y, size, '#ffffff');
  });
}

/**
 * Signs with their numbers in a row around a middle, as large as fits.
 * @param {Ink} g @param {Glance[]} parts @param {number} x @param {number} y @param {number} width
 * @param {number} height
 * @param {string} ink
 */
export function row(g, parts, x, y, width, height, ink) {
  g.save();
  const font = (/** @type {number} */ size) => `700 ${size}px Cinzel`;
  const wide = (/** @type {Glance} */ part) => {
    g.font = font(1000);
    const label = part.label ? g.measureText(part.label).width / 1000 + 0.12 : 0;
    return part.signs.length * 0.98 + (part.gems ? part.gems.length * 0.92 : 0) + label;
  };
  const gap = 0.36;
  const all = parts.reduce((sum, part) => sum + wide(part), 0) + gap * (parts.length - 1);
  const size = Math.min(height, width / all);
  let left = x - (all * size) / 2;
  g.textBaseline = 'alphabetic';
  g.textAlign = 'left';
  for (const part of parts) {
    for (const colour of part.gems ?? []) {
      gem(g, left + size * 0.44, y, size * 0.44, colour);
      left += size * 0.92;
    }
    for (const name of part.signs) {
      sign(g, name, part.element, left + size * 0.46, y, size * 0.92, ink);
      left += size * 0.98;
    }
    if (part.label) {
      g.font = font(size);
      g.fillStyle = ink;
      g.fillText(part.label, left + size * 0.1, y + size * 0.35);
      left += size * 0.12 + g.measureText(part.label).width;
    }
    left += gap * size;
  }
  g.restore();
}

/**
 * An attack in a star, red for fire, blue for ice.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius @param {string} value
 * @param {string} [element]
 */
export function attackStar(g, x, y, radius, value, element) {
  const back = elementBack(element);
  star(g, x, y, radius, radius * 0.8, 8);
  g.fillStyle = back ?? '#f6f1e4';
  g.fill();
  g.strokeStyle = LEAD;
  g.lineWidth = radius * 0.1;
  g.lineJoin = 'round';
  g.stroke();
  g.fillStyle = back ? '#ffffff' : '#15131c';
  number(g, value, x, y, radius * 1.08);
}

/**
 * Armor on a shield.
 * @param {Ink} g @param {number} x @param {number} y @param {number} size @param {string} value
 */
export function armorShield(g, x, y, size, value) {
  icon(g, icons, 'shield', x, y, size * 1.16, LEAD);
  icon(g, icons, 'shield', x, y, size, '#dfe6f2');
  g.fillStyle = '#15131c';
  number(g, value, x, y - size * 0.03, size * 0.52);
}

/**
 * A number around a middle.
 * @param {Ink} g @param {string} value @param {number} x @param {number} y @param {number} size
 */
export function number(g, value, x, y, size) {
  g.font = `700 ${size}px Inter`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(value, x, y + size * 0.36);
}
