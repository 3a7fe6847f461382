// The small sign in an option's button.
import { effects } from './effects.js';
import { faceOf } from './known.js';
import { MANA } from './palette.js';
import { glance } from './faces/signs.js';

/** @typedef {import('./palette.js').Colour} Colour */

/** @type {[RegExp, string][]} */
const SIGNS = [
  [/^move to/, 'footprint'], [/^explore/, 'treasure-map'], [/^interact/, 'discussion'], [/^rest/, 'night-sleep'],
  [/^challenge|^attack/, 'crossed-swords'], [/^block/, 'shield'], [/heal|glade|from hand|discard pile/, 'healing'],
  [/^announce/, 'hourglass'], [/^enter|^burn/, 'dungeon-gate'], [/^take the damage/, 'ragged-wound'],
];

/** A card on its side, with a one on it. */
const SIDEWAYS = 'M72 120h368c18 0 32 14 32 32v208c0 18-14 32-32 32H72c-18 0-32-14-32-32V152c0-18 14-32 32-32z'
  + 'm164 64l-52 36v40l36-20v104h48V184z';

/** @param {Colour} colour its sign in its colour, as far as that can be read on a dark button */
function mana(colour) {
  const { sign, main, light } = MANA[colour];
  return `${sign}${colour === 'black' || colour === 'blue' ? light : main}`;
}

/**
 * @param {any} option
 * @returns {string | undefined} an icon's name, with a colour behind '#', or a face's id
 */
export function optionIcon(option) {
  const words = option.text ?? option.name ?? '';
  const played = /^play (.+?)(?: (strong|sideways))?$/.exec(words);
  const face = played && faceOf(`card/${played[1]}`);
  if (face) {
    const [basic, strong] = effects(face);
    if (played[2] === 'sideways') return SIDEWAYS;
    if (played[2] === 'strong') return strong?.mana.length ? mana(strong.mana[0]) : 'card-burn';
    return face.symbol === 'spell' && basic.mana.length ? mana(basic.mana[0]) : glance(basic.text, 1)[0].signs[0]
      ?? 'crystal-growth';
  }
  const colour = /\b(red|blue|green|white|gold|black)\b(?=$| die| crystal| token| and)/.exec(words);
  if (colour) return mana(/** @type {Colour} */ (colour[1]));
  const sign = SIGNS.find(([about]) => about.test(words));
  if (sign) return sign[1];
  const spot = option.spots?.[0];
  return spot?.face && !spot.face.startsWith('space/') ? spot.face : undefined;
}
