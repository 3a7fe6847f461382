// The few signs of the bar, drawn for a box of 24, and how a game's icons become drawings.

import { drawing, h } from './html.js';

export const UNDO = 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14';
export const SOUND = 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12';
export const SILENCE = 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5';
export const HELP = 'M9 9.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2.1M12 17.3v.2'
  + 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4z';
export const CLOSE = 'M6 6l12 12M18 6L6 18';
const STAR =
  'M12 1.5l1.9 7 5.6-4-4 5.6 7 1.9-7 1.9 4 5.6-5.6-4-1.9 7-1.9-7-5.6 4 4-5.6-7-1.9 7-1.9-4-5.6 5.6 4z';

/** The compass of the brand. */
export function compass(size = 24) {
  return h('span', { class: 'compass' }, drawing(STAR, { size: size * 0.78, colour: '#fff' }));
}

/**
 * A game's icon: the name of one of `game.icons` or a path in a box of 512, either with a colour behind a '#'; or a
 * short label such as "4", which becomes a coin.
 * @param {any} game
 * @param {string | undefined} icon
 * @param {number} [size]
 * @returns {Node | null}
 */
export function iconOf(game, icon, size = 20) {
  if (!icon) return null;
  const [name, colour] = icon.split('#');
  const path = game.icons?.[name] ?? (/^[mM][\d\s.-]/.test(name) ? name : null);
  if (path) return drawing(path, { box: '0 0 512 512', size, colour: colour ? `#${colour}` : undefined });
  return icon.length <= 4 ? h('span', { class: 'coin', 'aria-hidden': 'true' }, icon) : null;
}
