// What a card gives, read from its own lines: "+1 Card, +1 Action. May put card from discard onto deck".

import { pictureNamed } from './pictures.js';

/** @typedef {import('../types.js').Face} Face */

/**
 * Something a card does, as a shape: sheets are cards, arrows actions, tags buys, discs coins, shields points.
 *
 * @typedef {object} Gift
 * @property {string} kind what shape it has
 * @property {string} [label] what stands on it
 * @property {string} [icon] or a picture
 * @property {boolean} [others] it happens to the other players
 * @property {boolean} [bad] nobody wants it, such as points below zero
 */

/**
 * @typedef {object} Reading
 * @property {{kind: string, number: number}[]} plus what the card simply gives: +2 Cards, 6 Points
 * @property {string} text what else it says, in sentences
 * @property {Gift[]} gifts all of it as shapes
 */

/** @type {[RegExp, string][]} */
const PLUS = [
  [/^\+(\d+) Cards?$/, 'card'],
  [/^\+(\d+) Actions?$/, 'action'],
  [/^\+(\d+) Buys?$/, 'buy'],
  [/^\+\$(\d+)$/, 'coin'],
  [/^(-?\d+) VP$/, 'points'],
];

/** What a phrase shows besides plain gifts. @type {[RegExp, (found: RegExpMatchArray) => Gift[]][]} */
const SHOWN = [
  [/Worth (\d+) VP \/ (\d+) cards/, (found) => [
    { kind: 'points', label: found[1] }, { kind: 'card', label: `/${found[2]}` }]],
  [/First \w+ this turn: \+\$(\d+)/, (found) => [{ kind: 'coin', label: `+${found[1]}` }]],
  [/[Tt]rash \w+ for \+\$(\d+)/, (found) => [{ kind: 'trash' }, { kind: 'coin', label: found[1] }]],
  [/[Rr]eveal until (\d+) Treasures/, (found) => [{ kind: 'treasures', label: found[1] }]],
  [/([Oo]pponents )?(?:reveal|draw|topdeck) top card|top (?:\d+ )?cards?\b/, () => [{ kind: 'look' }]],
  [/[Oo]pponents discard to (\d+)/, (found) => [{ kind: 'hands', label: found[1] }]],
  [/[Oo]pponents draw (\d+)/, (found) => [{ kind: 'card', label: found[1] }]],
  [/[Oo]pponents reveal/, () => [{ kind: 'look' }]],
  [/[Oo]pponents topdeck/, () => [{ kind: 'deck' }]],
  [/[Oo]pponents gain Curse/, () => [{ kind: 'curse', icon: 'cursed-star' }]],
  [/any number .* draw that many|deck into discard/, () => [{ kind: 'swap', icon: 'cycle' }]],
  [/[Tt]rash (?:up to )?(\d+) cards/, (found) => [{ kind: 'trash', label: found[1] }]],
  [/[Tt]rash (?:this|Treasure|\d+ card\b)/, () => [{ kind: 'trash' }]],
  [/[Gg]ain .*up to \$(\d+) more/, (found) => [{ kind: 'gain', label: `+${found[1]}` }]],
  [/[Gg]ain .*up to \$(\d+)/, (found) => [{ kind: 'gain', label: `≤${found[1]}` }]],
  [/[Gg]ain .*\+\$(\d+)/, (found) => [{ kind: 'gain', label: `+${found[1]}` }]],
  [/(?<!pponents )[Gg]ain (?!Curse)([A-Z]\w+)/, (found) => {
    const icon = pictureNamed(found[1]);
    return icon ? [{ kind: 'gain', icon }] : [];
  }],
  [/you may gain$/, () => [{ kind: 'gain', label: '?' }]],
  [/[Dd]raw to (\d+)/, (found) => [{ kind: 'card', label: `=${found[1]}` }]],
  [/[Dd]iscard a card/, () => [{ kind: 'drop' }]],
  [/(?:card|to) .*\bdeck$|to deck/, () => [{ kind: 'deck' }]],
  [/Play .* twice/, () => [{ kind: 'twice', label: '×2' }]],
  [/block attacks/, () => [{ kind: 'guard', icon: 'white-tower' }]],
];

/** Phrases that some of the patterns above would read twice. */
const ONCE = new Set(['look', 'trash', 'gain', 'deck', 'card']);

/** The most shapes for which there is room. */
const ROOM = 4;

/** @param {string} phrase @returns {{kind: string, number: number} | undefined} */
function plain(phrase) {
  for (const [pattern, kind] of PLUS) {
    const found = phrase.match(pattern);
    if (found) {
      return { kind, number: Number(found[1]) };
    }
  }
  return undefined;
}

/** @param {string} sentence @returns {Gift[]} */
function shown(sentence) {
  /** @type {Gift[]} */
  const gifts = [];
  for (const phrase of phrases(sentence)) {
    /** @type {Set<string>} */
    const here = new Set();
    const others = /^[Oo]pponents/.test(sentence) && !phrase.startsWith('you');
    for (const [pattern, make] of SHOWN) {
      const found = phrase.match(pattern);
      for (const gift of found ? make(found) : []) {
        if (!ONCE.has(gift.kind) || !here.has(gift.kind)) {
          here.add(gift.kind);
          gifts.push(others ? { ...gift, others } : gift);
        }
      }
    }
  }
  return gifts;
}

/** "Discard any number of cards, then draw that many" is one phrase. @param {string} sentence */
function phrases(sentence) {
  return sentence.split(/, (?!then )/);
}

/** @param {Face} face @returns {Reading} */
export function read(face) {
  /** @type {Reading} */
  const reading = { plus: [], text: '', gifts: [] };
  /** @type {string[]} */
  const sentences = [];
  for (const sentence of (face.lines ?? []).flatMap((line) => line.replace(/\.$/, '').split('. '))) {
    const parts = phrases(sentence);
    while (parts.length && plain(parts[0])) {
      reading.plus.push(/** @type {{kind: string, number: number}} */ (plain(String(parts.shift()))));
    }
    if (parts.length) {
      sentences.push(parts.join(', '));
    }
  }
  fromNumbers(face, reading.plus);
  reading.text = sentences.map((text) => text.charAt(0).toUpperCase() + text.slice(1) + '.').join(' ');
  const plus = reading.plus.map(({ kind, number }) => ({ kind, label: signed(number), bad: number < 0 }));
  reading.gifts = [...plus, ...sentences.flatMap(shown)].slice(0, ROOM);
  return reading;
}

/** A card may say what it is worth in numbers only. @param {Face} face @param {Reading['plus']} plus */
function fromNumbers(face, plus) {
  for (const [name, kind] of [['coins', 'coin'], ['points', 'points']]) {
    const number = face.numbers?.[name];
    if (number && !plus.some((one) => one.kind === kind)) {
      plus.push({ kind, number });
    }
  }
}

/** @param {number} number with a true minus sign */
export function signed(number) {
  return String(number).replace('-', '−');
}

/** @type {Record<string, string>} */
const NOUNS = { card: 'Card', action: 'Action', buy: 'Buy', coin: 'Coin', points: 'Point' };

/** @param {{kind: string, number: number}} plus @returns {string} such as "+2 Cards" or "6 Points" */
export function inWords({ kind, number }) {
  const noun = NOUNS[kind] + (Math.abs(number) === 1 ? '' : 's');
  return `${kind === 'points' ? '' : '+'}${signed(number)} ${noun}`;
}
