// The task as a heading and a sentence.

import { asked, verb } from './asked.js';
import { battle, counterAt, ifHit, missing, number } from './board.js';
import { attackerPower } from './hints.js';

/** @typedef {import('../../scene/types.js').Scene} Scene */
/** @typedef {import('../../scene/types.js').Question} Question */
/** @typedef {import('./asked.js').Asked} Asked */
/** @typedef {{title: string, say: string}} Heading */

/** @type {Record<string, (asked: Asked, question: Question, scene: Scene, me: number) => Heading>} */
const HEADINGS = {
  first: () => ({
    title: 'First or second?',
    say: 'Whoever goes first draws no card and gets 1 DON!! in the first turn. Nobody attacks in their first turn.',
  }),
  redraw: () => ({ title: 'Keep this hand?', say: 'You may put all 5 cards back once and draw 5 new ones.' }),
  main: (_, question, scene, me) => main(question, scene, me),
  attack: ({ card }, question, scene) => {
    const power = attackerPower(question, scene, question.options[0]);
    return {
      title: `What does ${card} attack?`,
      say: `${power === null ? 'It' : `Its ${power} power`} hits whatever has as much or less. `
        + 'Of Characters, only rested ones can be attacked.',
    };
  },
  block: ({ card }, _, scene, me) => defence(scene, `${card} attacks. A Blocker would take the attack in place of `
    + `${battle(scene)?.target.leader ? 'your Leader' : battle(scene)?.target.name}.`, me),
  counter: (_, question, scene, me) => counter(question, scene, me),
  boost: ({ number: power }) => ({ title: `+${power} power`, say: 'Which card gets it for this battle?' }),
  trigger: ({ card, text }) => ({
    title: `Trigger: ${card}`, say: `${plain(text).replace(/^\[Trigger\] /, '')} Or take the card into your hand.`,
  }),
  room: ({ card, text }) => ({
    title: `Make room for ${card}`,
    say: text === 'Stage' ? 'There is room for 1 Stage: trash yours.'
      : 'There is room for 5 Characters: trash one of yours.',
  }),
  effect: ({ card, text }) => ({ title: `Use ${card}?`, say: plain(text) }),
  choose: ({ card, text, many }) => ({ title: card ?? '', say: `${sentence(text)} Choose ${many}.` }),
  don: ({ card, text, many }) => ({ title: card ?? '', say: `${sentence(text)} Choose ${many} DON!!.` }),
  may: ({ card, text }) => ({ title: `${card}?`, say: `${sentence(text)} You need not.` }),
  order: () => ({ title: 'In which order?', say: 'Pick the card nearest the top first.' }),
  end: () => ({ title: 'Top or bottom?', say: 'Where the cards go.' }),
  next: () => ({ title: 'Which effect is next?', say: 'Several are waiting; you decide in which order.' }),
  add: ({ card }) => ({ title: `${card}`, say: 'How many DON!! do you add from your DON!! deck?' }),
  one: ({ card }) => ({ title: `${card}`, say: 'Choose one of its effects.' }),
  number: ({ card }) => ({ title: `${card}`, say: 'Name a number.' }),
  draw: ({ number: most }) => ({ title: 'Draw a card?', say: `You may draw up to ${most}.` }),
};

/** @param {Question} question @param {Scene} scene @param {number} me @returns {Heading} */
export function heading(question, scene, me) {
  const found = asked(question);
  const { title, say } = HEADINGS[found.kind]?.(found, question, scene, me) ?? { title: '', say: '' };
  return { title: people(title, me), say: people(say, me) };
}

/** @param {Question} question @param {Scene} scene @param {number} me @returns {Heading} */
function main(question, scene, me) {
  const count = (/** @type {string} */ wanted) => question.options.filter((option) => verb(option) === wanted).length;
  const don = number(scene, me, 'don');
  const can = [
    don ? `${don} DON!! to spend` : 'No active DON!!',
    count('play') ? `${count('play')} ${count('play') === 1 ? 'card' : 'cards'} to play` : '',
    count('attack') ? `${count('attack')} to attack with` : '',
  ].filter(Boolean);
  return {
    title: 'Your Main Phase',
    say: question.options.length > 1 ? `${can.join(', ')}.` : 'Nothing is left but to end your turn.',
  };
}

/** @param {Question} question @param {Scene} scene @param {number} me @returns {Heading} */
function counter(question, scene, me) {
  const fight = battle(scene);
  if (!fight) {
    return { title: 'Counter Step', say: 'Counter, or take the hit.' };
  }
  const lacks = missing(fight.attacker.power, fight.target.power);
  if (!lacks) {
    return defence(scene, 'It holds already: no counter is needed.', me);
  }
  const most = question.options.filter((option) => verb(option) === 'counter')
    .reduce((sum, option) => sum + (option.count ?? 1) * counterAt(scene, option.spots?.[0]), 0);
  const hope = most === 0 ? 'You have no counter.'
    : most < lacks ? `All your counters give ${most}: not enough.`
      : 'Pick cards to counter with, or take the hit.';
  return defence(scene, `A tie hits: ${lacks} more power holds. ${hope}`, me);
}

/** @param {Scene} scene @param {string} say @param {number} me @returns {Heading} */
function defence(scene, say, me) {
  const fight = battle(scene);
  if (!fight) {
    return { title: 'You are attacked', say };
  }
  const risk = fight.target.leader && number(scene, fight.target.owner, 'life') === 0
    && fight.target.power <= fight.attacker.power ? ` If it hits, ${ifHit(scene, fight, me)}.` : '';
  return { title: `${fight.attacker.power} against ${fight.target.power}`, say: say + risk };
}

/** @param {string|undefined} text */
function sentence(text = '') {
  const words = plain(text);
  return words ? `${words[0].toUpperCase()}${words.slice(1)}${/[.!]$/.test(words) ? '' : '.'}` : '';
}

/** Card texts in prose: types without their braces. @param {string|undefined} text */
function plain(text = '') {
  return text.replace(/[{}]/g, '');
}

/** There are two players: the other one needs no number. @param {string} text @param {number} me */
function people(text, me) {
  return text.replace(/Player (\d)('s)?/g, (_, seat, own = '') =>
    (Number(seat) === me ? (own ? 'your' : 'you') : `your opponent${own}`)).replace(/^your/, 'Your');
}
