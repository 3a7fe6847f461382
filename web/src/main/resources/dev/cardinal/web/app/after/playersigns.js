import { drawing } from '../panels/html.js';

export const PLAY = 'M7 4.5v15l12-7.5z';
export const PAUSE = 'M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z';
export const BACK = 'M16 5v14L6.5 12z';
export const FORTH = 'M8 5v14l9.5-7z';
export const TURN_BACK = 'M20 5v14l-8.5-7zM11.5 5v14L3 12z';
export const TURN_FORTH = 'M4 5v14l8.5-7zM12.5 5v14L21 12z';

/** @param {string} path */
export function sign(path) {
  return drawing(path, { size: 18 });
}
