/**
 * From a scene and a floor plan to poses: what lies where, in pixels of the table. A pose is one thing that is drawn:
 * a card, or a pile of cards.
 */
import { THICK, asDice, handLaid, handSize, inGrid, inHand, inHeap, inRow } from './arrange.js';
import { ASPECT } from './aspect.js';
import { beneath } from './beneath.js';
import { mapSheet, onMap } from './onmap.js';
import { closes } from './units.js';

/** @typedef {import('../games/types.js').Plan} Plan */
/** @typedef {import('../games/types.js').Spot} Spot */
/** @typedef {import('../games/types.js').Shape} Shape */
/** @typedef {import('../games/types.js').Scene} Scene */
/** @typedef {import('../scene/types.js').Area} Area */
/** @typedef {import('../scene/types.js').Face} Face */
/** @typedef {import('./units.js').Unit} Unit */
/** @typedef {import('./units.js').Units} Units */
/** @typedef {import('./arrange.js').Lie} Lie */

/**
 * @typedef {object} Pose
 * @property {string} key the same from picture to picture
 * @property {string} area
 * @property {number | {q: number, r: number}} [place]
 * @property {string} [face] what is known of it, seen or not
 * @property {boolean} open whether its face is what one sees
 * @property {boolean} up
 * @property {boolean} turned
 * @property {number} x the middle, in pixels of the table
 * @property {number} y
 * @property {number} w the width of the piece before it is turned
 * @property {number} rot degrees, clockwise
 * @property {number} lift how high it is held, in pixels
 * @property {number} z how high it lies, in pixels
 * @property {number} count how many pieces this is
 * @property {Shape} shape
 * @property {number} thickness in pixels
 * @property {boolean} clip only inside the map's box
 * @property {boolean} quiet cannot be pointed at
 * @property {number[]} members the units, the uppermost first
 * @property {(string | undefined)[]} shows the face that one sees of each of them
 * @property {Record<string, any>} [badges]
 * @property {string} [tag] a count
 * @property {boolean} [few]
 * @property {boolean} [covered] its right half is under the next one
 */

/** @typedef {{id: string, x: number, y: number, w: number, h: number, label?: string, at: string}} Ground
 *   where an area lies: its upper left corner and size */
/** @typedef {{x: number, y: number, w: number, h: number, word: string}} Slot */
/** @typedef {{poses: Pose[], grounds: Map<string, Ground>, slots: Slot[], map?: import('./hexes.js').Sheet}} Laid
 *   map: where its spaces lie, if there is a map */

/**
 * @typedef {object} Sight what layout has to know besides the scene
 * @property {import('./lens.js').Lens} lens
 * @property {number} me
 * @property {Map<string, Face>} faces
 * @property {(face: Face | undefined, area: string) => Shape} shape
 * @property {(a: string, b: string, faces: Map<string, Face>) => number} [sort]
 * @property {import('./hexes.js').View} view
 * @property {(face: Face) => number} [height] of a hex, in sides
 */

const UNDER = /^(.+)\/(\d+)\/under$/;

/** @param {Scene} scene @param {Units} units @param {Plan} plan @param {Sight} sight @returns {Laid} */
export function layout(scene, units, plan, sight) {
  const map = mapSheet(scene, plan, sight);
  /** @type {Laid} */
  const laid = { poses: [], grounds: new Map(), slots: [], map };
  for (const area of scene.areas) {
    const spot = plan.areas[area.id];
    const there = units.get(area.id) ?? [];
    if (!spot || UNDER.test(area.id)) continue;
    if (spot.hidden) {
      laid.grounds.set(area.id, groundOf(area, spot, sight, []));
    } else if (spot.hex) {
      onMap(area, there, spot, map, sight, laid);
    } else {
      onTable(area, there, spot, sight, laid);
    }
  }
  for (const area of scene.areas) {
    const under = UNDER.exec(area.id);
    if (under) beneath(area, units.get(area.id) ?? [], under[1], Number(under[2]), plan, sight, laid);
  }
  return laid;
}

/** Whether one sees a piece's face. @param {Unit} unit @param {Area} area @param {Spot} spot @param {number} me */
export function isOpen(unit, area, spot, me) {
  if (!unit.face || spot.face === 'down') return false;
  if (unit.up || spot.face === 'up' || spot.hand) return true;
  return area.owner !== undefined && area.owner === me && (area.shape === 'fan' || !!area.bag);
}

