/** What lies on the spaces of a hex map: the land itself, and on it enemies, heroes, shields. */
import { sheet } from './hexes.js';
import { isOpen } from './layout.js';

/** @typedef {import('./layout.js').Laid} Laid */
/** @typedef {import('./layout.js').Sight} Sight */
/** @typedef {import('./units.js').Unit} Unit */
/** @typedef {import('../games/types.js').Plan} Plan */
/** @typedef {import('../scene/types.js').Area} Area */
/** @typedef {import('../games/types.js').Spot} Spot */
/** @typedef {import('../games/types.js').Scene} Scene */

/** The map of this scene in its box. @param {Scene} scene @param {Plan} plan @param {Sight} sight */
export function mapSheet(scene, plan, { lens, view }) {
  const areas = scene.areas.filter((area) => plan.areas[area.id]?.hex);
  if (!areas.length) return undefined;
  const spaces = areas.flatMap((area) => (area.pieces ?? []).map((piece) => piece.place))
    .filter((place) => typeof place === 'object');
  return sheet(/** @type {any} */ (spaces), mapBox(plan, lens), lens, view);
}

/** The rectangle of the map on the table. @param {Plan} plan @param {{width: number, height: number}} size */
export function mapBox(plan, { width, height }) {
  const spot = Object.values(plan.areas).find((some) => some.hex);
  const { x = 0.5, y = 0.5, w = 1, h = 1 } = spot ?? {};
  return { x: (x - w / 2) * width, y: (y - h / 2) * height, width: w * width, height: h * height };
}

/**
 * Everything that lies on the spaces of the map.
 * @param {Area} area @param {Unit[]} there @param {Spot} spot @param {ReturnType<typeof mapSheet>} map
 * @param {Sight} sight @param {Laid} laid
 */
export function onMap(area, there, spot, map, { faces, shape, height, me }, laid) {
  if (!map) return;
  /** @type {Map<string, number>} */
  const taken = new Map();
  for (const unit of there) {
    if (typeof unit.place !== 'object' || !unit.place) continue;
    const open = isOpen(unit, area, spot, me);
    const made = shape(unit.face && open ? faces.get(unit.face) : undefined, area.id);
    const key = `${unit.place.q},${unit.place.r}`;
    const nth = taken.get(key) ?? 0;
    taken.set(key, nth + 1);
    const at = map.place(unit.place);
    const face = unit.face ? faces.get(unit.face) : undefined;
    const side = at.width / Math.sqrt(3);
    const tile = made === 'hex';
    const w = at.width * (spot.size ?? (tile ? 0.985 : 0.62));
    const onTop = tile ? 0 : side * groundHeight(laid, key);
    laid.poses.push({
      key: `${area.id}#${key}:${nth}`,
      area: area.id,
      place: unit.place ?? undefined,
      face: unit.face,
      open,
      up: unit.up,
      turned: unit.turned,
      x: at.x + (spot.shift?.dx ?? 0) * at.width + nth * at.width * 0.12,
      y: at.y + (spot.shift?.dy ?? 0) * at.width - nth * at.width * 0.08,
      w,
      rot: spot.turn ?? 0,
      lift: 0,
      z: onTop + nth * w * 0.08,
      count: 1,
      shape: made,
      thickness: tile ? side * Math.max(0.03, (face && height?.(face)) ?? 0.1) : w * (made === 'disc' ? 0.09 : 0.02),
      clip: true,
      quiet: !!spot.quiet,
      members: [unit.id],
      shows: [open ? unit.face : undefined],
      badges: unit.badges,
    });
  }
  laid.grounds.set(area.id, { id: area.id, x: 0, y: 0, w: 0, h: 0, at: 'none' });
}

/** How high the ground of a space is, in sides. @param {Laid} laid @param {string} key */
function groundHeight(laid, key) {
  const tile = laid.poses.find((pose) => pose.shape === 'hex' && pose.key.endsWith(`#${key}:0`));
  return tile ? tile.thickness / (tile.w / Math.sqrt(3)) : 0;
}
