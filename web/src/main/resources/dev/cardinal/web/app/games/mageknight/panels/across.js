// Far spaces in one click, and tiles that can be revealed: places on the map for which no piece lies there.
import { h } from '../../../panels/html.js';
import { reach, spaceKey } from '../reach.js';
import { pieces } from '../reading.js';

/**
 * @param {HTMLElement} root @param {any} session @param {any} table
 */
export function waysAcross(root, session, table) {
  const host = h('div', { class: 'mk-ways' });
  root.append(host);
  if (table) {
    // The places move with the map.
    const { changed } = table.map;
    table.map.changed = () => {
      changed();
      update();
    };
  }
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
    session.line(`move to ${spot.place.q}/${spot.place.r}`).catch(() => undefined);
  }

  /** Where the middle of a space is on the page. Spaces lie evenly, so the nearest one tells.
   * @param {{q: number, r: number}} space */
  function middle(space) {
    const known = pieces(session.scene, 'map').filter((one) => typeof one.place === 'object')
      .map((one) => /** @type {{q: number, r: number}} */ (one.place))
      .sort((a, b) => away(a, space) - away(b, space));
    const rect = known.length > 0 && table?.where({ area: 'map', place: known[0] });
    if (!rect) return null;
    const wide = rect.w;
    const dx = wide * (space.q - known[0].q + (space.r - known[0].r) / 2);
    const dy = wide * 0.866 * 0.914 * (space.r - known[0].r);
    const page = root.getBoundingClientRect();
    return { x: rect.x + rect.w / 2 + dx - page.x, y: rect.y + rect.h / 2 + dy - page.y };
  }

  function update() {
    if (!session.scene) return;
    const options = session.question?.options ?? [];
    const found = options.flatMap((/** @type {any} */ option, /** @type {number} */ i) => {
      const at = /^explore at (-?\d+)\/(-?\d+)/.exec(option.text ?? '');
      return at ? [{ i, space: { q: Number(at[1]), r: Number(at[2]) }, text: option.text }] : [];
    });
    host.replaceChildren(...found.flatMap((/** @type {any} */ one) => {
      const at = middle(one.space);
      if (!at) return [];
      const button = h('button', {
        class: 'mk-explore', type: 'button', title: one.text,
        onclick: () => session.answer([one.i]).catch(() => undefined),
      }, 'Explore');
      button.style.left = `${at.x}px`;
      button.style.top = `${at.y}px`;
      return [button];
    }));
  }

  return { update };
}

/** @param {{q: number, r: number}} a @param {{q: number, r: number}} b */
function away(a, b) {
  return Math.hypot(a.q - b.q + (a.r - b.r) / 2, (a.r - b.r) * 0.866);
}
