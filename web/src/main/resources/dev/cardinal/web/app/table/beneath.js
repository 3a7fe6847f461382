import { THICK, handLaid } from './arrange.js';
import { ASPECT } from './aspect.js';

/** @typedef {import('./layout.js').Laid} Laid */
/** @typedef {import('./layout.js').Sight} Sight */
/** @typedef {import('./units.js').Unit} Unit */
/** @typedef {import('../games/types.js').Plan} Plan */
/** @typedef {import('../scene/types.js').Area} Area */

/** Pieces under a piece peek out from under it. @param {Area} area @param {Unit[]} there @param {string} parent
 * @param {number} place @param {Plan} plan @param {Sight} sight @param {Laid} laid */
export function beneath(area, there, parent, place, plan, sight, laid) {
  const above = laid.poses.find((pose) => pose.area === parent && pose.place === place);
  if (!above || !there.length) return;
  const { dx, dy } = plan.areas[parent]?.under ?? { dx: 0.1, dy: 0.22 };
  const height = above.w * ASPECT[above.shape];
  const thick = above.w * THICK;
  const more = Math.min(0.4, 1.2 / there.length);
  there.forEach((unit, i) => {
    const out = 1 + i * more;
    const face = unit.face ? sight.faces.get(unit.face) : undefined;
    laid.poses.push({
      ...above,
      key: `${area.id}#${i}`,
      area: area.id,
      place: i,
      face: unit.face,
      open: !!unit.face && unit.up,
      up: unit.up,
      turned: unit.turned,
      shape: sight.shape(unit.up ? face : undefined, area.id),
      x: above.x + dx * height * out,
      y: above.y + dy * height * out,
      rot: (unit.turned ? 90 : 0) + handLaid(`${area.id} ${i}`) * 1.2,
      z: above.z + (there.length - 1 - i) * thick,
      count: 1,
      thickness: thick,
      members: [unit.id],
      shows: [unit.up ? unit.face : undefined],
      badges: unit.badges,
      tag: undefined,
    });
  });
  above.z += there.length * thick;
  const ground = laid.grounds.get(parent);
  const lowest = above.y + height * (0.47 + dy * (1 + (there.length - 1) * more));
  if (ground) ground.h = Math.max(ground.h, lowest - ground.y);
  laid.grounds.set(area.id, { id: area.id, x: above.x, y: above.y, w: above.w, h: above.w, at: 'none' });
}
