// The start page: games to play, games in play, and the ways to other people's tables.

import { games } from '../wire/api.js';
import { KNOWN } from './known.js';
import { byId, fill } from './make.js';
import { openJoin, watchLinks } from './join.js';
import { isFinished, myGames, showGames } from './mine.js';
import { nameField } from './name.js';
import { sentences, tell } from './news.js';
import { newTable } from './newtable.js';
import { playAtOnce } from './playatonce.js';
import { openPuzzles } from './puzzles.js';
import { openReplays } from './replays.js';
import { countOpen, openTables } from './opentables.js';
import { line, tile } from './tiles.js';

const EVERY = 15_000;
const pressed = { play: playAtOnce, choose: newTable };

async function showTiles() {
  const all = await games();
  const order = Object.keys(KNOWN);
  const drawn = all
    .filter(({ name }) => name in KNOWN)
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const others = all.filter(({ name }) => !(name in KNOWN));
  fill(byId('games'), ...drawn.map((game) => tile(game, pressed)));
  fill(byId('others'), ...others.map((game) => line(game, pressed)));
  byId('more').hidden = !others.length;
}

async function showMine() {
  const mine = await myGames();
  showGames(byId('mine'), mine.filter((game) => !isFinished(game)), refresh);
}

/** What changes while the page is open. */
async function refresh() {
  await Promise.all([showMine(), countOpen()]).catch((refusal) => tell(sentences(refusal)));
}

function refreshNowAndThen() {
  setInterval(() => {
    // A list that is built anew would take the focus away.
    if (!document.hidden && !byId('mine').contains(document.activeElement)) {
      Promise.all([showMine(), countOpen()]).catch(() => {}); // the next time may go well
    }
  }, EVERY);
  addEventListener('pageshow', (event) => event.persisted && refresh());
}

nameField();
watchLinks();
byId('join').addEventListener('submit', openJoin);
byId('look').addEventListener('click', openTables);
byId('puzzles').addEventListener('click', openPuzzles);
byId('replays').addEventListener('click', openReplays);
showTiles().catch((refusal) => tell(sentences(refusal)));
refresh();
refreshNowAndThen();
