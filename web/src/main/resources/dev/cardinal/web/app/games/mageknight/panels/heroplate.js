// The hero's plate: armor, fame, reputation, level, and the mana at hand, crystals and tokens.
import { drawing, h } from '../../../panels/html.js';
import icons from '../icons.js';
import { BASIC, COLOURS, MANA } from '../palette.js';
import { signed } from '../people.js';
import { count, hero } from '../reading.js';

/** @param {HTMLElement} root @param {any} session */
export function heroPlate(root, session) {
  const host = h('section', { class: 'mk-hero', 'aria-label': 'Your hero' });
  root.append(host);

  /** @param {string} name @param {string} sign @param {string | number} value @param {string} [colour] */
  function fact(name, sign, value, colour) {
    return h('li', { title: name, class: value === 0 ? 'none' : '' },
      drawing(icons[sign], { box: '0 0 512 512', size: 16, colour }), h('b', {}, value),
        h('span', { class: 'unseen' }, ` ${name}`));
  }

  function update() {
    const { scene, me } = session;
    host.hidden = me < 0;
    if (me < 0) return;
    const own = (/** @type {string} */ name) => count(scene, `${me}/${name}`);
    const tokens = COLOURS.filter((colour) => own(`tokens/${colour}`) > 0);
    host.replaceChildren(
      h('b', { class: 'mk-name' }, hero(scene, me)),
      h('ul', { class: 'mk-facts' },
        fact('armor', 'shield', own('armor')), fact('fame', 'laurels', own('fame'), '#ffe7a6'),
        fact('reputation', 'thumb-up', signed(own('reputation'))),
        fact('level', 'rank-3', own('level'))),
      h('ul', { class: 'mk-mana', 'aria-label': 'Crystals' },
        BASIC.map((colour) => fact(`${colour} crystals`, MANA[colour].sign, own(`crystals/${colour}`), ink(colour)))),
      tokens.length ? h('ul', { class: 'mk-mana mk-tokens', 'aria-label': 'Mana tokens of this turn' },
        h('li', { class: 'unseen' }, 'mana'),
        tokens.map((colour) => fact(`${colour} mana`, MANA[colour].sign, own(`tokens/${colour}`), ink(colour)))) : '');
  }

  return { update };
}

/** A colour of mana that can be read on a dark panel. @param {import('../palette.js').Colour} colour */
function ink(colour) {
  return { red: '#ff7a72', blue: '#6db0ff', green: '#5fd38f', white: '#ffffff', gold: '#f2c14e',
    black: '#c3bbdc' }[colour];
}
