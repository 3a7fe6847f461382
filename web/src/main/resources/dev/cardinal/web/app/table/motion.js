/**
 * Motion as a function of time: every piece that an event moved goes from the pose before to the pose after; what did
 * not move slides to where it lies now. At the end everything is where the layout has it.
 */
import { THICK } from './arrange.js';
import { shaken } from './shake.js';

/** @typedef {import('./layout.js').Pose} Pose */
/** @typedef {{x: number, y: number}} Anchor */

/**
 * Something to draw at one moment.
 * @typedef {Pose & {flip?: number, flying?: boolean, print?: number}} Seen
 *   flip: nothing or 0 flat, 1 and -1 on its edge;
 *   print: for which width its face is drawn, which must not change on the way
 */

/** @typedef {{pose: Pose, from?: Pose, flips: boolean, time: number, joined: boolean}} Settling what lies there
 *   afterwards, where it was before, how long it takes to slide, and whether pieces fly to it */
/** @typedef {{from: Pose, to: Pose, start: number, time: number, arc: number, flips: boolean}} Leg */
/** @typedef {{legs: Leg[], end: number}} Flight */

/** @typedef {(time: number) => Seen[]} Film */

export const TIMES = { move: 260, turn: 180, flip: 300, stagger: 60, shuffle: 400, reveal: 900 };

/**
 * Eases out like cubic-bezier(.2, .8, .2, 1): quickly away, gently down.
 * @param {number} t from 0 to 1
 */
export function ease(t) {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 14; i++) {
    const s = (low + high) / 2;
    const x = 3 * (1 - s) * (1 - s) * s * 0.2 + 3 * (1 - s) * s * s * 0.2 + s * s * s;
    if (x < t) low = s;
    else high = s;
  }
  const s = (low + high) / 2;
  return 3 * (1 - s) * (1 - s) * s * 0.8 + 3 * (1 - s) * s * s + s * s * s;
}

/**
 * @param {object} what
 * @param {Pose[]} what.before @param {Pose[]} what.after
 * @param {Map<number, {stops: string[], order: number}>} what.journeys
 * @param {Set<string>} what.shuffled
 * @param {(area: string) => Anchor} what.anchor where pieces go that the table does not show
 * @param {(pose: Pose) => boolean} [what.struck] what was hit
 * @param {number} what.pace 1, or less when it must be quick
 * @returns {{film: Film, length: number, looked: Pose[]}} what it shows, how long, and which faces it needs
 */
export function filmed({ before, after, journeys, shuffled, anchor, struck = () => false, pace }) {
  const old = byMember(before);
  const now = byMember(after);
  const moving = [...journeys].sort(([, a], [, b]) => a.order - b.order);
  const gap = Math.min(TIMES.stagger, 700 / Math.max(1, moving.length)) * pace;

  /** @type {Map<number, Flight>} */
  const flights = new Map();
  let turn = 0;
  for (const [unit, journey] of moving) {
    const from = single(old.get(unit), unit);
    const legs = legsOf(from, single(now.get(unit), unit), journey.stops, anchor, turn * gap, pace);
    if (legs.length) {
      flights.set(unit, { legs, end: legs[legs.length - 1].start + legs[legs.length - 1].time });
      turn++;
    }
  }
  /** @type {Settling[]} */
  const settled = after.map((pose) => ({
    pose, from: earlier(pose, old, before), flips: false, time: 0, joined: pose.members.some((id) => flights.has(id)),
  }));
  let length = Math.max(0, ...[...flights.values()].map((flight) => flight.end));
  for (const one of settled) {
    if (!one.from) continue;
    const flips = looks(one.from) !== looks(one.pose) && one.from.members[0] === one.pose.members[0];
    const turned = one.from.rot !== one.pose.rot;
    const stays = Math.abs(one.from.x - one.pose.x) + Math.abs(one.from.y - one.pose.y) < 0.5;
    one.flips = flips;
    one.time = (flips ? TIMES.flip : !stays ? TIMES.move : turned ? TIMES.turn : 0) * pace;
    length = Math.max(length, one.time);
  }
  const mixing = after.filter((pose) => shuffled.has(pose.area) && pose.count > 1);
  if (mixing.length) length = Math.max(length, TIMES.shuffle * pace);

  const film = (/** @type {number} */ time) => {
    /** @type {Seen[]} */
    const seen = [];
    for (const one of settled) {
      const there = one.joined || time < one.time ? stayed(one, time, flights, now) : one.pose;
      if (there) seen.push(shuffled.has(one.pose.area) ? trembling(there, time / (TIMES.shuffle * pace)) : there);
    }
    for (const flight of flights.values()) {
      if (time < flight.end) seen.push(flown(flight, time));
    }
    return seen;
  };
  const looked = [...flights.values()].flatMap(({ legs }) => legs.flatMap((leg) => [leg.from, leg.to]));
  return { ...shaken({ film, length }, before, struck, pace), looked: [...looked, ...after] };
}

/** The more messages wait, the faster pieces fly. @param {number} [waiting] @returns {number} */
export function hurry(waiting = 0) {
  return waiting >= 10 ? 0.3 : waiting >= 3 ? 0.6 : 1;
}

/** How long an event stays before the next one: what was shown must be seen. @param {{type: string}} event */
export function stay(event) {
  return /^reveal|^(?!not_).*_revealed$/.test(event.type) ? TIMES.reveal : 0;
}

/** @param {Pose} pose */
export function looks(pose) {
  return `${pose.shape} ${pose.open ? pose.face : ''}`;
}

