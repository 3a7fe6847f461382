// What everybody may know of a player, and the large numbers above your own question.
import { atHand } from './fighting.js';
import { BASIC, MANA } from './palette.js';
import { count, phase, size } from './reading.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Fact} Fact */

/** A number with its sign. @param {number} value */
export function signed(value) {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** @param {Scene} scene @param {number} seat @returns {Fact[]} */
export function facts(scene, seat) {
  const own = (/** @type {string} */ name) => count(scene, `${seat}/${name}`);
  return [
    { label: 'fame', value: own('fame'), icon: 'laurels' },
    { label: 'reputation', value: signed(own('reputation')), icon: 'thumb-up' },
    { label: 'cards in hand', value: size(scene, `${seat}/hand`), icon: 'card-draw' },
    ...BASIC.filter((colour) => own(`crystals/${colour}`) > 0)
      .map((colour) => ({ label: `${colour} crystals`, value: own(`crystals/${colour}`),
        icon: `${MANA[colour].sign}${MANA[colour].light}` })),
  ];
}

/** @param {Scene} scene @param {number} me @returns {Fact[]} */
export function counters(scene, me) {
  if (me < 0 || !/ your /.test(scene.status)) return [];
  const now = phase(scene);
  /** @type {Fact[]} */
  const found = [];
  if (now === 'block') found.push({ label: 'Block', value: atHand(scene, 'block'), icon: 'shield' });
  else if (now === 'ranged') found.push({ label: 'Ranged', value: atHand(scene, 'attack', /ranged|siege/),
    icon: 'high-shot' });
  else if (now === 'attack') found.push({ label: 'Attack', value: atHand(scene, 'attack'), icon: 'crossed-swords' });
  else found.push({ label: 'Move', value: count(scene, 'move'), icon: 'footprint' });
  const influence = count(scene, 'influence');
  if (influence || now === 'interact') found.push({ label: 'Influence', value: influence, icon: 'discussion' });
  const healing = count(scene, 'healing');
  if (healing) found.push({ label: 'Healing', value: healing, icon: 'healing' });
  return found;
}
