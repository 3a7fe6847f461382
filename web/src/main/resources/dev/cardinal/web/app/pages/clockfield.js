// The clock of a new table, and what happens when somebody's time is up.

import { labelled, selection } from './dialog.js';
import { make } from './make.js';

/** @type {Record<string, {minutes: number, free: number} | null>} */
const CLOCKS = {
  'No clock': null,
  '10 minutes each': { minutes: 10, free: 5 },
  '25 minutes each': { minutes: 25, free: 10 },
  '60 minutes each': { minutes: 60, free: 15 },
  'One minute for every move': { minutes: 0, free: 60 },
  'A day each': { minutes: 1440, free: 600 },
};

/** @param {import('../wire/api.js').GameInfo} game */
export function clockField(game) {
  const end = selection(
    [{ value: game.defaultBot, text: 'a bot plays on' }, { value: 'lose', text: 'they lose' }],
    game.defaultBot,
  );
  end.disabled = true;
  const clock = selection(
    Object.keys(CLOCKS).map((text) => ({ value: text, text })),
    'No clock',
    (value) => (end.disabled = !CLOCKS[value]),
  );
  return {
    element: make('div', { class: 'side' }, labelled('Clock', clock), labelled('When time is up', end)),
    value: () => {
      const chosen = CLOCKS[clock.value];
      return chosen && { ...chosen, end: end.value };
    },
  };
}
