import { gameNamed } from './games/index.js';
import { inMyOrder } from './panels/handorder.js';
import { createPanels } from './panels/index.js';
import { sitDown } from './seating.js';
import { Settings } from './settings.js';
import { createTable } from './table/table.js';
import { showTrouble } from './trouble.js';
import { Refused } from './wire/api.js';

/** @typedef {import('./showing.js').Stage} Stage */
/** @typedef {import('./table/table.js').Table} Table */
/** @typedef {Awaited<ReturnType<typeof sitDown>>} Seated */

/** The table page: connects the game, the canvas and the panels. */
async function play() {
  addEventListener('hashchange', () => location.reload());
  const session = await sitDown(location.hash);
  const settings = new Settings();
  const [found] = await Promise.all([gameNamed(session.table.game), session.facesCome]);
  const game = inMyOrder(found, settings);
  game.meet?.(session.faces.values());
  const table = await canvas(session, game, settings);
  createPanels({
    session, table, game, settings,
    after: (host, over) => void import('./after/aftergame.js').then(({ afterGame }) => afterGame(host, over)),
    controls: 'replayed' in session ? (await import('./after/player.js')).player : undefined,
  });
  if (table) {
    session.stage = staged(table);
    if (session.scene) {
      table.show(session.scene, session.looking());
    }
  }
  stayConnected(session, table);
}

/**
 * The canvas; null without WebGL. The panels do without it.
 * @param {Seated} session
 * @param {import('./games/types.js').Game} game
 * @param {Settings} settings
 */
async function canvas({ faces }, game, settings) {
  if (!hasWebGl()) {
    return null;
  }
  const host = /** @type {HTMLElement} */ (document.getElementById('canvas'));
  const overlay = /** @type {HTMLElement} */ (document.getElementById('overlay'));
  try {
    return await createTable({ host, overlay, game, faces, settings });
  } catch (problem) {
    console.warn('The table is not drawn:', problem);
    return null;
  }
}

/** Three.js would complain loudly; here it is nothing to complain about. */
function hasWebGl() {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/**
 * Nothing moves where nobody looks.
 * @param {Table} table
 * @returns {Stage}
 */
function staged(table) {
  return {
    show: (scene, looking) => table.show(scene, looking),
    play: async (event, after, looking) => {
      if (document.hidden) {
        table.show(after, looking);
      } else {
        await table.play(event, after, looking);
      }
    },
  };
}

/**
 * @param {Seated} session
 * @param {Table | null} table
 */
function stayConnected(session, table) {
  const hurry = () => 'hurry' in session && session.hurry();
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      table?.finish();
    } else {
      hurry();
    }
  });
}

play().catch((why) => {
  if (why instanceof Refused) {
    showTrouble(why);
  } else {
    console.error(why);
    showTrouble({ message: 'The table cannot be shown', hint: 'Load the page again.' });
  }
});
