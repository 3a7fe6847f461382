// Far spaces in one click, and tiles that can be revealed: places on the map for which no piece lies there.
import { h } from '../../../panels/html.js';
import { reach, spaceKey } from '../reach.js';

/**
 * @param {HTMLElement} root @param {any} session @param {any} table @param {(why: any) => void} refused
 */
export function waysAcross(root, session, table, refused) {
  const host = h('div', { class: 'mk-ways' });
  root.append(host);
  table?.addEventListener('laid', update);
  table?.addEventListener('pick', (/** @type {any} */ event) => far(event.detail?.spot ?? event.spot));

  /** Walks to a space that is more than a step away. @param {any} spot */
  function far(spot) {
    if (!spot?.place || !['map', 'shields'].includes(spot.area) || !session.question) return;
    const key = spaceKey(spot.place);
    /** @type {any[]} */
    const spots = session.question.options.flatMap((/** @type {any} */ option) => option.spots ?? []);
    const offered = spots.some((one) => one.area === 'map' && one.place && spaceKey(one.place) === key);
    const walks = session.question.options.some((/** @type {any} */ option) => option.text?.startsWith('move to'));
    if (offered || !walks || !reach(session.scene, session.me).has(key)) return;
    session.line(`move to ${spot.place.q}/${spot.place.r}`).catch(refused);
  }

  function update() {
    if (!session.scene) return;
    const options = session.question?.options ?? [];
    const found = options.flatMap((/** @type {any} */ option, /** @type {number} */ i) => {
      const at = /^explore at (-?\d+)\/(-?\d+)/.exec(option.text ?? '');
      return at ? [{ i, space: { q: Number(at[1]), r: Number(at[2]) }, text: option.text }] : [];
    });
    const page = root.getBoundingClientRect();
    const frame = table?.plan.zones.find((/** @type {any} */ zone) => zone.kind === 'map');
    host.replaceChildren(...found.flatMap((/** @type {any} */ one) => {
      const rect = table?.where({ area: 'map', place: one.space });
      const { width, height } = table?.lens ?? {};
      const at = rect && frame && kept({ x: rect.x + rect.w / 2 - page.x, y: rect.y + rect.h / 2 - page.y },
        { x: frame.x * width, y: frame.y * height, w: frame.w * width, h: frame.h * height }, table.map.zoomed > 1);
      if (!at) return [];
      const button = h('button', {
        class: 'mk-explore', type: 'button', title: one.text,
        onclick: () => session.answer([one.i]).catch(refused),
      }, 'Explore');
      button.style.left = `${at.x}px`;
      button.style.top = `${at.y}px`;
      return [button];
    }));
  }

  return { update };
}

/** Half of a button, and a little air. */
const ROOM = { x: 42, y: 20 };

/**
 * The middle of a button in the frame of the map, or null if what it belongs to was moved out of sight.
 * @param {{x: number, y: number}} at @param {{x: number, y: number, w: number, h: number}} frame
 * @param {boolean} zoomed
 */
export function kept({ x, y }, frame, zoomed) {
  const clamp = (/** @type {number} */ value, /** @type {number} */ from, /** @type {number} */ long,
    /** @type {number} */ room) => Math.max(from + room, Math.min(from + long - room, value));
  const inside = { x: clamp(x, frame.x, frame.w, ROOM.x), y: clamp(y, frame.y, frame.h, ROOM.y) };
  return zoomed && Math.hypot(inside.x - x, inside.y - y) > 2 * ROOM.x ? null : inside;
}
