// What is done at the canvas: clicks and drags become picks, hovering becomes the zoom, and what can be picked is lit.

import { marks } from '../question/marks.js';

/**
 * @param {import('./room.js').Room} room
 * @param {import('./piecemenu.js').PieceMenu} menu
 */
export function pointing(room, menu) {
  const { table, answering, zoom } = room;
  if (!table) return;

  /** @param {number[]} indexes @param {number} x @param {number} y */
  function choose(indexes, x, y) {
    if (indexes.length === 1) answering.choose(indexes[0]);
    else if (indexes.length > 1) menu.show(indexes, x, y);
  }

  table.addEventListener('pick', (/** @type {CustomEvent} */ { detail }) => {
    zoom.hide();
    choose(answering.at(detail.spot), detail.x, detail.y);
  });
  table.addEventListener('drop', (/** @type {CustomEvent} */ { detail }) => {
    if (!detail.end) return;
    choose(answering.dragged(detail.spot, detail.end), detail.x ?? innerWidth / 2, detail.y ?? innerHeight / 2);
  });
  table.addEventListener('hover', (/** @type {CustomEvent} */ { detail }) => {
    zoom.hover(detail.spot ? detail.face : null, boxed(detail.rect));
  });
  table.addEventListener('zoom', (/** @type {CustomEvent} */ { detail }) => {
    zoom.show(detail.face ?? detail.spot?.face, boxed(detail.rect), { stays: true });
  });

  room.settings.addEventListener('change', (event) => {
    const { session } = room;
    const { name } = /** @type {CustomEvent} */ (event).detail;
    if (name === 'sort' && session.scene) table.show(session.scene, session.looking());
  });

  const offer = () => table.offer(marks(answering.sending ? null : answering.picker));
  answering.addEventListener('change', offer);
  offer();
}

/**
 * What a piece covers. In a hand at the bottom, the cards beside it should stay in sight.
 * @param {{x: number, y: number, w: number, h: number} | null} rect
 */
function boxed(rect) {
  if (!rect) return undefined;
  const bottom = rect.y + rect.h;
  return { left: rect.x, right: rect.x + rect.w, top: rect.y, bottom, above: bottom > innerHeight * 0.9 };
}
