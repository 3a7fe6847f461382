// How far a hero can walk: what each space costs, step by step, with the points of move at hand.
import { count, pieces } from './reading.js';

/** @typedef {{q: number, r: number}} Space */

const AROUND = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];

/** @param {Space} space */
export function spaceKey({ q, r }) {
  return `${q},${r}`;
}

/** @param {any} space @returns {Space[]} */
export function neighbours({ q, r }) {
  return AROUND.map(([dq, dr]) => ({ q: q + dq, r: r + dr }));
}

/**
 * What it costs to walk to each space that can be reached, by key; the one where the hero stands is not in it.
 * @param {Space} from @param {Map<string, number>} costs of entering @param {number} points
 * @returns {Map<string, number>}
 */
export function walk(from, costs, points) {
  /** @type {Map<string, number>} */
  const found = new Map();
  const start = spaceKey(from);
  /** @type {[number, Space][]} */
  const open = [[0, from]];
  while (open.length) {
    open.sort((a, b) => a[0] - b[0]);
    const [spent, at] = /** @type {[number, Space]} */ (open.shift());
    for (const next of neighbours(at)) {
      const key = spaceKey(next);
      const cost = spent + (costs.get(key) ?? Infinity);
      if (key !== start && cost <= points && cost < (found.get(key) ?? Infinity)) {
        found.set(key, cost);
        open.push([cost, next]);
      }
    }
  }
  return found;
}

/** @type {WeakMap<object, Map<string, number>>} */
const walked = new WeakMap();

/**
 * Where the hero of a seat could walk in this scene.
 * @param {import('../types.js').Scene} scene @param {number} me
 */
export function reach(scene, me) {
  let found = walked.get(scene);
  if (!found) {
    const hero = pieces(scene, 'heroes').find((one) => one.badges?.seat === me)?.place;
    const costs = new Map(pieces(scene, 'map').flatMap(({ place, badges }) => (
      typeof place === 'object' && typeof badges?.cost === 'number' ? [[spaceKey(place), badges.cost]] : [])));
    found = typeof hero === 'object' ? walk(hero, /** @type {any} */ (costs), count(scene, 'move')) : new Map();
    walked.set(scene, found);
  }
  return found;
}
