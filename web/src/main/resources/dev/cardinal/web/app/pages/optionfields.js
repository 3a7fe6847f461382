// The options of a game as fields, in a player's words where the game is known.

import { labelled, selection } from './dialog.js';
import { make } from './make.js';
import { sentence } from './people.js';

/** @typedef {import('../wire/api.js').GameInfo} GameInfo */
/** @typedef {import('../wire/api.js').GameOption} GameOption */

/** @type {Record<string, {label: string, words: Record<string, string>, about: Record<string, string>}>} */
const WORDS = {
  'dominion/rules': {
    label: 'Rules',
    words: { principality: 'Principality', official: 'Official' },
    about: {
      principality: 'As in the computer game: 60 Coppers, 12 of each Victory card, and the game stops at once when ' +
        'the Provinces or three piles are gone.',
      official: 'As printed: the turn is finished first, and of two players with equal points the one with fewer ' +
        'turns wins.',
    },
  },
  'mageknight/rethink': {
    label: 'The tactic Rethink',
    words: { 'shuffle-first': 'Shuffle, then draw', 'draw-first': 'Draw, then shuffle' },
    about: {
      'shuffle-first': 'What you throw back may come to your hand again.',
      'draw-first': 'What you throw back stays away for now.',
    },
  },
  'dominion/turns': { label: 'Turns per player at most', words: {}, about: {} },
};

// What other fields of the dialog say, what only bots need, and what only a file can say.
const ELSEWHERE = ['players', 'kingdom', 'cards', 'piles'];

/**
 * The options that have a field here.
 * @param {GameInfo} game
 */
export function shownOptions(game) {
  return game.options.filter(
    ({ name, values, bySeat }) =>
      !bySeat && !ELSEWHERE.includes(name) && !/\bfiles?\b/.test(values) && !isSettled(values),
  );
}

/** Whether there is nothing to choose. @param {string} values */
function isSettled(values) {
  return /^[\w-]+$/.test(values) && !/^\d+-\d+$/.test(values);
}

/**
 * @param {string} game @param {GameOption} option @param {(value: string) => void} changed
 */
export function optionField(game, option, changed) {
  const known = WORDS[`${game}/${option.name}`];
  const label = known?.label ?? sentence(option.name);
  const range = /^(\d+)-(\d+)$/.exec(option.values);
  if (range) {
    const field = make('input', { type: 'number', min: range[1], max: range[2], value: option.default });
    field.addEventListener('change', () => field.reportValidity() && changed(field.value));
    return labelled(label, field, known ? undefined : sentence(option.about));
  }
  const values = option.values.split(',').map((value) => value.trim());
  if (values.length > 1 && values.every((value) => /^[\w -]+$/.test(value))) {
    const about = make('span', {}, known?.about[option.default] ?? sentence(option.about));
    const field = selection(
      values.map((value) => ({ value, text: known?.words[value] ?? sentence(value) })),
      option.default,
      (value) => {
        about.textContent = known?.about[value] ?? sentence(option.about);
        changed(value);
      },
    );
    return labelled(label, field, about);
  }
  const field = make('input', { class: 'field', value: option.default });
  field.addEventListener('change', () => changed(field.value.trim()));
  return labelled(label, field, `${sentence(option.about)}: ${option.values}`);
}