/** @param {Area} area @param {Spot} spot @param {Sight} sight @param {Pose[]} poses */
function groundOf(area, spot, { lens }, poses) {
  const w = spot.w * lens.width;
  const shape = poses[0]?.shape ?? 'card';
  const h = w * ASPECT[shape] * lens.squash(spot.y * lens.height);
  const xs = [spot.x * lens.width, ...poses.map((pose) => pose.x)];
  const ys = [spot.y * lens.height, ...poses.map((pose) => pose.y)];
  const left = Math.min(...xs) - w / 2;
  const top = Math.min(...ys) - h / 2;
  return {
    id: area.id,
    x: left,
    y: top,
    w: Math.max(...xs) + w / 2 - left,
    h: Math.max(...ys) + h / 2 - top,
    label: typeof spot.label === 'string' ? spot.label : undefined,
    at: spot.labelAt ?? 'below',
  };
}

/** @param {Area} area @param {Unit[]} there @param {Spot} spot @param {Sight} sight @param {Laid} laid */
function onTable(area, there, spot, sight, laid) {
  const { lens, me, faces } = sight;
  const as = spot.as ?? (area.shape === 'track' ? 'slots' : /** @type {any} */ (area.shape));
  const open = (/** @type {Unit} */ unit) => isOpen(unit, area, spot, me);
  const shapeOf = (/** @type {Unit | undefined} */ unit) =>
    sight.shape(unit?.face && (open(unit) || unit.up) ? faces.get(unit.face) : undefined, area.id);
  const piles = piled(area, there, spot, as, sight, open);
  const shape = piles.length ? shapeOf(piles[0][0]) : 'card';
  const span = (spot.span ?? 1) * lens.width;
  const width = spot.w * lens.width * (spot.hand ? handSize(piles.length, spot.w * lens.width, span) : 1);
  const high = lens.squash(spot.y * lens.height);
  const room = {
    id: area.id,
    width,
    height: width * ASPECT[shape] * high,
    tall: width * ASPECT[shape],
    span,
    spot,
  };
  const lies = liesOf(piles, as, area, room);
  const thick = width * THICK;
  const poses = piles.map((pile, i) => {
    const unit = pile[0];
    const lie = lies[i];
    const heaped = spot.thickness ?? as === 'stack';
    /** @type {Pose} */
    const pose = {
      key: `${area.id}#${keyOf(area, pile, i, as)}`,
      area: area.id,
      place: unit.place ?? undefined,
      face: unit.face,
      open: open(unit),
      up: unit.up,
      turned: unit.turned,
      x: spot.x * lens.width + lie.x,
      y: spot.y * lens.height + lie.y,
      w: width,
      rot: lie.rot + (spot.turn ?? 0) + (unit.turned ? 90 : 0),
      lift: 0,
      z: lie.z,
      count: pile.length,
      shape: shapeOf(unit),
      thickness: thick * (heaped ? 1 + Math.min(pile.length - 1, 60) * 0.3 : 1),
      clip: false,
      quiet: !!spot.quiet,
      members: pile.map((member) => member.id),
      shows: pile.map((member) => (open(member) ? member.face : undefined)),
      badges: unit.badges,
    };
    if (spot.count && as === 'stack') pose.tag = String(pile.length);
    if (spot.hand && pile.length > 1) pose.tag = `× ${pile.length}`;
    if (spot.hand && lies[i + 1] && lies[i + 1].x - lie.x < width * 0.85) pose.covered = true;
    if (spot.count && spot.low !== undefined && pile.length <= spot.low) pose.few = true;
    return pose;
  });
  laid.poses.push(...poses);
  if (spot.hand) laid.poses.push(...peeking(poses, room));
  laid.grounds.set(area.id, groundOf(area, spot, sight, poses));
  if (spot.empty !== undefined) laid.slots.push(...slotsOf(area, spot, as, room, lens));
}

/**
 * Which pieces are drawn as one.
 * @param {Area} area @param {Unit[]} there @param {Spot} spot @param {string} as @param {Sight} sight
 * @param {(unit: Unit) => boolean} open @returns {Unit[][]}
 */
