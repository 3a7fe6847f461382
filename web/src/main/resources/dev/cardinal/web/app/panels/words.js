// The whole table in words. A screen reader always has it; everybody sees it where there is no WebGL, or by choice.

import { byId, h } from './html.js';
import { areaWords } from './areawords.js';
import { mapWords } from './mapwords.js';
import { nameOf } from './people.js';
import { pieceName } from './piecewords.js';

/** @typedef {import('../scene/types.js').Area} Area */
/** @typedef {{title: string, areas: Area[], own?: boolean}} Part */

/** @param {import('./room.js').Room} room */
export function words(room) {
  const { session, answering, settings } = room;
  const host = byId('words');
  /**
   * What stands there, by the part's title and the area's id, with what it was made from.
   * @type {Map<string, {made: string, node: HTMLElement}>}
   */
  const kept = new Map();
  let waiting = false;

  const visible = () => !room.table || settings.get('words');

  function later() {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => { waiting = false; show(); });
  }

  function show() {
    const scene = /** @type {import('../scene/types.js').Scene | null} */ (session.scene);
    const playable = visible();
    document.body.dataset.table = playable ? 'words' : 'canvas';
    host.tabIndex = playable ? 0 : -1;
    if (!scene) return void host.replaceChildren(h('p', {}, 'The game has not begun.'));
    const had = document.activeElement instanceof HTMLElement && host.contains(document.activeElement)
      ? document.activeElement.dataset.piece : undefined;
    host.replaceChildren(
      h('h2', { class: 'unseen' }, session.names ? session.names(scene.status) : scene.status),
      ...arrows(scene),
      ...parts(scene).filter((part) => part.areas.length > 0).map((part) => section(part, playable)));
    if (had !== undefined) {
      const pieces = /** @type {HTMLElement[]} */ ([...host.querySelectorAll('[data-piece]')]);
      const again = pieces.find((node) => node.dataset.piece === had);
      (again ?? byId('prompt')).focus({ preventScroll: true });
    }
  }

  /** @param {Part} part @param {boolean} playable */
  function section(part, playable) {
    const full = part.areas.filter((area) => area.size > 0);
    const empty = part.areas.filter((area) => area.size === 0 && area.label).map((area) => area.label);
    const maps = full.filter((area) => area.shape === 'hex');
    return h('section', { class: part.own ? 'part own' : 'part', 'aria-label': part.title },
      h('h2', {}, part.title),
      counters(part),
      h('div', { class: 'areas' },
        maps.length > 0 && remembered(`${part.title} map`, maps, playable, () => mapWords(room, maps, playable)),
        piles(full.filter((area) => area.shape !== 'hex'))
          .map(({ label, areas }) => remembered(`${part.title} ${areas[0].id}`, areas, playable,
            () => areaWords(room, label, areas, playable)))),
      empty.length > 0 && h('p', { class: 'empties' }, `Empty: ${empty.join(', ')}`));
  }

  /**
   * Builds only what has changed.
   * @param {string} key @param {Area[]} areas @param {boolean} playable @param {() => HTMLElement} build
   */
  function remembered(key, areas, playable, build) {
    const picker = answering.picker;
    const options = picker?.options.map((option, index) => (option.spots ?? [])
      .some((spot) => areas.some((area) => area.id === spot.area)) && [index, picker.can(index), picker.count(index)]);
    const made = JSON.stringify([areas, playable, answering.sending, session.entry && options]);
    const old = kept.get(key);
    if (old?.made === made) return old.node;
    const node = build();
    kept.set(key, { made, node });
    return node;
  }

  /** @param {Part} part */
  function counters(part) {
    const seat = part.areas.find((area) => area.owner !== undefined)?.owner;
    const mine = session.scene.counters
      .filter((/** @type {any} */ counter) => counter.owner === seat && counter.value !== 0);
    return mine.length > 0 && h('p', { class: 'part-counters' },
      mine.map((/** @type {any} */ { label, value }) => h('span', {}, `${label} `, h('b', {}, value))));
  }

  /** @param {import('../scene/types.js').Scene} scene */
  function arrows(scene) {
    const name = (/** @type {import('../scene/types.js').Spot} */ spot) => {
      const area = scene.areas.find((found) => found.id === spot.area);
      const piece = area?.pieces?.find((one) => JSON.stringify(one.place) === JSON.stringify(spot.place));
      return piece ? pieceName(room, piece) : area?.label ?? 'something';
    };
    return (scene.arrows ?? []).map((arrow) => h('p', { class: 'arrow' },
      h('b', {}, name(arrow.from)), ' → ', h('b', {}, name(arrow.to)), arrow.label && `: ${arrow.label}`));
  }

  /**
   * Mine first, then what belongs to nobody, then the others in the order of turns.
   * @param {import('../scene/types.js').Scene} scene
   * @returns {Part[]}
   */
  function parts(scene) {
    const owners = [...new Set(scene.areas.map((area) => area.owner))].filter((owner) => owner !== undefined);
    const after = (/** @type {number} */ seat) => (seat - session.me + owners.length) % owners.length;
    const people = owners.sort((a, b) => after(a) - after(b)).map((seat) => ({
      title: seat === session.me ? 'Yours' : nameOf(session, seat),
      own: seat === session.me,
      areas: scene.areas.filter((area) => area.owner === seat),
    }));
    const common = { title: 'On the table', areas: scene.areas.filter((area) => area.owner === undefined) };
    return session.me >= 0 ? [people[0], common, ...people.slice(1)].filter(Boolean) : [common, ...people];
  }

  for (const event of ['scene', 'played', 'question', 'table']) session.addEventListener(event, later);
  answering.addEventListener('change', later);
  settings.addEventListener('change', later);
  show();
}

/**
 * Piles that belong together, such as supply/Copper and supply/Silver, are one list.
 * @param {Area[]} areas
 * @returns {{label: string, areas: Area[]}[]}
 */
function piles(areas) {
  /** @type {Map<string, Area[]>} */
  const found = new Map();
  for (const area of areas) {
    const group = area.id.split('/')[0];
    const pile = area.owner === undefined && area.id.includes('/') && area.shape === 'stack'
      && (area.pieces?.length ?? 0) <= 1;
    const key = pile ? `${group}/` : area.id;
    found.set(key, [...(found.get(key) ?? []), area]);
  }
  return [...found].map(([key, some]) => ({
    areas: some,
    label: some.length > 1 ? key.charAt(0).toUpperCase() + key.slice(1, -1) : some[0].label || underWhat(some[0].id),
  }));
}

/** @param {string} id */
function underWhat(id) {
  return /\/under$/.test(id) ? 'Under it' : id;
}
