/** A hex map in its box: how far to zoom so that everything fits, and where a space lies. */

/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {{q: number, r: number}} Space */
/** @typedef {{x: number, y: number, width: number, height: number}} Box in table pixels, from the upper left corner */
/** @typedef {{zoomed: number, dx: number, dy: number}} View 1, 0, 0 shows the whole map; dx and dy in pixels */
/** @typedef {{width: number, place: (space: Space) => {x: number, y: number, width: number}}} Sheet
 *   the width of a space from side to side, and where one is drawn */

const ROOT3 = Math.sqrt(3);

/** The middle of a space, in sides of a hex, with a corner at the top. @param {Space} space */
export function middle({ q, r }) {
  return { x: ROOT3 * (q + r / 2), y: 1.5 * r };
}

/**
 * @param {Space[]} spaces @param {Box} box @param {Lens} lens @param {View} view @returns {Sheet}
 */
export function sheet(spaces, box, lens, view) {
  const all = (spaces.length ? spaces : [{ q: 0, r: 0 }]).map(middle);
  const left = Math.min(...all.map((at) => at.x)) - ROOT3 / 2;
  const right = Math.max(...all.map((at) => at.x)) + ROOT3 / 2;
  const top = Math.min(...all.map((at) => at.y)) - 1;
  const bottom = Math.max(...all.map((at) => at.y)) + 1;
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  const flat = lens.squash(cy);
  const fitting = 0.95 * Math.min(box.width / (right - left), box.height / ((bottom - top) * flat));
  const side = Math.min(fitting, box.width / 7) * view.zoomed;

  const anchor = lens.at(cx + view.dx, cy + view.dy);
  const long = side * anchor.scale;
  return {
    width: side * ROOT3,
    place(space) {
      const at = middle(space);
      const point = {
        x: anchor.x + (at.x - (left + right) / 2) * long,
        y: 0,
        z: anchor.z + (at.y - (top + bottom) / 2) * long,
      };
      const pixel = lens.to(point);
      return { ...pixel, width: (ROOT3 * long) / lens.at(pixel.x, pixel.y).scale };
    },
  };
}