/** @param {Pose[]} poses @returns {Map<number, Pose>} */
function byMember(poses) {
  return new Map(poses.flatMap((pose) => pose.members.map((id) => [id, pose])));
}

/** The pose that went over into this one. @param {Pose} pose @param {Map<number, Pose>} old @param {Pose[]} before */
function earlier(pose, old, before) {
  const same = old.get(pose.members[0]);
  if (same && same.area === pose.area) return same;
  return before.find((other) => other.key === pose.key && other.area === pose.area);
}

/**
 * What of a pose is there while some of it is still on its way.
 * @param {Settling} one @param {number} time
 * @param {Map<number, Flight>} flights @param {Map<number, Pose>} now @returns {Seen | undefined}
 */
function stayed({ pose, from, flips, time: length }, time, flights, now) {
  const there = pose.members.filter((id) => now.get(id) === pose && !(time < (flights.get(id)?.end ?? 0)));
  if (!there.length) return undefined;
  const share = length ? ease(time / length) : 1;
  const part = there.length / pose.members.length;
  const at = from && share < 1 ? between(from, pose, share) : pose;
  const top = pose.shows[pose.members.indexOf(there[0])];
  const first = flips && time / length < 0.5 && from ? { face: from.face, open: from.open, shape: from.shape }
    : part < 1 ? { face: top, open: top !== undefined } : {};
  return {
    ...pose,
    print: pose.w,
    ...first,
    ...coordinates(at),
    members: there,
    count: there.length,
    thickness: pose.count > 1 && part < 1 ? Math.max(1.2, pose.thickness * part) : pose.thickness,
    tag: pose.tag && part < 1 ? pose.tag.replace(/\d+/, String(there.length)) : pose.tag,
    flip: flips && share < 1 ? onEdge(time / length) : 0,
  };
}

/**
 * @param {Pose | undefined} from @param {Pose | undefined} to @param {string[]} stops
 * @param {(area: string) => Anchor} anchor @param {number} start @param {number} pace @returns {Leg[]}
 */
function legsOf(from, to, stops, anchor, start, pace) {
  const model = to ?? from;
  if (!model) return [];
  const hidden = (/** @type {string} */ area) => ({ ...model, ...anchor(area), area, lift: 0, z: 4, rot: 0 });
  const first = from ?? hidden(stops[0]);
  const final = to ?? hidden(stops[stops.length - 1]);
  const between = stops.slice(1, -1).map((area) => ({ ...hidden(area), lift: model.w * 0.3 }));
  const poses = [first, ...between, final];
  if (poses.length === 2 && same(first, final)) return [];
  return poses.slice(1).map((target, i) => {
    const source = poses[i];
    const flips = looks(source) !== looks(target);
    const time = (flips ? Math.max(TIMES.move, TIMES.flip) : TIMES.move) * pace;
    return { from: source, to: target, start: start + i * time, time, arc: target.w * 1.4 * 0.4, flips };
  });
}

/**
 * One piece of a pile, on top of it.
 * @param {Pose | undefined} pose @param {number} unit @returns {Pose | undefined}
 */
function single(pose, unit) {
  if (!pose) return undefined;
  const face = pose.shows[pose.members.indexOf(unit)];
  const thickness = pose.count > 1 ? Math.min(pose.thickness, pose.w * THICK) : pose.thickness;
  return {
    ...pose, face, open: face !== undefined, count: 1, members: [unit], shows: [face], tag: undefined,
    badges: undefined, thickness, z: pose.z + pose.thickness - thickness + 0.4,
  };
}

/** @param {Pose} a @param {Pose} b */
function same(a, b) {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1 && looks(a) === looks(b) && a.rot === b.rot && a.w === b.w;
}

/** @param {Flight} flight @param {number} time @returns {Seen} */
function flown({ legs }, time) {
  const leg = legs.find((one) => time < one.start + one.time) ?? legs[legs.length - 1];
  const share = Math.max(0, Math.min(1, (time - leg.start) / leg.time));
  const eased = ease(share);
  const look = leg.flips && share < 0.5 ? leg.from : leg.to;
  const at = between(leg.from, leg.to, eased);
  return {
    ...leg.to,
    face: look.face,
    open: look.open,
    shape: look.shape,
    ...coordinates(at),
    lift: at.lift + leg.arc * 4 * eased * (1 - eased),
    thickness: leg.to.thickness || leg.from.thickness,
    flip: leg.flips ? onEdge(share) : 0,
    print: look.w,
    flying: share > 0,
    key: `${leg.to.key} flying ${leg.to.members.join()} ${leg.start}`,
  };
}

/**
 * How far a piece that turns over stands up: from 0 to 1, and on from -1 to 0 with its other side.
 * @param {number} t
 */
function onEdge(t) {
  return t < 0.5 ? 2 * t : 2 * t - 2;
}

/** @param {Pose} from @param {Pose} to @param {number} t */
function between(from, to, t) {
  const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * t;
  return {
    x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), rot: mix(from.rot, to.rot),
    lift: mix(from.lift, to.lift), z: mix(from.z, to.z),
  };
}

/** @param {{x: number, y: number, w: number, rot: number, lift: number, z: number}} pose */
function coordinates({ x, y, w, rot, lift, z }) {
  return { x, y, w, rot, lift, z };
}

/** A pile that is shuffled trembles. @param {Seen} seen @param {number} t @returns {Seen} */
function trembling(seen, t) {
  if (t >= 1 || seen.count < 2) return seen;
  const swing = Math.sin(t * Math.PI * 5) * (1 - t);
  return { ...seen, rot: seen.rot + swing * 7, lift: seen.lift + Math.sin(t * Math.PI) * seen.w * 0.16 };
}
