// The combat: its steps, and for each enemy what it needs, what is at hand and what happens otherwise.
import { drawing, h } from '../../../panels/html.js';
import { hits, opponents } from '../fighting.js';
import icons from '../icons.js';
import { count, size } from '../reading.js';
import { STEPS, step, things } from '../words.js';

/** @typedef {import('../fighting.js').Opponent} Opponent */

const MANY = 3;

/** @param {HTMLElement} root @param {any} session */
export function combatPanel(root, session) {
  const steps = h('ol', { class: 'mk-steps', 'aria-label': 'Steps of the combat' });
  const cards = h('div', { class: 'mk-foes' });
  const host = h('section', { class: 'mk-combat', 'aria-label': 'Combat' }, steps, cards);
  root.append(host);

  function update() {
    const { scene, me } = session;
    host.hidden = size(scene, 'combat') === 0;
    if (host.hidden) return;
    const now = step(scene);
    steps.replaceChildren(...STEPS.map(([, name], i) => h('li', {
      class: i === now ? 'now' : i < now ? 'done' : '', 'aria-current': i === now ? 'step' : undefined,
    }, `${i < now ? '✓ ' : ''}${i + 1} ${name}`)));
    const all = opponents(scene);
    const many = all.length > MANY;
    cards.classList.toggle('many', many);
    cards.replaceChildren(...all.map((one) => card(one, scene, me, STEPS[now]?.[0] ?? '', many)));
  }

  return { update };
}

/**
 * @param {Opponent} one @param {import('../../types.js').Scene} scene @param {number} me @param {string} now
 * @param {boolean} many there is room for the numbers only, or the tokens would be covered
 */
function card(one, scene, me, now, many) {
  const meets = now === 'block' || now === 'damage';
  const [has, needs] = meets ? [one.block, one.toBlock] : [one.attack, one.armor];
  const done = has >= needs && (!meets || one.attacks);
  const bar = h('span', { class: 'mk-bar', 'aria-hidden': 'true' }, h('span', {}));
  /** @type {HTMLElement} */ (bar.firstChild).style.width = `${Math.min(100, needs ? (100 * has) / needs : 0)}%`;
  const met = meets && !one.attacks;
  return h('article', { class: `mk-foe${done ? ' done' : ''}` },
    h('h2', {}, one.name, h('small', {}, `${one.own.pile}, ${things(one.own.fame, 'fame', 'fame')}`)),
    met ? h('p', { class: 'mk-need' }, h('span', {}, 'Its attack is met'))
      : h('p', { class: 'mk-need' }, drawing(icons[meets ? 'shield' : 'crossed-swords'],
        { box: '0 0 512 512', size: 15 }),
        h('span', { class: many ? 'unseen' : '' }, meets ? `Block ${needs}${element(one)}` : `Armor ${needs}`),
        h('b', {}, `${has} of ${needs}${done ? ' ✓' : ''}`)),
    met ? '' : bar,
    h('p', { class: 'mk-else' }, ...(meets ? unblocked(one, scene, me, many) : standing(one, now, many))));
}

/** @param {Opponent} one */
function element(one) {
  return ['physical', 'summoner'].includes(one.attacker.element) ? '' : `, ${one.attacker.element}`;
}

/**
 * What happens if it is not blocked.
 * @param {Opponent} one @param {import('../../types.js').Scene} scene @param {number} me @param {boolean} many
 */
function unblocked(one, scene, me, many) {
  if (!one.attacks) return [];
  const pain = h('b', { class: 'bad' }, things(hits(one, scene, me), 'wound'));
  if (many) return one.block >= one.toBlock ? ['Block it now.'] : [`${one.attacker.element}, else `, pain];
  const armor = count(scene, `${me}/armor`);
  const says = [];
  if (one.summoned) says.push(`Attacks through ${one.summoned}. `);
  const how = { fire: 'Ice blocks count in full, others half. ', ice: 'Fire blocks count in full, others half. ',
    'cold fire': 'Only cold fire blocks count in full. ' };
  says.push(how[/** @type {keyof typeof how} */ (one.attacker.element)] ?? '');
  if (one.attacker.abilities.includes('swift')) says.push('Swift: twice the block. ');
  if (one.block >= one.toBlock) return [...says, 'Enough: block it now.'];
  const double = one.attacker.abilities.includes('brutal') ? ' (brutal)' : '';
  says.push(`${one.toBlock - one.block} missing. Unblocked: ${one.damage} damage${double} on armor ${armor}, `);
  return [...says, pain,
    AFTER.filter(([word]) => one.attacker.abilities.includes(word)).map(([, text]) => text).join('')];
}

/** @type {[string, string][]} */
const AFTER = [['poison', ', and as many to the discard pile'], ['paralyze', ', and you discard all other cards']];

/** What keeps it standing. @param {Opponent} one @param {string} now @param {boolean} many */
function standing(one, now, many) {
  const { resists, fame } = one.own;
  const says = [];
  if (now === 'ranged' && one.fortified > 0) {
    says.push(one.fortified > 1 ? 'Fortified twice: nothing reaches it yet. '
      : 'Fortified: only siege attacks reach it. ');
  }
  if (many) return one.attack >= one.armor ? [h('b', { class: 'good' }, 'Enough.')] : [...says];
  if (resists.length) says.push(`Resists ${resists.join(', ')}: such attacks count half. `);
  if (one.attack >= one.armor) return [...says, h('b', { class: 'good' }, `Enough for ${fame} fame: attack now.`)];
  return [...says, `${one.armor - one.attack} missing for ${fame} fame.`];
}
