// What all panels share, and how they ask a game for words without trusting its code too much.

/**
 * @typedef {object} Room
 * @property {any} session
 * @property {any} table the canvas, or null without WebGL
 * @property {any} game
 * @property {import('../settings.js').Settings} settings
 * @property {import('../question/answering.js').Answering} answering
 * @property {import('./zoom.js').Zoom} zoom
 * @property {import('./speech.js').Speech} speech
 * @property {import('./notices.js').Notices} notices
 * @property {import('../sound.js').Sound} sound
 * @property {import('./cardnames.js').CardNames} cards
 * @property {Record<string, () => void>} commands what keys and buttons do, by name
 * @property {(options: number[], x: number, y: number) => void} commandsAt opens the menu at a piece
 * @property {((host: HTMLElement, session: any) => void) | undefined} after fills in the statistics after the game
 */

/**
 * What the game says, or nothing if it does not say or its code fails.
 * @param {Room} room
 * @param {string} name of one of the game's functions
 * @param {...unknown} given
 * @returns {any}
 */
export function asks(room, name, ...given) {
  try {
    return room.game?.[name]?.(...given) ?? null;
  } catch (problem) {
    console.warn(`${room.game?.name}: ${name} failed`, problem);
    return null;
  }
}

/** @param {Room} room @param {string | undefined} id @returns {import('../scene/types.js').Face | undefined} */
export function faceOf(room, id) {
  return id === undefined ? undefined : room.session.faces?.get(id);
}

/**
 * The face that an option stands for, if it is one.
 * @param {Room} room
 * @param {import('../scene/types.js').Option} option
 */
export function faceOfOption(room, option) {
  const spot = option.spots?.[0];
  if (!spot) return undefined;
  if (spot.face) return faceOf(room, spot.face);
  const area = room.session.scene?.areas.find((/** @type {any} */ found) => found.id === spot.area);
  const pieces = (area?.pieces ?? []).filter((/** @type {any} */ piece) => spot.place === undefined
    || JSON.stringify(piece.place) === JSON.stringify(spot.place));
  const faces = new Set(pieces.map((/** @type {any} */ piece) => piece.face));
  return faces.size === 1 ? faceOf(room, [...faces][0]) : undefined;
}
