/** The bodies of the pieces, one unit wide, lying on the table. The top has uv of its face, the sides have none. */
import * as THREE from 'three';

/** @typedef {import('../games/types.js').Shape} Shape */
/** @typedef {[number, number][]} Outline counterclockwise as seen from above, x to the right, y to the far side */

const TALL = 680 / 488;

/** @returns {Outline} */
function cardOutline() {
  const r = 26 / 488;
  const corners = [[0.5 - r, TALL / 2 - r, 0], [r - 0.5, TALL / 2 - r, 90], [r - 0.5, r - TALL / 2, 180],
    [0.5 - r, r - TALL / 2, 270]];
  return corners.flatMap(([x, y, from]) => [0, 22.5, 45, 67.5, 90].map((more) => {
    const angle = ((from + more) * Math.PI) / 180;
    return /** @type {[number, number]} */ ([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
  }));
}

/** @param {number} corners @param {number} radius @param {number} turn @returns {Outline} */
function round(corners, radius, turn) {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + turn) / corners) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** @param {number} half @param {number} r @returns {Outline} */
function roundSquare(half, r) {
  return [[1, 1, 0], [-1, 1, 90], [-1, -1, 180], [1, -1, 270]].flatMap(([sx, sy, from]) => [0, 45, 90].map((more) => {
    const angle = ((from + more) * Math.PI) / 180;
    const inner = half - r;
    return /** @type {[number, number]} */ ([sx * inner + r * Math.cos(angle), sy * inner + r * Math.sin(angle)]);
  }));
}

/** @type {Record<Shape, () => {outline: Outline, wide: number, high: number}>} wide, high: what the uv spans */
const FORMS = {
  card: () => ({ outline: cardOutline(), wide: 1, high: TALL }),
  disc: () => ({ outline: round(48, 0.5, 0), wide: 1, high: 1 }),
  chip: () => ({ outline: round(40, 0.5, 0), wide: 1, high: 1 }),
  hex: () => ({ outline: round(6, 1 / Math.sqrt(3), 0.5), wide: 2 / Math.sqrt(3), high: 2 / Math.sqrt(3) }),
  die: () => ({ outline: roundSquare(0.5, 0.07), wide: 1, high: 1 }),
  banner: () => ({ outline: [[0.5, 0.7], [-0.5, 0.7], [-0.5, -0.7], [0.5, -0.7]], wide: 1, high: 1.4 }),
};

/**
 * @param {Shape} shape
 * @returns {any} an InstancedBufferGeometry with position, uv and `top` (1 on the face, 0 on the sides)
 */
export function solid(shape) {
  const { outline, wide, high } = FORMS[shape]();
  /** @type {number[]} */
  const position = [];
  /** @type {number[]} */
  const uv = [];
  /** @type {number[]} */
  const side = [];
  const put = (/** @type {[number, number]} */ [x, y], /** @type {number} */ up, /** @type {number} */ light) => {
    position.push(x, up, -y);
    uv.push(x / wide + 0.5, 0.5 - y / high);
    side.push(light);
  };
  outline.forEach((here, i) => {
    const next = outline[(i + 1) % outline.length];
    put([0, 0], 1, -1);
    put(here, 1, -1);
    put(next, 1, -1);
    if (shape === 'banner') return;
    // A side is as light as it looks to the upper left, where the lamp hangs.
    const away = Math.atan2(here[0] - next[0], next[1] - here[1]);
    const light = 0.74 + 0.26 * Math.cos(away - Math.PI * 0.75);
    for (const [corner, up] of /** @type {[[number, number], number][]} */ (
      [[here, 1], [here, 0], [next, 0], [here, 1], [next, 0], [next, 1]])) {
      put(corner, up, light);
    }
  });
  const geometry = new THREE.InstancedBufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  geometry.setAttribute('side', new THREE.Float32BufferAttribute(side, 1));
  return geometry;
}
