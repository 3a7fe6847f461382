/** How a hex map is zoomed and shifted in its box; 1, 0, 0 shows all of it. */

/** @typedef {{x: number, y: number}} Pixel */

const MOST = 6;

export class MapView {
  zoomed = 1;
  dx = 0;
  dy = 0;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  /**
   * Larger with a factor over 1, around a pixel given from the middle of the box.
   * @param {number} factor @param {Pixel} [around]
   */
  zoom(factor, around = { x: 0, y: 0 }) {
    const next = Math.max(1, Math.min(MOST, this.zoomed * factor));
    const by = next / this.zoomed;
    this.zoomed = next;
    this.dx = around.x - (around.x - this.dx) * by;
    this.dy = around.y - (around.y - this.dy) * by;
    if (next === 1) this.dx = this.dy = 0;
    this.changed();
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    const far = 900 * this.zoomed;
    this.dx = Math.max(-far, Math.min(far, this.dx + dx));
    this.dy = Math.max(-far, Math.min(far, this.dy + dy));
    this.changed();
  }

  /** Shows the whole map. */
  fit() {
    this.zoomed = 1;
    this.dx = this.dy = 0;
    this.changed();
  }
}
