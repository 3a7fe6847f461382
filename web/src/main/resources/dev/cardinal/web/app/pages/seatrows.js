// Who plays in a new game: a row for each seat.

import { AWAY, HERE, ME, isBot, partOf } from './agreed.js';
import { selection } from './dialog.js';
import { players } from './known.js';
import { fill, make } from './make.js';
import { partField, partWord } from './partfield.js';

/** @typedef {import('./agreed.js').Player} Player */
/** @typedef {import('../wire/api.js').GameInfo} GameInfo */

/** @type {Record<string, string>} */
const ABOUT = {
  [ME]: 'at this screen',
  [HERE]: 'at this screen, too: a curtain falls between your turns',
  [AWAY]: 'gets a link from you',
};

/**
 * @param {GameInfo} game @param {Player[]} seats changed by the rows @param {() => void} changed
 */
export function seatRows(game, seats, changed) {
  const { least, most } = players(game);
  const part = partOf(game);
  const list = make('ol', { class: 'seats', 'aria-label': 'Players' });
  const add = make('button', { class: 'button small', type: 'button', onclick: () => {
    seats.push({ who: game.defaultBot });
    show();
    /** @type {HTMLElement | null} */ (list.querySelector('li:last-child select'))?.focus();
  } }, 'Add a player');

  function show() {
    fill(list, ...seats.map(row));
    add.hidden = seats.length >= most;
    changed();
  }

  /** @param {Player} seat @param {number} number */
  function row(seat, number) {
    const about = make('small', { class: 'about' }, describe(seat.who));
    const side = make('div', { class: 'part' });
    const who = selection(kinds(seat.who), seat.who, (value) => {
      seat.who = value;
      about.textContent = describe(value);
      showPart();
      showName();
      changed();
    });
    who.setAttribute('aria-label', `Player ${number + 1}`);
    const showPart = () => fill(side, ...(part && seat.who !== AWAY ? [partOfSeat(seat, number)] : []));
    showPart();
    const name = make('input', {
      class: 'field', maxlength: 40, placeholder: `Player ${number + 1}`, value: seat.name ?? '',
      'aria-label': `Name of player ${number + 1}`, onchange: () => (seat.name = name.value.trim()),
    });
    const showName = () => (name.hidden = seat.who !== HERE);
    showName();
    const gone = make('button', {
      class: 'button quiet small', type: 'button', 'aria-label': `Remove player ${number + 1}`,
      onclick: () => {
        seats.splice(number, 1);
        show();
        add.focus();
      },
    }, '✕');
    return make(
      'li',
      {},
      make('span', { class: 'number', 'aria-hidden': 'true' }, String(number + 1)),
      make('div', { class: 'grow' }, ...(seat.who === ME ? [make('b', {}, 'You')] : [who, name]), about),
      side,
      seat.who !== ME && seats.length > least ? gone : null,
    );
  }

  /** @param {Player} seat @param {number} number */
  function partOfSeat(seat, number) {
    const option = /** @type {import('../wire/api.js').GameOption} */ (part);
    const field = partField(option, seat.part ?? '', (value) => (seat.part = value));
    field.setAttribute('aria-label', `${partWord(option.name)} of player ${number + 1}`);
    return field;
  }

  /** @param {string} who */
  function describe(who) {
    return ABOUT[who] ?? game.bots[who] ?? '';
  }

  /** @param {string} chosen */
  function kinds(chosen) {
    const bots = Object.keys(game.bots).filter((name) => !name.endsWith(':'));
    const usual = [game.defaultBot, ...bots.filter((name) => name !== game.defaultBot && name !== 'random'), 'random'];
    return [
      { value: AWAY, text: 'A person elsewhere', group: 'People' },
      { value: HERE, text: 'A person here', group: 'People' },
      ...usual.filter((name) => bots.includes(name)).map((name) => ({ value: name, text: name, group: 'Bots' })),
      ...(isBot(chosen) && !bots.includes(chosen) ? [{ value: chosen, text: chosen, group: 'Bots' }] : []),
    ];
  }

  show();
  return make('div', {}, list, add);
}
