// Round tokens: enemies with a ring for their kind, ruins with what guards them and what they give.
import { disc, icon, mix, polygon } from '../../../faces/ink.js';
import { picture } from './art.js';
import { ABILITIES, foe } from '../foes.js';
import { colours } from '../effects.js';
import { gem } from './gems.js';
import { glass } from './glass.js';
import icons from '../icons.js';
import { BASIC, LEAD, MANA, RINGS } from '../palette.js';
import { armorShield, attackStar, badge, number, row } from './signs.js';

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {import('../../types.js').Face} Face */
/** @typedef {import('../../types.js').Lod} Lod */

/**
 * The glass inside a ring.
 * @param {Ink} g @param {string} seed @param {{main: string, light: string}} ring @param {Lod} lod
 */
function inside(g, seed, { main, light }, lod) {
  g.fillStyle = LEAD;
  disc(g, 256, 256, 255);
  g.fill();
  g.save();
  disc(g, 256, 256, 226);
  g.clip();
  glass(g, seed, { x: 26, y: 26, width: 460, height: 460 },
    [main, mix(main, '#f2c14e', 0.2), mix(main, LEAD, 0.4), mix(main, light, 0.25)],
    { panes: lod === 'full' ? 30 : 16, lead: lod === 'full' ? 6 : 9, focus: 0.4 });
  g.restore();
}

/** @param {Ink} g @param {{main: string, light: string}} ring */
function rim(g, { main, light }) {
  g.strokeStyle = main;
  g.lineWidth = 32;
  disc(g, 256, 256, 236);
  g.stroke();
  g.strokeStyle = light;
  g.lineWidth = 4;
  for (const radius of [218, 252]) {
    disc(g, 256, 256, radius);
    g.stroke();
  }
}

/** A lit round for a picture. @param {Ink} g @param {number} x @param {number} y @param {number} radius
 * @param {string} light */
function lit(g, x, y, radius, light) {
  const sun = g.createRadialGradient(x, y - radius * 0.3, 5, x, y, radius);
  sun.addColorStop(0, '#fffdf6');
  sun.addColorStop(1, mix(light, '#ffffff', 0.2));
  disc(g, x, y, radius);
  g.fillStyle = sun;
  g.fill();
  g.strokeStyle = LEAD;
  g.lineWidth = 10;
  g.stroke();
}

/** @param {Ink} g @param {Face} face @param {Lod} lod */
export function enemy(g, face, lod) {
  const { armor, attack, fame, element, abilities, resists, pile } = foe(face);
  const ring = RINGS[pile] ?? RINGS.gray;
  g.save();
  disc(g, 256, 256, 255);
  g.clip();
  inside(g, face.id, ring, lod);
  rim(g, ring);
  const tiny = lod === 'tiny';
  const radius = tiny ? 132 : 118;
  const y = tiny ? 172 : 186;
  lit(g, 256, y, radius, ring.light);
  icon(g, icons, picture(face), 256, y, radius * 1.52, '#1a1522');
  const summons = abilities.includes('summons');
  const size = tiny ? 118 : 92;
  attackStar(g, tiny ? 116 : 128, 330, size, summons ? '' : String(attack), element === 'summoner' ? undefined
    : element);
  if (summons) icon(g, icons, 'pentacle', tiny ? 116 : 128, 330, size * 1.15, '#15131c');
  else if (!tiny && element !== 'physical') badge(g, element, 66, 264, 26);
  armorShield(g, tiny ? 396 : 384, 330, tiny ? 204 : 172, String(armor));
  if (tiny) {
    g.restore();
    return;
  }
  disc(g, 256, 428, 50);
  g.fillStyle = '#f2c14e';
  g.fill();
  g.strokeStyle = LEAD;
  g.lineWidth = 8;
  g.stroke();
  g.fillStyle = '#2a1a04';
  number(g, String(fame), 256, 428, 62);
  const marks = abilities.filter((word) => word !== 'summons').map((word) => ABILITIES[word].sign);
  marks.forEach((sign, i) => mark(g, sign, 256 + ARC[i][0], ARC[i][1], ring.light));
  resists.forEach((word, i) => resistance(g, word, 256 - ARC[i][0], ARC[i][1]));
  g.restore();
}

/** Where abilities lie at the right, and resistances at the left, as far from the middle. @type {[number, number][]} */
const ARC = [[106, 88], [160, 146], [186, 220]];

/** An ability. @param {Ink} g @param {string} sign @param {number} x @param {number} y @param {string} light */
function mark(g, sign, x, y, light) {
  disc(g, x, y, 36);
  g.fillStyle = '#1a1726';
  g.fill();
  g.strokeStyle = light;
  g.lineWidth = 5;
  g.stroke();
  icon(g, icons, sign, x, y, 52, '#ffffff');
}

