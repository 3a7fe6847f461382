/**
 * Carries out an event's moves on single pieces and notes where each one went. The rules are those of docs/scene.md;
 * a move that does not fit is passed over, because the scene after the event is right in any case.
 */
import { placeKey } from '../question/spots.js';
import { closes, newUnit } from './units.js';

/** @typedef {import('./units.js').Unit} Unit */
/** @typedef {import('./units.js').Units} Units */
/** @typedef {{unit: number, stops: string[], order: number}} Journey the areas where a piece was, first to last */
/** @typedef {{units: Units, journeys: Map<number, Journey>, shuffled: Set<string>}} Travelled */

const UNDER = /\/\d+\/under$/;
let clock = 0;

/**
 * @param {any[]} moves @param {Units} before
 * @param {(area: string) => {shape: string, bag?: boolean} | undefined} about
 * @returns {Travelled}
 */
export function travel(moves, before, about) {
  /** @type {Units} */
  const units = new Map([...before].map(([area, list]) => [area, list.map((unit) => ({ ...unit }))]));
  /** @type {Map<number, Journey>} */
  const journeys = new Map();
  /** @type {Set<string>} */
  const shuffled = new Set();

  const closing = (/** @type {string} */ area) => UNDER.test(area) || closes(about(area) ?? { shape: 'row' });
  const bag = (/** @type {string} */ area) => !!about(area)?.bag;
  const list = (/** @type {string} */ area) => {
    let found = units.get(area);
    if (!found) units.set(area, (found = []));
    return found;
  };
  const rename = (/** @type {string} */ area, /** @type {number} */ from, /** @type {number} */ to) => {
    const moving = units.get(`${area}/${from}/under`);
    if (!moving) return;
    units.delete(`${area}/${from}/under`);
    units.set(`${area}/${to}/under`, moving);
  };

  const leave = (/** @type {string} */ area, /** @type {any} */ at, /** @type {string | undefined} */ face) => {
    if (area === 'box') return newUnit({});
    const from = list(area);
    const index = leaving(from, at, face, closing(area), bag(area));
    if (index < 0) return newUnit({});
    if (closing(area)) {
      for (let i = index + 1; i < from.length; i++) rename(area, i, i - 1);
    }
    return from.splice(index, 1)[0];
  };

  const arrive = (/** @type {string} */ area, /** @type {any} */ into, /** @type {Unit} */ unit) => {
    if (area === 'box') return;
    const to = list(area);
    unit.since = ++clock;
    if (closing(area)) {
      const index = typeof into === 'number' ? Math.min(into, to.length) : to.length;
      for (let i = to.length - 1; i >= index; i--) rename(area, i, i + 1);
      to.splice(index, 0, unit);
    } else {
      unit.place = into;
      to.push(unit);
    }
  };

  const steps = {
    moved(/** @type {any} */ move) {
      for (let i = 0; i < move.count; i++) {
        const unit = leave(move.from, move.at, move.face);
        Object.assign(unit, { face: move.face, up: !!move.up, turned: !!move.turned });
        arrive(move.to, move.into, unit);
        const journey = journeys.get(unit.id) ?? { unit: unit.id, stops: [move.from], order: journeys.size };
        journey.stops.push(move.to);
        journeys.set(unit.id, journey);
      }
    },
    turned(/** @type {any} */ move) {
      const there = list(move.area);
      const now = { face: move.face, up: !!move.up, turned: !!move.turned };
      for (let i = 0; i < move.count; i++) {
        const index = closing(move.area) ? move.at + i
          : leaving(there, move.at, move.face, false, bag(move.area));
        if (there[index]) Object.assign(there[index], now);
      }
    },
    shuffled(/** @type {any} */ move) {
      shuffled.add(move.area);
      const there = list(move.area);
      for (const unit of there.slice(move.from, move.from + move.count)) {
        Object.assign(unit, { face: undefined, up: false, turned: false });
      }
    },
    reordered(/** @type {any} */ move) {
      const there = list(move.area);
      const old = [...there];
      (move.order ?? []).forEach((/** @type {number} */ source, /** @type {number} */ i) => {
        if (old[move.from + source]) there[move.from + i] = old[move.from + source];
      });
    },
  };

  for (const move of moves) {
    steps[/** @type {keyof typeof steps} */ (move.move)]?.(move);
  }
  for (const [area, there] of units) {
    if (closing(area)) there.forEach((unit, place) => { unit.place = place; });
  }
  return { units, journeys, shuffled };
}

/**
 * Which piece leaves: the index in the list, or -1.
 * @param {Unit[]} from @param {any} at @param {string | undefined} face @param {boolean} closing @param {boolean} bag
 */
function leaving(from, at, face, closing, bag) {
  if (closing && typeof at === 'number') return at < from.length ? at : -1;
  const here = (/** @type {Unit} */ unit) => closing || bag || placeKey(unit.place) === placeKey(at);
  const exact = from.findIndex((unit) => here(unit) && !!face && unit.face === face);
  if (exact >= 0) return exact;
  const back = from.findLastIndex((unit) => here(unit) && !unit.face);
  return back >= 0 ? back : from.findLastIndex(here);
}
