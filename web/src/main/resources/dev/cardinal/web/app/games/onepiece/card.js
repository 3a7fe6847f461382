// What a face says, in the game's own terms: whatever needs a number or a word of a card asks here.

/** @typedef {import('../types.js').Face} Face */
/** @typedef {'leader'|'character'|'event'|'stage'|'don'} Kind */

/**
 * @typedef {object} Card
 * @property {string} id
 * @property {string} name
 * @property {Kind} kind
 * @property {string[]} colours in small letters, at least one
 * @property {number|null} cost
 * @property {number|null} power
 * @property {number|null} life
 * @property {number} counter the power it gives as a counter; 0 if none
 * @property {string} attribute
 * @property {string[]} types
 * @property {string[]} text what it does, paragraph by paragraph, without its Trigger
 * @property {string} trigger
 * @property {string[]} keywords that it always has
 * @property {number} boost the power that its [Counter] effect gives; 0 if none
 * @property {boolean} special whether it has a special printing
 */

const KEYWORDS = ['Blocker', 'Rush', 'Rush: Character', 'Double Attack', 'Banish', 'Unblockable'];
const KINDS = ['leader', 'character', 'event', 'stage'];

/** @type {WeakMap<Face, Card>} */
const read = new WeakMap();

/**
 * @param {Face} face
 * @returns {Card}
 */
export function card(face) {
  let known = read.get(face);
  if (!known) {
    read.set(face, (known = reading(face)));
  }
  return known;
}

/**
 * @param {Face} face
 * @returns {Card}
 */
function reading(face) {
  const numbers = /** @type {Record<string, number>} */ (face.numbers ?? {});
  const kind = KINDS.find((one) => one === face.kind.toLowerCase()) ?? 'don';
  // Types stand in braces in texts; a poster does without them.
  const lines = (face.lines ?? []).map((line) => line.replace(/[{}]/g, ''));
  const types = isTypes(lines.at(-1)) && kind !== 'don' ? (lines.pop() ?? '').split(' / ') : [];
  const trigger = lines.filter((line) => line.startsWith('[Trigger]')).join('\n');
  const text = lines.filter((line) => !line.startsWith('[Trigger]'));
  const colours = (face.colours ?? []).map((one) => one.toLowerCase());
  return {
    id: face.id,
    name: face.name,
    kind: /** @type {Kind} */ (kind),
    colours: colours.length ? colours : ['black'],
    cost: face.cost ? Number(face.cost) : null,
    power: numbers.power ?? null,
    life: numbers.life ?? null,
    counter: numbers.counter ?? 0,
    attribute: face.symbol && !KINDS.includes(face.symbol) ? face.symbol : '',
    types,
    text,
    trigger,
    keywords: KEYWORDS.filter((word) => text.some((line) => always(line, word))),
    boost: boost(text),
    special: Boolean(face.prints?.length) || /^(P|SEC|SP)$/.test(face.rarity ?? ''),
  };
}

/** @param {string|undefined} line */
function isTypes(line) {
  return Boolean(line) && !/^[[(•]|[.)!:]$/.test(/** @type {string} */ (line));
}

/**
 * A keyword that opens its paragraph, perhaps with other keywords, is always there; elsewhere it is only spoken of.
 * @param {string} line @param {string} word
 */
function always(line, word) {
  const opening = /^(?:\[[^\]]+\]\s*)+/.exec(line)?.[0] ?? '';
  return opening.includes(`[${word}]`) && !/^\[DON!!|Turn\]/.test(opening);
}

/** @param {string[]} text */
function boost(text) {
  const line = text.find((one) => /^(?:\[Main\]\/)?\[Counter\]/.test(one)) ?? '';
  return Number(/\+(\d+) power/.exec(line)?.[1] ?? 0);
}
