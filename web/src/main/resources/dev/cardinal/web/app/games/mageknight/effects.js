// What is printed on a face, understood: which effects it has, what pays for them, and how many points of what they
// give.
import { COLOURS } from './palette.js';

/** @typedef {import('./palette.js').Colour} Colour */

/**
 * One effect of a face.
 * @typedef {object} Effect
 * @property {'basic'|'strong'|'sideways'|'ability'|'carried'|'skill'|'cost'|'note'} role
 * @property {string} text
 * @property {Colour[]} mana what pays for it
 * @property {string} [name] the second name of a spell
 * @property {boolean} [leaves] the card leaves the game for it
 * @property {string} [often] 'once a turn', 'once a round', 'always'
 */

/**
 * Points of one kind.
 * @typedef {object} Points
 * @property {'move'|'influence'|'attack'|'block'|'heal'|'draw'} what
 * @property {'melee'|'ranged'|'siege'} range
 * @property {'physical'|'fire'|'ice'|'cold fire'} element
 * @property {number} value
 */

/**
 * The colours of mana that a text names, in its order.
 * @param {string} text
 */
export function colours(text) {
  return /** @type {Colour[]} */ (text.match(new RegExp(COLOURS.join('|'), 'g')) ?? []);
}

/**
 * @param {string} line
 * @returns {Effect}
 */
export function effect(line) {
  const played = /^(basic|strong|sideways)(?: \(([^)]*)\))?: (.*)$/.exec(line);
  if (played) {
    const [, role, how = '', text] = played;
    const named = /^(.*), 1 \w+ and 1 \w+ mana$/.exec(how);
    return {
      role: /** @type {Effect['role']} */ (role), text, mana: how.includes('mana') ? colours(how) : [],
      ...(named && { name: named[1] }), ...(how.includes('leaves') && { leaves: true }),
    };
  }
  const skill = /^.* \((once a turn|once a round|always)\): (.*)$/.exec(line);
  if (skill) return { role: 'skill', text: skill[2], mana: [], often: skill[1] };
  const ability = /^one of: (.*)$/.exec(line);
  if (ability) {
    const paid = /^pay (\w+) mana: (.*)$/.exec(ability[1]);
    return { role: 'ability', text: paid ? paid[2] : ability[1], mana: paid ? colours(paid[1]) : [] };
  }
  if (line.startsWith('the unit that carries it: ')) return { role: 'carried', text: line.slice(26), mana: [] };
  return { role: line.startsWith('costs ') ? 'cost' : 'note', text: line, mana: [] };
}

/** @param {{lines?: string[]}} face */
export function effects(face) {
  return (face.lines ?? []).map(effect);
}

/**
 * What one can choose between in an effect. An `or` inside brackets belongs to what is inside.
 * @param {string} text
 */
export function alternatives(text) {
  /** @type {string[]} */
  const found = [''];
  let depth = 0;
  for (const part of text.split(/( or |\(|\))/)) {
    depth += part === '(' ? 1 : part === ')' ? -1 : 0;
    if (part === ' or ' && depth === 0) found.push('');
    else found[found.length - 1] += part;
  }
  return found.map((one) => (/^\([^()]*\)$/.test(one) ? one.slice(1, -1) : one));
}

const POINTS = /(?:(ranged|siege) )?(?:(cold fire|fire|ice) )?\b(attack|block|move|influence|heal|draw) (\d+)\b/g;

/**
 * All the points that a text speaks of.
 * @param {string} text
 * @returns {Points[]}
 */
export function points(text) {
  return [...text.matchAll(POINTS)].map(([, range, element, what, value]) => ({
    what: /** @type {Points['what']} */ (what), value: Number(value),
    range: /** @type {Points['range']} */ (range ?? 'melee'),
    element: /** @type {Points['element']} */ (element ?? 'physical'),
  }));
}

/**
 * Whether a text says nothing but points to choose between: "attack 2 or block 2".
 * @param {string} text
 */
export function isPlain(text) {
  return alternatives(text).every((one) => one.replace(POINTS, '').trim() === '');
}

/**
 * A text as a sentence: with its bare choices drawn together, "Attack or block 2".
 * @param {string} text
 */
export function sentence(text) {
  const choices = alternatives(text);
  const values = choices.map((one) => one.match(/ (\d+)$/)?.[1]);
  // Brackets that only keep choices apart are not needed on paper.
  let short = choices.length > 1 && text.includes('(') ? choices.join('; or ') : text;
  if (choices.length > 1 && isPlain(text) && new Set(values).size === 1) {
    const words = choices.map((one) => one.replace(/ \d+$/, ''));
    short = `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]} ${values[0]}`;
  }
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/**
 * A choice between colours of mana that each pay for points, as of Pure Magic; or null.
 * @param {string} text
 * @returns {{pay: Colour, points: Points}[] | null}
 */
export function paid(text) {
  const found = alternatives(text).map((one) => {
    const match = /^pay (\w+) mana: (.*)$/.exec(one);
    const given = match && isPlain(match[2]) ? points(match[2]) : [];
    return match && given.length === 1 ? { pay: colours(match[1])[0], points: given[0] } : null;
  });
  return found.length > 1 && found.every((one) => one) ? /** @type {any} */ (found) : null;
}
