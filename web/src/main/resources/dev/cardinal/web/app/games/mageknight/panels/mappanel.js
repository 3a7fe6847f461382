// Over the map: round and time of day, the buttons that zoom, and what one wants to see beside the map.
import { drawing, h } from '../../../panels/html.js';
import icons from '../icons.js';
import { BASIC, MANA } from '../palette.js';
import { count, pieces, side, size } from '../reading.js';
import { view } from '../view.js';

/**
 * @param {HTMLElement} root @param {any} session @param {any} table nothing without a canvas
 */
export function mapPanel(root, session, table) {
  const when = h('p', { class: 'mk-when' });
  const dummy = h('p', { class: 'mk-dummy' });
  const tool = (/** @type {string} */ label, /** @type {string} */ sign, /** @type {() => void} */ does) =>
    h('button', { class: 'button quiet', type: 'button', title: label, 'aria-label': label, onclick: does }, sign);
  const tools = h('div', { class: 'mk-tools', role: 'group', 'aria-label': 'Map' },
    tool('Smaller', '−', () => table.map.zoom(1 / 1.35)),
    tool('Larger', '+', () => table.map.zoom(1.35)),
    tool('Fit the whole map', 'Fit', () => table.map.fit()));
  const turn = h('button', { class: 'button quiet mk-turn', type: 'button', onclick: change });
  root.append(h('div', { class: 'mk-map' }, when, dummy), table ? tools : '', table ? turn : '');

  /** What is shown, and what could be shown instead. */
  function shown() {
    const now = side(session.scene, session.me);
    if (root.classList.contains('upright')) {
      const there = view.upright(now);
      return { now, there, other: there === 'map' ? (now === 'offers' ? 'offers' : now) : 'map' };
    }
    const there = view.side(now);
    return { now, there, other: there === 'offers' ? now : 'offers' };
  }

  function change() {
    const { now, other } = shown();
    view.ask(other === now && now !== 'offers' ? '' : /** @type {any} */ (other), now);
    root.classList.toggle('elsewhere', other !== now && !(other === 'map' && now === 'offers'));
    table.map.changed();
    update();
  }

  function update() {
    const { scene } = session;
    const night = count(scene, 'night') > 0;
    when.replaceChildren(drawing(icons[night ? 'moon' : 'sun'], { box: '0 0 512 512', size: 16 }),
      h('b', {}, `Round ${count(scene, 'round')} of ${count(scene, 'rounds')}`), night ? 'Night' : 'Day');
    const has = scene.areas.some((/** @type {any} */ area) => area.id === 'dummy/deck');
    dummy.hidden = !has;
    if (has) {
      const tactic = pieces(scene, 'dummy/tactic')[0]?.face?.replace('tactic/', '');
      dummy.replaceChildren(
        h('span', {}, `Dummy: ${size(scene, 'dummy/deck')}`, h('span', { class: 'mk-cards' }, ' cards')),
        ...BASIC.filter((colour) => count(scene, `dummy/crystals/${colour}`)).map((colour) =>
          h('span', { class: 'mk-crystal', title: `${colour} crystals` },
            drawing(icons[MANA[colour].sign], { box: '0 0 512 512', size: 13, colour: MANA[colour].light }),
            h('span', {}, count(scene, `dummy/crystals/${colour}`)), h('span', { class: 'unseen' }, ` ${colour}`))),
        tactic ? h('span', { class: 'unseen' }, `, with the tactic ${tactic}`) : '');
      dummy.title = tactic ? `The dummy has ${tactic}` : '';
    }
    const { now, there, other } = shown();
    const upright = root.classList.contains('upright');
    turn.hidden = !upright && now === 'offers';
    turn.textContent = NAMES[other] ?? 'Back';
    root.classList.toggle('elsewhere', there !== 'combat');
    root.classList.toggle('map-away', upright && there !== 'map');
  }

  return { update };
}

/** @type {Record<string, string>} */
const NAMES = { offers: 'Offers', map: 'Map', combat: 'Combat', tactics: 'Tactics', choice: 'Choice' };
