// A tile for each game: its cards, its name, and the way to a table.

import { make, unseen } from './make.js';
import { KNOWN, titled } from './known.js';
import { sign } from './mine.js';
import { sentence } from './people.js';
import { drawCard, facesById, lookOf } from './picture.js';

/** @typedef {import('../wire/api.js').GameInfo} GameInfo */
/** @typedef {(game: GameInfo, button: HTMLButtonElement) => void} Pressed */

// Cards on a tile are drawn large, so that every word can be read on a sharp screen.
const CARD_WIDTH = 200;

/**
 * @param {GameInfo} game @param {{play: Pressed, choose: Pressed}} pressed
 */
function buttons(game, { play, choose }) {
  const title = titled(game.name);
  const playing = make('button', { class: 'big', onclick: () => play(game, playing) }, 'Play', unseen(` ${title}`));
  const choosing = make(
    'button',
    { class: 'button', onclick: () => choose(game, choosing) },
    'Choose…',
    unseen(` a table of ${title}`),
  );
  return [playing, choosing];
}

/**
 * A game with pictures.
 * @param {GameInfo} game @param {{play: Pressed, choose: Pressed}} pressed
 */
export function tile(game, pressed) {
  const { title, line } = KNOWN[game.name];
  const fan = make('div', { class: 'fan', 'aria-hidden': 'true' });
  const article = make(
    'article',
    { class: 'tile', 'data-game': game.name },
    fan,
    make(
      'div',
      { class: 'foot' },
      make('h3', {}, title),
      make('p', {}, line),
      make('div', { class: 'go' }, ...buttons(game, pressed)),
    ),
  );
  whenIdle(() => deal(game.name, article, fan));
  return make('li', {}, article);
}

/**
 * A game without pictures.
 * @param {GameInfo} game @param {{play: Pressed, choose: Pressed}} pressed
 */
export function line(game, pressed) {
  const [play, choose] = buttons(game, pressed);
  play.className = 'button';
  const title = titled(game.name);
  const about = sentence(game.about.replace(`${title}: `, ''));
  return make(
    'li',
    { class: 'row' },
    sign(game.name),
    make('span', { class: 'grow' }, make('b', {}, title), ' ', make('small', {}, about)),
    choose,
    play,
  );
}

/** @param {() => void} work done when the page stands and nothing else is to do */
function whenIdle(work) {
  requestAnimationFrame(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50)));
}

/**
 * Lays the three cards of a game onto its tile.
 * @param {string} name @param {HTMLElement} article @param {HTMLElement} fan
 */
async function deal(name, article, fan) {
  const look = await lookOf(name);
  if (!look) {
    return;
  }
  paintGround(article, look);
  const faces = await facesById(name).catch(() => new Map());
  const places = ['left', 'right', 'middle'];
  KNOWN[name].fan.forEach((id, i) => {
    const face = faces.get(id);
    if (face) {
      const canvas = make('canvas', { class: places[i] });
      drawCard(canvas, look, face, CARD_WIDTH);
      fan.append(canvas);
    }
  });
}

/**
 * The table's own ground, in place of the plain one.
 * @param {HTMLElement} article @param {import('../games/types.js').Game} look
 */
function paintGround(article, look) {
  const { clientWidth: width, clientHeight: height } = article;
  const canvas = make('canvas', { class: 'ground', 'aria-hidden': 'true', width, height });
  const g = canvas.getContext('2d', { willReadFrequently: true });
  if (!g || !look.ground) {
    return;
  }
  try {
    // Larger than the tile, since the rim of a table does not belong into a picture.
    g.translate(-0.1 * width, -0.1 * height);
    look.ground(g, { width: 1.2 * width, height: 1.2 * height, plan: { tilt: 90, areas: {}, zones: [] }, scale: 1 });
    article.prepend(canvas);
  } catch {
    // then the plain ground stays
  }
}
