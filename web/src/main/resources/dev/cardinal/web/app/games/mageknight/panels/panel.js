// The game's own HTML over the table: the map's buttons, the combat, the hero's plate.
import { h } from '../../../panels/html.js';
import { isPortrait } from '../../../table/portrait.js';
import { combatPanel } from './combatpanel.js';
import { heroPlate } from './heroplate.js';
import { known } from '../known.js';
import { mapPanel } from './mappanel.js';
import { waysAcross } from './across.js';

/**
 * @param {HTMLElement} host @param {any} session @param {any} table @param {(why: any) => void} refused
 * @returns {{update(): void}}
 */
export function panel(host, session, table, refused) {
  style();
  const root = h('div', { class: 'mk' });
  host.append(root);
  const parts = [mapPanel(root, session, table), combatPanel(root, session), heroPlate(root, session),
    waysAcross(root, session, table, refused)];

  function update() {
    known.scene = session.scene;
    known.me = session.me;
    known.mine = Boolean(session.question) && / move$/.test(session.scene?.status ?? '');
    if (!session.scene) return;
    const { clientWidth: width, clientHeight: height } = host.parentElement ?? host;
    root.classList.toggle('upright', isPortrait(width, height));
    root.classList.toggle('several', session.scene.areas.some((/** @type {any} */ area) => area.id === '1/hand'));
    for (const part of parts) part.update();
    table?.refresh?.();
  }

  session.addEventListener('table', update);
  addEventListener('resize', update);
  update();
  return { update };
}

/** The style sheet stands beside this file. */
function style() {
  const href = new URL('panel.css', import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(h('link', { rel: 'stylesheet', href }));
}
