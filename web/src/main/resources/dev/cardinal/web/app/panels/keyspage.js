// All keys, and how a hand on the mouse or a finger does the same.

import { h } from './html.js';
import { dialog } from './dialog.js';

const KEYS = [
  ['1 – 9', 'the option with this number'],
  ['space', 'the big button'],
  ['0', 'the way out, below it'],
  ['Z', 'undo'],
  ['/', 'type moves'],
  ['L', 'the whole log; arrows walk through it'],
  ['T', 'the table in words, or as a picture'],
  ['M', 'menu'],
  ['?', 'these keys'],
  ['esc', 'closes, or puts back what you picked'],
];

const POINTING = [
  ['Click or tap', 'takes a piece’s only option; several open a menu at the piece'],
  ['Drag', 'does the same'],
  ['Hover, focus or long press', 'shows a card large, with its words explained'],
  ['A line of the log', 'shows on the table what it did'],
  ['A click while pieces move', 'finishes all motion'],
];

export function keysPage() {
  dialog('keys', {
    title: 'Keys',
    body: [
      h('dl', { class: 'keys' }, KEYS.map(([key, does]) =>
        h('div', {}, h('dt', {}, h('kbd', {}, key)), h('dd', {}, does)))),
      h('h3', {}, 'Mouse and finger'),
      h('dl', { class: 'keys wide' }, POINTING.map(([what, does]) =>
        h('div', {}, h('dt', {}, what), h('dd', {}, does)))),
    ],
  });
}
