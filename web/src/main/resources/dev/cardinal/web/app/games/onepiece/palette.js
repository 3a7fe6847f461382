// The six colours of the game: each from dark to light, with the sign that says it without colour.

/** @typedef {{dark: string, middle: string, light: string, sign: string}} Colour */

/** @type {Record<string, Colour>} */
const COLOURS = {
  red: { dark: '#7d1420', middle: '#c22a33', light: '#f0735f', sign: 'flame' },
  green: { dark: '#0f4a37', middle: '#1f7d5a', light: '#7cc79c', sign: 'oak-leaf' },
  blue: { dark: '#0f3a66', middle: '#2069a8', light: '#79b8e6', sign: 'water-drop' },
  purple: { dark: '#3f1f63', middle: '#6f3fa0', light: '#b893dc', sign: 'cut-diamond' },
  black: { dark: '#17191f', middle: '#3d4350', light: '#9aa3b3', sign: 'moon' },
  yellow: { dark: '#6a4a00', middle: '#c79410', light: '#f6d868', sign: 'sun' },
};

/** @param {string} name */
export function colour(name) {
  return COLOURS[name] ?? COLOURS.black;
}

export const CREAM = '#fff4dc';
export const PAPER = '#f3e6c8';
export const NIGHT = '#191622';
export const INK = '#221710';
export const GOLD = '#e0b550';
