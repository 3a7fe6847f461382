// Where the players' own cards lie. The others are plates above the table; only what they play or show lies on it.

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Ctx} Ctx */
/** @typedef {import('../types.js').Spot} Spot */
/** @typedef {{x: number, y: number, w: number, span?: number}} Place */
/** @typedef {{play: Place, beside: Place, deck: Place, discard: Place, hand: Place, bare?: boolean}} Places
 *   `beside`: all that is shared by cards in play, looked at and set aside; `bare`: no labels */

/** What a player looks at or sets aside lies beside what is in play, with its name. */
const BESIDE = { looking: 'Looked at', aside: 'Set aside' };

/** @param {Scene} scene @param {string} id */
function size(scene, id) {
  return scene.areas.find((area) => area.id === id)?.size ?? 0;
}

/** @param {Scene} scene @param {Ctx} ctx @param {Places} places @returns {Record<string, Spot>} */
export function ofSeats(scene, ctx, places) {
  const mine = Math.max(0, ctx.me);
  const seats = Array.from({ length: ctx.seats }, (_, seat) => seat);
  /** @type {Record<string, Spot>} */
  const areas = middle(scene, seats, mine, places);
  for (const seat of seats) {
    Object.assign(areas, seat === mine ? own(seat, places) : plate(seat, mine, ctx));
  }
  return areas;
}

/** @param {number} seat @param {Places} places @returns {Record<string, Spot>} */
function own(seat, { deck, discard, hand, bare }) {
  return {
    [`${seat}/deck`]: { ...deck, as: 'stack', face: 'down', count: true, ...named('Deck', bare) },
    [`${seat}/discard`]: { ...discard, as: 'stack', count: true, ...named('Discard', bare) },
    [`${seat}/hand`]: { ...hand, as: 'fan', hand: true, label: false },
  };
}

/**
 * Where there is room, the name stands below; otherwise in the empty place.
 * @param {string} name @param {boolean} [bare]
 */
function named(name, bare) {
  return bare ? { empty: name } : { empty: '', label: name };
}

/**
 * Cards fly to and from a player's plate.
 * @param {number} seat @param {number} mine @param {Ctx} ctx @returns {Record<string, Spot>}
 */
function plate(seat, mine, { seats }) {
  const others = (seat - mine + seats) % seats;
  const spot = { x: (others - 0.5) / Math.max(1, seats), y: 0.05, w: 0.05, hidden: true };
  return Object.fromEntries(['hand', 'deck', 'discard'].map((name) => [`${seat}/${name}`, spot]));
}

/**
 * What is in play, and beside it what somebody looks at or has set aside.
 * @param {Scene} scene @param {number[]} seats @param {number} mine @param {Places} places
 * @returns {Record<string, Spot>}
 */
function middle(scene, seats, mine, { play, beside, bare }) {
  const ids = seats.flatMap((seat) => Object.keys(BESIDE).map((name) => `${seat}/${name}`));
  const used = ids.filter((id) => size(scene, id) > 0);
  const wide = beside.span ?? 1;
  const right = beside.x + wide / 2;
  /** @type {Record<string, Spot>} */
  const areas = {};
  for (const id of ids) {
    areas[id] = { x: right - beside.w, y: beside.y, w: beside.w, as: 'row', span: wide * 0.3 };
  }
  let end = right;
  for (const id of used) {
    const span = Math.min(beside.w * (1.08 * size(scene, id) + 0.1), (wide * 0.55) / used.length);
    areas[id] = { ...areas[id], x: end - span / 2, span, ...(bare ? {} : { label: labelOf(id), labelAt: 'above' }) };
    end -= span + beside.w * 0.45;
  }
  const left = right - wide;
  const cards = used.length ? { ...play, x: (left + end) / 2, span: end - left } : play;
  const turn = seats.find((seat) => size(scene, `${seat}/play`) > 0) ?? mine;
  for (const seat of seats) {
    const named = seat === turn && !bare && !used.length;
    areas[`${seat}/play`] = { ...cards, as: 'row', ...(named ? { label: 'In play', labelAt: 'left' } : {}) };
  }
  return areas;
}

/** @param {string} id such as 0/looking */
function labelOf(id) {
  return BESIDE[/** @type {keyof typeof BESIDE} */ (id.slice(id.indexOf('/') + 1))];
}