/** A resistance: the element on a shield. @param {Ink} g @param {string} word @param {number} x @param {number} y */
function resistance(g, word, x, y) {
  icon(g, icons, 'shield', x, y, 88, LEAD);
  icon(g, icons, 'shield', x, y, 76, { physical: '#cfd3dc', fire: '#d8343a', ice: '#3d8bfd' }[word] ?? '#cfd3dc');
  const sign = { physical: 'crossed-swords', fire: 'flame', ice: 'snowflake-2' }[word] ?? 'shield';
  icon(g, icons, sign, x, y - 4, 42, word === 'physical' ? '#15131c' : '#ffffff');
}

/** What a reward is drawn as. @type {[RegExp, string][]} */
const REWARDS = [[/artifact/, 'chest'], [/spell/, 'spell-book'], [/unit/, 'rally-the-troops'],
  [/advanced action/, 'upgrade']];

/** @param {Ink} g @param {Face} face @param {Lod} lod */
export function ruins(g, face, lod) {
  const line = face.lines?.[0] ?? '';
  const ring = RINGS.ruins;
  g.save();
  disc(g, 256, 256, 255);
  g.clip();
  inside(g, face.id, ring, lod);
  rim(g, ring);
  const altar = /altar, 3 (\w+) mana for fame (\d)/.exec(line);
  if (altar) {
    const [colour] = colours(altar[1]);
    for (const [x, y] of [[256, 130], [176, 216], [336, 216]]) gem(g, x, y, 62, colour);
    g.fillStyle = '#1a1726';
    g.fillRect(130, 300, 252, 116);
    row(g, [{ signs: ['laurels'], label: altar[2] }], 256, 358, 220, 92, '#ffe7a6');
    g.restore();
    return;
  }
  const [guards, gift] = line.split(' for ');
  const piles = guards.match(/green|gray|brown|violet|white|red/g) ?? [];
  piles.forEach((pile, i) => guard(g, pile, 256 + (i - (piles.length - 1) / 2) * 172, 184, 76));
  g.fillStyle = '#1a1726';
  g.fillRect(90, 288, 332, 118);
  const signs = gift.split(' and ').map((one) => REWARDS.find(([about]) => about.test(one))?.[1])
    .filter((one) => one !== undefined);
  const gems = /crystal of each/.test(gift) ? BASIC : [];
  row(g, [...(signs.length ? [{ signs, label: '' }] : []), ...(gems.length ? [{ signs: [], gems, label: '' }] : [])],
    256, 347, 312, 92, '#ffe7a6');
  g.restore();
}

/**
 * A small face-down enemy.
 * @param {Ink} g @param {string} pile @param {number} x @param {number} y @param {number} radius
 */
function guard(g, pile, x, y, radius) {
  const { main, light } = RINGS[pile];
  disc(g, x, y, radius);
  g.fillStyle = main;
  g.fill();
  g.strokeStyle = LEAD;
  g.lineWidth = 10;
  g.stroke();
  g.strokeStyle = light;
  g.lineWidth = 4;
  disc(g, x, y, radius - 10);
  g.stroke();
  icon(g, icons, GUARDS[pile], x, y, radius * 1.2, pile === 'white' ? '#1a1522' : '#ffffff');
}

/** What guards a place, by the back of its token. */
/** @type {Record<string, string>} */
const GUARDS = {
  green: 'orc-head', gray: 'visored-helm', brown: 'cave-entrance', violet: 'wizard-face', white: 'castle',
    red: 'dragon-head',
  ruins: 'ancient-ruins',
};

/** The back of an enemy or of ruins. @param {Ink} g @param {string} pile @param {Lod} lod */
export function tokenBack(g, pile, lod) {
  const ring = RINGS[pile] ?? RINGS.gray;
  g.save();
  disc(g, 256, 256, 255);
  g.clip();
  inside(g, `back ${pile}`, ring, lod);
  rim(g, ring);
  polygon(g, 256, 256, 132, 8, Math.PI / 8);
  g.fillStyle = '#1a1726';
  g.fill();
  g.strokeStyle = ring.light;
  g.lineWidth = 8;
  g.stroke();
  icon(g, icons, GUARDS[pile] ?? 'visored-helm', 256, 256, 172, ring.light);
  g.restore();
}

/** A hero's shield: whose space this is. @param {Ink} g @param {string} colour @param {string} sign */
export function shield(g, colour, sign) {
  const { main, dark, light } = MANA[/** @type {import('../palette.js').Colour} */ (colour)];
  disc(g, 256, 256, 252);
  g.fillStyle = mix(dark, LEAD, 0.3);
  g.fill();
  g.strokeStyle = light;
  g.lineWidth = 12;
  disc(g, 256, 256, 238);
  g.stroke();
  icon(g, icons, 'shield', 256, 262, 400, mix(main, dark, 0.15));
  icon(g, icons, sign, 256, 244, 190, '#ffffff');
}
