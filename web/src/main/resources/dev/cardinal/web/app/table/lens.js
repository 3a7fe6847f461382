/**
 * The camera's view as plain arithmetic. The world is measured in CSS pixels: in the middle of the table one unit is
 * one pixel. x goes to the right, y up from the table, z towards the player.
 *
 * A 15 degree lens shows depth without bending anything, and its vanishing point is the middle of the table.
 */

/** @typedef {{x: number, y: number, z: number}} Point */

export const FIELD = 15;

/**
 * @typedef {object} Lens
 * @property {number} width @property {number} height of the table in CSS pixels
 * @property {number} degrees how far the camera looks down @property {number} tilt the same in radians
 * @property {number} distance of the camera from the middle of the table
 * @property {(x: number, y: number, lift?: number) => Point & {scale: number}} at the point of a pixel at a height over
 *   the table; `scale` says how long a pixel is there
 * @property {(point: Point) => {x: number, y: number}} to the pixel of a point
 * @property {(y: number) => number} squash how high something flat is drawn at this row of pixels, against its length
 */

/**
 * @param {number} width @param {number} height @param {number} degrees how far the camera looks down: 90 is from above
 * @returns {Lens}
 */
export function lens(width, height, degrees) {
  const tilt = (degrees * Math.PI) / 180;
  const sin = Math.sin(tilt);
  const cos = Math.cos(tilt);
  const distance = height / (2 * Math.tan((FIELD * Math.PI) / 360));

  /** @type {Lens['at']} */
  const at = (px, py, lift = 0) => {
    const up = height / 2 - py;
    const scale = (distance * sin - lift) / (distance * sin - up * cos);
    return {
      x: scale * (px - width / 2),
      y: lift,
      z: distance * cos - scale * (distance * cos + up * sin),
      scale,
    };
  };

  /** @type {Lens['to']} */
  const to = ({ x, y, z }) => {
    const high = y - distance * sin;
    const near = z - distance * cos;
    const depth = -high * sin - near * cos;
    return { x: width / 2 + (distance * x) / depth, y: height / 2 - (distance * (high * cos - near * sin)) / depth };
  };

  const squash = (/** @type {number} */ y) => {
    const point = at(width / 2, y);
    return to({ x: 0, y: 0, z: point.z + point.scale }).y - y;
  };

  return { width, height, degrees, tilt, distance, at, to, squash };
}
