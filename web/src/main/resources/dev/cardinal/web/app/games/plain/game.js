/**
 * Any game: faces from what is printed on them, a floor plan from who owns what. A plug-in game needs no code of its
 * own to be played here.
 */
import { back } from './back.js';
import { face } from './face.js';
import { ground } from './ground.js';
import { floorPlan } from './plan.js';

/** @typedef {import('../types.js').Game} Game */
/** @typedef {import('../types.js').Shape} Shape */
/** @typedef {import('../../scene/types.js').Scene} Scene */

/** @param {string} name @returns {Game} */
export default function plain(name) {
  /** How areas are shaped says what their pieces are. @type {Map<string, string>} */
  const shapes = new Map();
  return {
    name,
    title: name.charAt(0).toUpperCase() + name.slice(1),
    tagline: '',
    shape(_, area = '') {
      const shape = shapes.get(area);
      return shape === 'hex' ? 'hex' : shape === 'dice' ? 'die' : 'card';
    },
    draw: face,
    back,
    ground,
    plan(scene, ctx) {
      for (const area of scene.areas) shapes.set(area.id, area.shape);
      return floorPlan(scene, ctx);
    },
    sort(a, b, faces) {
      const kind = (/** @type {string} */ id) => faces.get(id)?.kind ?? '';
      return kind(a).localeCompare(kind(b)) || a.localeCompare(b);
    },
    facts: (scene, seat) => [...sizes(scene, seat), ...owned(scene, seat)],
    counters: (scene, me) => [...owned(scene, undefined), ...owned(scene, me)],
    heading: (question) => ({ title: question.prompt, say: '' }),
    hint: () => null,
  };
}

/** @param {Scene} scene @param {number | undefined} seat */
function owned(scene, seat) {
  return scene.counters.filter((counter) => counter.owner === seat).map(({ label, value }) => ({ label, value }));
}

/** @param {Scene} scene @param {number} seat */
function sizes(scene, seat) {
  return scene.areas
    .filter((area) => area.owner === seat && area.label && (area.shape === 'fan' || area.shape === 'stack'))
    .slice(0, 3).map((area) => ({ label: area.label, value: area.size }));
}