function piled(area, there, spot, as, { sort, faces }, open) {
  if (!there.length) return [];
  if (as === 'stack') {
    return [area.bag || !closes(area) ? [...there].sort((a, b) => b.since - a.since) : there];
  }
  if (!spot.hand) return there.map((unit) => [unit]);
  /** @type {Map<string, Unit[]>} */
  const equal = new Map();
  for (const unit of there) {
    const key = open(unit) && area.bag ? `${unit.face}` : `#${unit.id}`;
    equal.set(key, [...(equal.get(key) ?? []), unit]);
  }
  const piles = [...equal.values()];
  const name = (/** @type {Unit[]} */ pile) => pile[0].face ?? '';
  if (sort && area.bag) piles.sort((a, b) => (name(a) && name(b) ? sort(name(a), name(b), faces) : 0));
  return piles;
}

/**
 * @param {Unit[][]} piles @param {string} as @param {Area} area
 * @param {import('./arrange.js').Room} room @returns {Lie[]}
 */
function liesOf(piles, as, area, room) {
  const { id, spot } = room;
  if (spot.hand) return inHand(piles.map((pile) => pile.length - 1), room);
  const places = piles.map((pile, i) => (typeof pile[0].place === 'number' ? pile[0].place : i));
  const fields = Math.max((spot.columns ?? 0) * (spot.rows ?? 1), ...places.map((place) => place + 1));
  switch (as) {
    case 'stack': return piles.map(() => ({ x: 0, y: 0, rot: handLaid(id) * 1.5, z: 0 }));
    case 'fan': return inHand(piles.map(() => 0), room);
    case 'heap': return inHeap(piles.length, room);
    case 'dice': return asDice(piles.length, room);
    case 'grid': return inGrid(places, fields, room);
    case 'slots': return inGrid(places, fields, spot.columns ? room : { ...room, spot: { ...spot, columns: fields } });
    default: return inRow(piles.map((pile) => pile[0].turned), room);
  }
}

/** A key that stays with the thing: the face of a pile in a hand, otherwise the place. @param {Area} area
 * @param {Unit[]} pile @param {number} i @param {string} as */
function keyOf(area, pile, i, as) {
  if (as === 'stack') return 'pile';
  return area.bag && pile[0].face ? `${pile[0].face}:${i}` : String(i);
}

/** The equal cards under a card of the hand, which peek out on its left. @param {Pose[]} poses
 * @param {import('./arrange.js').Room} room @returns {Pose[]} */
function peeking(poses, { width }) {
  const most = Math.max(1, ...poses.map((pose) => pose.count - 1));
  const peek = Math.min(0.1, 0.36 / most) * width;
  return poses.flatMap((pose) => Array.from({ length: Math.min(pose.count - 1, 4) }, (_, i) => ({
    ...pose,
    key: `${pose.key} under ${i}`,
    x: pose.x - (i + 1) * peek,
    y: pose.y + (i + 1) * width * 0.008,
    rot: pose.rot - (i + 1) * 1.1,
    z: Math.max(0, pose.z - (i + 1) * width * THICK * 1.2),
    count: 1,
    members: [pose.members[i + 1]],
    shows: [pose.shows[i + 1]],
    tag: undefined,
    badges: undefined,
  })));
}

/** @param {Area} area @param {Spot} spot @param {string} as @param {import('./arrange.js').Room} room
 * @param {import('./lens.js').Lens} lens @returns {Slot[]} */
function slotsOf(area, spot, as, room, lens) {
  const fields = as === 'slots' || as === 'grid' ? Math.max(1, (spot.columns ?? 1) * (spot.rows ?? 1)) : 1;
  const lies = fields > 1 ? inGrid(Array.from({ length: fields }, (_, i) => i), fields, room) : [{ x: 0, y: 0 }];
  return lies.map((lie) => ({
    x: spot.x * lens.width + lie.x,
    y: spot.y * lens.height + lie.y,
    w: room.width * (spot.turn === 90 ? ASPECT.card : 1),
    h: spot.turn === 90 ? room.width * lens.squash(spot.y * lens.height)
      : room.width * ASPECT.card * lens.squash(spot.y * lens.height),
    word: spot.empty ?? '',
  }));
}
