// What a question is about, as its prompt says it.

/** @typedef {import('../../scene/types.js').Question} Question */
/** @typedef {import('../../scene/types.js').Option} Option */
/** @typedef {'first'|'redraw'|'main'|'attack'|'block'|'counter'|'boost'|'trigger'|'room'|'effect'|'choose'|'don'|'may'
 *   |'order'|'end'|'next'|'one'|'number'|'add'|'draw'|'other'} Kind */
/** @typedef {{kind: Kind, card?: string, text?: string, many?: string, number?: number}} Asked */

/** @type {[Kind, RegExp][]} */
const PROMPTS = [
  ['first', /^You decide: do you go first or second\?/],
  ['redraw', /^Redraw your whole hand\?/],
  ['main', /^Main Phase:/],
  ['attack', /^What does (?<card>.+) attack\?$/],
  ['block', /^(?<card>.+) \(-?\d+\) attacks .+ \(-?\d+\)\. Do you block\?$/],
  ['counter', /^(?<card>.+) \(-?\d+\) attacks .+ \(-?\d+\)\. Do you counter\?$/],
  ['boost', /^Which card gets \+(?<number>\d+) power\?$/],
  ['trigger', /^Damage: your Life card is (?<card>.+?)\. (?<text>\[Trigger\].+) Use it, or take the card\?$/s],
  ['room', /^Your (?:Character|Stage) area is full\. Trash which (?<text>Character|Stage) to play (?<card>.+)\?$/],
  ['effect', /^Use the effect of (?<card>.+?)\? (?<text>.+)$/s],
  ['draw', /^Draw a card\? You may draw up to (?<number>\d+)/],
  ['order', /^In which order\? /],
  ['end', /^Put them on the top or at the bottom\?/],
  ['next', /^Several (?:of your effects|delayed actions) /],
  ['add', /^(?<card>.+?): add how many DON!! cards\?$/],
  ['one', /^(?<card>.+?): choose one$/],
  ['number', /^(?<card>.+?): choose a number$/],
  ['may', /^(?<card>.+?): (?<text>.+)\. Do you\?$/s],
  ['don', /^(?<card>.+?): (?<text>.+) \(choose (?<many>.+) DON!!\)$/s],
  ['choose', /^(?<card>.+?): (?<text>.+) \(choose (?<many>.+)\)$/s],
];

/** @param {Question} question @returns {Asked} */
export function asked(question) {
  for (const [kind, pattern] of PROMPTS) {
    const found = pattern.exec(question.prompt);
    if (found) {
      const { number, ...words } = found.groups ?? {};
      return { kind, ...words, ...(number ? { number: Number(number) } : {}) };
    }
  }
  return { kind: 'other' };
}

/** @typedef {'play'|'use'|'give'|'attack'|'end'|'block'|'counter'|'boost'|'no'|'pick'} Verb */

/** @type {[RegExp, Verb][]} */
const VERBS = [
  [/^play /, 'play'], [/^use /, 'use'], [/^give DON to /, 'give'], [/^attack /, 'attack'], [/^end turn$/, 'end'],
  [/^block with /, 'block'], [/^counter with /, 'counter'], [/^boost /, 'boost'], [/^no (?:block|counter)$/, 'no'],
];

/** What an option does. @param {Option} option @returns {Verb} */
export function verb(option) {
  const text = option.text ?? option.name ?? '';
  return VERBS.find(([pattern]) => pattern.test(text))?.[1] ?? 'pick';
}
