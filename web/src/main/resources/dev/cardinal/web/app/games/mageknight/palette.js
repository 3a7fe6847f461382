// The colours of glass, lead and mana.

/** The lead between the panes. */
export const LEAD = '#16141d';

/** @typedef {'red'|'blue'|'green'|'white'|'gold'|'black'} Colour */

/** Each colour of mana has a sign of its own, so that nobody needs to tell colours apart. */
/** @type {Record<Colour, {main: string, dark: string, light: string, sign: string, panes: string[]}>} */
export const MANA = {
  red: {
    main: '#e5484d', dark: '#6e1016', light: '#ffb4a8', sign: 'flame',
    panes: ['#e5484d', '#b81f3a', '#f07a3c', '#8d1b4a', '#f2b04e', '#c93552'],
  },
  blue: {
    main: '#3d8bfd', dark: '#0d2f6e', light: '#b9dcff', sign: 'snowflake-2',
    panes: ['#3d8bfd', '#2356c8', '#4fb8e8', '#5a4fd0', '#8fd4f5', '#1c6fae'],
  },
  green: {
    main: '#35b56a', dark: '#0b4a2a', light: '#b6f0cb', sign: 'oak-leaf',
    panes: ['#35b56a', '#1c8a6e', '#8ccf4e', '#147a4a', '#d8d45a', '#2aa58a'],
  },
  white: {
    main: '#e9edf5', dark: '#46526f', light: '#ffffff', sign: 'feather',
    panes: ['#eef2fa', '#b9c6e4', '#cfc4ea', '#93a6d0', '#f6e8c8', '#a9d0e8'],
  },
  gold: {
    main: '#f2c14e', dark: '#7a5206', light: '#fff0bf', sign: 'sun',
    panes: ['#e0a83e', '#b9722a', '#f2cf6e', '#8c4a3a', '#c8923a', '#7a5a86'],
  },
  black: {
    main: '#4a4658', dark: '#121019', light: '#b5aecb', sign: 'moon',
    panes: ['#3d3a78', '#5a3f8c', '#2c4a8c', '#7a4a8c', '#2a2f5c', '#8a6ab0'],
  },
};

export const COLOURS = /** @type {Colour[]} */ (Object.keys(MANA));

/** The four colours of which there are crystals. */
export const BASIC = COLOURS.slice(0, 4);

/** @type {Record<string, {main: string, light: string}>} the rings of enemies, by their token's back */
export const RINGS = {
  green: { main: '#2f7d46', light: '#8fe0a4' },
  gray: { main: '#6d7686', light: '#dfe6f2' },
  brown: { main: '#7a5a34', light: '#e6c896' },
  violet: { main: '#5a3f9c', light: '#c5b1ff' },
  white: { main: '#c9c2ae', light: '#fffaf0' },
  red: { main: '#a8222c', light: '#ffb4a8' },
  ruins: { main: '#a17a26', light: '#f6dc8c' },
};

/** @type {Record<string, {colour: Colour, sign: string}>} */
export const HEROES = {
  Arythea: { colour: 'red', sign: 'vampire-dracula' },
  Tovak: { colour: 'blue', sign: 'spartan-helmet' },
  Goldyx: { colour: 'gold', sign: 'dragon-head' },
  Norowas: { colour: 'green', sign: 'elf-ear' },
};

/**
 * The colour that a face is mostly painted in.
 * @param {{colours?: string[], symbol?: string, kind?: string}} face
 * @returns {Colour}
 */
export function colourOf(face) {
  const own = /** @type {Colour | undefined} */ (face.colours?.[0]);
  return own && MANA[own] ? own : face.symbol === 'wound' ? 'red' : 'gold';
}
