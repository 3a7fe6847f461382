// The settings as a dialog; everything is applied at once.

import { h } from './html.js';
import { dialog } from './dialog.js';
import { CHOICES } from '../settings.js';

/** @typedef {import('../settings.js').Name} Name */

/** @type {[Name, string, Record<string, string>, string?][]} */
const PAGE = [
  ['motion', 'Motion', { normal: 'Normal', slow: 'Slow', fast: 'Fast', none: 'None' }],
  ['sound', 'Sounds', { false: 'Off', true: 'On' }],
  ['confirm', 'Ask before a turn ends if something useful is left', { true: 'Yes', false: 'No' }],
  ['sort', 'Order of your hand', { game: 'The game’s', name: 'By name' }],
  ['points', 'Scores while you play', { true: 'Shown', false: 'Hidden' }],
  ['side', 'Log and questions', { right: 'Right', left: 'Left' }],
  ['contrast', 'Contrast', { normal: 'Normal', more: 'More' }],
  ['palette', 'Marks', { warm: 'Gold', cool: 'Blue and white' }],
  ['text', 'Size of text', { 1: 'Normal', 1.15: 'Large', 1.3: 'Larger' }],
  ['words', 'The table', { false: 'As a picture', true: 'In words' }],
  ['talk', 'Chat', { true: 'Shown', false: 'Hidden' }],
];

/** @param {import('./room.js').Room} room */
export function settingsPage(room) {
  const { settings } = room;
  dialog('settings', {
    title: 'Settings',
    lead: 'They are kept in this browser.',
    body: PAGE.map(([name, label, words]) => choice(settings, name, label, words)),
  });
}

/**
 * @param {import('../settings.js').Settings} settings
 * @param {Name} name @param {string} label @param {Record<string, string>} words
 */
function choice(settings, name, label, words) {
  return h('fieldset', { class: 'setting' }, h('legend', {}, label),
    h('div', { class: 'segments' }, CHOICES[name].map((value) => h('label', {},
      h('input', {
        type: 'radio', name: `setting-${name}`, checked: settings.get(name) === value,
        onchange: () => settings.set(name, /** @type {never} */ (value)),
      }), h('span', {}, words[String(value)])))));
}
