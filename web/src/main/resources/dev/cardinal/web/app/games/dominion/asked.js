// What kind of question it is: told by its prompt and its options, which say the same in every client.

/** @typedef {import('../../scene/types.js').Question} Question */
/** @typedef {import('../../scene/types.js').Option} Option */

/**
 * @typedef {object} Asked
 * @property {string} kind
 * @property {string} [card] the card it is about
 * @property {number} [number] a limit: how many cards, or coins
 * @property {string} [what] more that the prompt says
 */

/** @type {[RegExp, string, ((found: RegExpMatchArray) => Partial<Asked>)?][]} */
const PROMPTS = [
  [/^Action phase/, 'action'],
  [/^Buy phase/, 'buy'],
  [/played (.+)! Discard down to (\d+) cards/, 'discard down',
    (found) => ({ card: found[1], number: Number(found[2]) })],
  [/^Select (\d+) cards? to discard, one for each empty pile/, 'discard for piles',
    (found) => ({ number: Number(found[1]) })],
  [/^Select any number of cards to discard/, 'discard to draw'],
  [/^Set aside (.+)\?/, 'set aside', (found) => ({ card: found[1] })],
  [/^Gain (Treasure|card) costing up to \$(\d+)( to your hand)?/, 'gain',
    (found) => ({ what: `${found[1]}${found[3] ?? ''}`, number: Number(found[2]) })],
  [/^Gain trashed (.+)\?/, 'gain trashed', (found) => ({ card: found[1] })],
  [/^Trash, discard or keep (.+)\?/, 'inspect', (found) => ({ card: found[1] })],
  [/^Which card goes on top/, 'order'],
  [/^Put deck into discard/, 'discard deck'],
  [/^Play the discarded (.+)\?/, 'play discarded', (found) => ({ card: found[1] })],
  [/^Trash Copper\?/, 'trash Copper'],
  [/^Select Action card to play (twice|\d+ times)/, 'play twice', (found) => ({ what: found[1] })],
  [/played (.+)! Reveal (.+) to block/, 'block', (found) => ({ card: found[1], what: found[2] })],
  [/revealed (.+)\. Discard or keep/, 'spy', (found) => ({ card: found[1] })],
  [/^Choose Treasure to trash/, 'steal'],
  [/^Put a card from your discard pile/, 'from discard'],
  [/^Select a card from your hand to put onto your deck/, 'from hand'],
  [/^Reveal Victory card/, 'show Victory'],
  [/^Select up to (\d+) cards? to trash/, 'trash up to', (found) => ({ number: Number(found[1]) })],
  [/^Select Treasure to trash/, 'trash Treasure'],
  [/^Select 1 card to trash/, 'trash'],
];

/** @param {Question} question @returns {Asked} */
export function asked({ prompt }) {
  for (const [pattern, kind, more] of PROMPTS) {
    const found = prompt.match(pattern);
    if (found) {
      return { kind, ...more?.(found) };
    }
  }
  return { kind: 'other' };
}

/** @param {Option} option @returns {{verb: string, card: string}} such as buy and Silver */
export function said(option) {
  const text = option.text ?? option.name ?? '';
  if (/^(play all treasures|end phase|yes|no|reveal hand)$/.test(text)) {
    return { verb: text, card: '' };
  }
  const found = text.match(/^(play|buy|gain|select|trash|discard|topdeck|reveal|set aside|keep) (.+)$/);
  return found ? { verb: found[1], card: found[2] === 'nothing' ? '' : found[2] } : { verb: '', card: text };
}
