/** What tests see of a canvas: `window.table` says what is drawn and where, in CSS pixels of the page. */
import { around, corners } from './hits.js';

/** @param {import('./table.js').Table} table */
export function hook(table) {
  const page = () => table.host.getBoundingClientRect();
  /** @type {any} */ (window).table = {
    get ready() { return table.ready; },
    get moving() { return table.moving; },
    get draws() { return table.stage.renderer.info.render.calls; },
    get frames() { return table.frames; },
    get script() { return table.script; },
    get alive() { return !table.stage.renderer.getContext().isContextLost(); },
    scene: () => table.scene,
    pieces: () => table.laid.poses.map((pose) => {
      const { x, y, w, h } = around(corners(pose, table.lens));
      const { area, place, face, up, open, count, turned, shape } = pose;
      return { area, place, face, up, open, count, turned, shape, x: x + page().x, y: y + page().y, w, h };
    }),
    where: (/** @type {import('../question/spots.js').Spot} */ spot) => table.where(spot),
    areas: () => [...table.laid.grounds.values()].map(({ id, x, y, w, h }) => ({
      id, x: x + page().x, y: y + page().y, w, h,
    })),
  };
}
