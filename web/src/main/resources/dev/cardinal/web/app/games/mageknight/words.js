// Every question as a heading and one sentence.
import { sentence } from './effects.js';
import { count, phase, pieces } from './reading.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../../scene/types.js').Question} Question */
/** @typedef {{title: string, say: string}} Heading */

/** A number of things. @param {number} n @param {string} one @param {string} [many] */
export function things(n, one, many = `${one}s`) {
  return `${n} ${n === 1 ? one : many}`;
}

/** The name on a face's id. @param {string | undefined} id */
export function nameOf(id) {
  return (id ?? '').replace(/^[^/]*\//, '');
}

/** Prowlers are many, a Minotaur is one. @param {string | undefined} id */
function them(id) {
  return id?.endsWith('s') ? 'them' : 'it';
}

/** Enemies whose attack still stands. @param {Scene} scene */
export function attackers(scene) {
  return pieces(scene, 'combat').filter((one) => one.badges?.attackStands === true);
}

/** @type {[RegExp, (scene: Scene, found: RegExpExecArray, me: number) => Heading][]} */
const ASKED = [
  [/^Which tactic do you take/, () => ({
    title: 'Choose a tactic', say: 'Low numbers go first this round; high numbers give more.',
  })],
  [/^Your turn: (.*)$/, (scene, _, me) => turn(scene, me)],
  [/^You interact: influence (-?\d+)/, (scene, [, influence]) => ({
    title: Number(influence) > 0 ? `Influence ${influence} to spend` : 'Talk to the locals',
    say: Number(influence) > 0 ? 'Recruit, learn or heal; or play more influence.'
      : 'Play influence to recruit, learn or heal.',
  })],
  [/^Your action is done/,
    () => ({ title: 'Your action is done', say: 'Play what is still useful, or end your turn.' })],
  [/^Combat, ranged/, (scene) => combat(scene, 'ranged')],
  [/^Combat, block/, (scene) => combat(scene, 'block')],
  [/^Combat, attack/, (scene) => combat(scene, 'attack')],
  [/^Combat, (.*)$/, (_, [, step]) => ({ title: `Combat: ${step}`, say: 'Play what helps, or go on.' })],
  [/^Several attacks are unblocked/, () => ({ title: 'You are hit', say: 'Choose whose damage you take first.' })],
  [/^(.*) hits? for (\d+)/, (_, [, who, hit]) => ({ title: `${hit} damage`, say: `Who takes the damage of ${who}?` })],
  [/^(.*): which effect/, (_, [, card]) => ({ title: card, say: 'Choose one of its effects.' })],
  [/^(.*): what do you pay with/, (_, [, card]) => ({
    title: `Pay for ${card}`, say: 'A die of the Source, a crystal of yours, or a mana token.',
  })],
  [/^(.*): a crystal of which colour/, (_, [, card]) => ({ title: card, say: 'Which colour of crystal do you gain?' })],
  [/^(.*): a mana token of which colour/, (_, [, card]) => ({ title: card, say: 'Which colour of mana do you gain?' })],
  [/^You rest|^You hold only wounds/, () => ({ title: 'Rest', say: 'Discard one card, and with it any wounds.' })],
  [/^(.*): which card do you discard/, (_, [, card]) => ({ title: card, say: 'Discard a card to pay for it.' })],
  [/^(.*): which Action card/, (_, [, card]) => ({ title: card, say: 'Which action card do you play with it?' })],
  [/^Which die of the Source/, () => ({ title: 'Pick a die', say: 'Which die of the Source?' })],
  [/^Which colour do you set the die to/,
    () => ({ title: 'Set the die', say: 'You gain two mana of the colour you choose.' })],
  [/^Your turn ends/, () => ({ title: 'End of your turn',
    say: 'Discard what you do not want to keep; then you draw.' })],
  [/^You have played no card/, () => ({ title: 'Discard one', say: 'A turn without playing a card costs you one.' })],
  [/^Do you plunder/, () => ({ title: 'Plunder the village?', say: 'Draw 2 cards, but lose 1 reputation.' })],
  [/^The magical glade/, () => ({ title: 'Magical glade', say: 'It removes a wound. From where?' })],
  [/^You reach a new level/,
    () => ({ title: 'A new level', say: 'Learn a skill; a common one comes with the lowest card.' })],
  [/^Do you also challenge/,
    () => ({ title: 'More enemies?', say: 'You may challenge those next to this combat too.' })],
  [/^Which enemies do you challenge/, () => ({ title: 'Challenge', say: 'Choose which enemies to fight.' })],
  [/^Where do you go/, () => ({ title: 'Where to?', say: 'Pick a space on the map.' })],
  [/^(Rethink|Midnight Meditation): (.*)$/,
    (_, [, name]) => ({ title: name, say: 'Choose cards to exchange; you draw as many.' })],
  [/^Mana Steal/, () => ({ title: 'Mana Steal', say: 'Which die do you take? It is yours for this day.' })],
  [/^Preparation/, () => ({ title: 'Preparation', say: 'Take any card of your deck into your hand.' })],
  [/^Sparing Power/, () => ({ title: 'Sparing Power',
    say: 'Put another card under it, or take those that are there.' })],
];

/**
 * @param {Question} question @param {Scene} scene @param {number} me @returns {Heading}
 */
export function heading(question, scene, me) {
  for (const [pattern, says] of ASKED) {
    const found = pattern.exec(question.prompt);
    if (found) return says(scene, found, me);
  }
  const cut = /^(.{3,34}?)(?:: |\. )(.+)$/.exec(question.prompt);
  if (cut) return { title: cut[1], say: sentence(cut[2]) };
  return question.prompt.length < 30 ? { title: question.prompt.replace(/\?$/, ''), say: '' }
    : { title: 'Your choice', say: question.prompt };
}

/** @param {Scene} scene @param {number} me @returns {Heading} */
function turn(scene, me) {
  const move = count(scene, 'move');
  const influence = count(scene, 'influence');
  const healing = count(scene, 'healing');
  const hurt = [...pieces(scene, `${me}/hand`), ...pieces(scene, `${me}/units`)]
    .some((one) => one.face === 'card/Wound' || one.badges?.wounds);
  if (healing > 0 && hurt) return { title: `Healing ${healing}`, say: 'Heal wounds of yours or of your units.' };
  if (move > 0) return { title: `Move ${move}`, say: 'Walk, play more cards, or act where you stand.' };
  if (influence > 0) return { title: `Influence ${influence}`, say: 'Interact with the locals to spend it.' };
  return { title: 'Your turn', say: 'Play a card to move, fight or talk.' };
}

/** @param {Scene} scene @param {string} step @returns {Heading} */
function combat(scene, step) {
  const foes = pieces(scene, 'combat');
  const names = foes.map((one) => nameOf(one.face));
  if (step === 'block') {
    const left = attackers(scene);
    const [first] = left;
    if (!first) return { title: 'Nobody attacks', say: 'Go on to your own attack.' };
    const has = Number(first.badges?.block ?? 0);
    const needs = Number(first.badges?.toBlock ?? 0);
    if (left.length > 1) return { title: `Block ${left.length} attacks`,
      say: 'Each is blocked alone, with all it needs, or not at all.' };
    if (has >= needs) return { title: `${names.length === 1 ? names[0] : nameOf(first.face)}: ${has} of ${needs}`,
      say: 'That is enough: block now.' };
    return { title: `${nameOf(first.face)}: ${has} of ${needs}`,
      say: `Add ${needs - has} block, or let ${them(first.face)} hit.` };
  }
  const [first] = foes;
  if (foes.length === 1) {
    const has = Number(first.badges?.attack ?? 0);
    const armor = Number(first.badges?.armor ?? 0);
    const title = `${names[0]}: ${has} of ${armor}`;
    if (has >= armor) return { title, say: 'That is enough: attack now.' };
    return {
      title, say: step === 'ranged'
        ? `${armor - has} more ranged or siege attack, or let ${them(first.face)} come closer.`
        : `Add ${armor - has} attack, or leave ${them(first.face)} standing.`,
    };
  }
  return {
    title: step === 'ranged' ? 'Shoot first' : 'Strike',
    say: `${things(foes.length, 'enemy', 'enemies')}: attack one alone or several together.`,
  };
}

/** What the steps of a combat are called, in their order. */
export const STEPS = [['ranged', 'Ranged'], ['block', 'Block'], ['damage', 'Damage'], ['attack', 'Attack']];

/** @param {Scene} scene the number of the combat's step, or -1 */
export function step(scene) {
  return STEPS.findIndex(([word]) => phase(scene).startsWith(word));
}
