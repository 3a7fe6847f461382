// Your games: those whose keys this browser keeps.

import { act, mine } from '../wire/api.js';
import { forgetSeat, keptSeats } from '../wire/seats.js';
import { openDialog } from './dialog.js';
import { KNOWN, titled } from './known.js';
import { fill, make, unseen } from './make.js';
import { trying } from './news.js';
import { company, standing } from './people.js';
import { seal } from './picture.js';
import { replayAddress, tableAddress } from './ways.js';

/** @typedef {import('../scene/types.js').TableInfo} TableInfo */
/** @typedef {import('../scene/types.js').KeptSeat} KeptSeat */
/** @typedef {{table: TableInfo, seats: KeptSeat[], asks: number}} MyGame */

// As many as one request may ask for.
const MOST = 100;

/**
 * Your games, the newest first; several seats at one table are one game.
 * @returns {Promise<MyGame[]>}
 */
export async function myGames() {
  const seats = keptSeats().slice(0, MOST);
  if (!seats.length) {
    return [];
  }
  /** @type {Map<string, MyGame>} */
  const games = new Map();
  for (const { number, asks, table } of await mine(seats.map(({ key }) => key))) {
    const game = games.get(table.table) ?? { table, seats: [], asks };
    game.seats.push(seats[number]);
    games.set(table.table, game);
  }
  return [...games.values()];
}

/** @param {MyGame} game */
export function isFinished({ table }) {
  return table.stage === 'over' || table.stage === 'closed';
}

/**
 * The list of games that are still played.
 * @param {HTMLElement} list @param {MyGame[]} games @param {() => void} changed
 */
export function showGames(list, games, changed) {
  if (!games.length) {
    fill(list, make('li', { class: 'row empty' }, 'Nothing yet. Press Play, and the game begins at once.'));
    return;
  }
  fill(list, ...games.map((game) => row(game, changed)));
}

/**
 * @param {MyGame} game @param {() => void} changed
 */
function row(game, changed) {
  const { table, seats, asks } = game;
  const numbers = seats.map(({ seat }) => seat);
  const { text, mine: isMine } = standing(table, numbers, asks);
  const finished = isFinished(game);
  return make(
    'li',
    { class: 'row', 'data-game': table.game },
    make(
      'a',
      { href: finished ? replayAddress(table.table) : tableAddress(seats, true) },
      sign(table.game),
      make('span', { class: 'grow cut' }, make('b', {}, titled(table.game)), ' ',
        make('small', {}, company(table, numbers))),
      make('span', { class: isMine ? 'whose turn' : 'whose' }, finished ? 'Replay' : text),
    ),
    make(
      'button',
      { class: 'button quiet small', onclick: () => remove(game, changed) },
      '✕',
      unseen(`Delete ${titled(table.game)} ${company(table, numbers)}`),
    ),
  );
}

/** The sign of a game in a list; one without a sign of its own gets a picture. @param {string} game */
export function sign(game) {
  const own = KNOWN[game]?.sign;
  return own ? make('span', { class: 'sign', 'aria-hidden': 'true' }, own) : seal(titled(game));
}

/**
 * Asks, and deletes a game for you; for the others it stays.
 * @param {MyGame} game @param {() => void} changed
 */
function remove({ table, seats }, changed) {
  openDialog(`Delete this game of ${titled(table.game)}?`, (sheet, close) => {
    const going = make('button', {
      class: 'big',
      onclick: () => trying(async () => {
        for (const { key } of seats) {
          await act(key, { do: 'delete' });
          forgetSeat(key);
        }
        close();
        changed();
      }, going),
    }, 'Delete it');
    fill(
      sheet,
      make('p', {}, 'It leaves your list, and you cannot come back to it. If other people play there, they keep it.'),
      make('div', { class: 'doing' }, make('button', { class: 'button', onclick: close }, 'Keep it'), going),
    );
  });
}
