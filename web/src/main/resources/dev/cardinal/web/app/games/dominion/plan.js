// Where everything lies.

import { board } from './board.js';
import { upright } from './upright.js';

/**
 * @param {import('../types.js').Scene} scene @param {import('../types.js').Ctx} ctx
 * @returns {import('../types.js').Plan}
 */
export function plan(scene, ctx) {
  return ctx.portrait ? upright(scene, ctx) : board(scene, ctx);
}
