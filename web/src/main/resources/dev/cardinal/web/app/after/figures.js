// Statistics as plots and tables.

import { h } from '../panels/html.js';
import { chart, roundName } from './chart.js';
import { deeds } from './deeds.js';
import { statistics } from './statistics.js';
import { marker, svg } from './svg.js';

/** @typedef {import('./statistics.js').Course} Course */

/**
 * @param {import('./film.js').Film} film as the referee saw it
 * @param {string[]} names by seat
 */
export function figures(film, names) {
  const { rounds, courses } = statistics(film, names.length);
  const done = deeds(film, names.length);
  return h('div', { class: 'figures' }, courses.length > 0 && courseBox(rounds, courses, names),
    done.length > 0 && deedTable(done, names));
}

/**
 * One plot at a time.
 * @param {number[]} rounds
 * @param {Course[]} courses
 * @param {string[]} names
 */
function courseBox(rounds, courses, names) {
  const place = h('div');
  const legend = h('ul', { class: 'legend' });
  const show = (/** @type {Course} */ course) => {
    legend.replaceChildren(...names.map((name, seat) => h('li', {}, swatch(seat), h('span', {}, name),
      h('b', {}, course.values[seat].at(-1)))));
    place.replaceChildren(chart({ course, rounds, names, summary: summary(course, names) }),
      courseTable(course, rounds, names));
  };
  const choice = h('fieldset', { class: 'segments choice' }, h('legend', { class: 'unseen' }, 'What is plotted'),
    courses.map((course, at) => h('label', {},
      h('input', { type: 'radio', name: 'course', checked: at === 0, onchange: () => show(course) }),
      h('span', {}, course.label))));
  show(courses[0]);
  return h('section', { class: 'course', 'aria-label': 'Turn by turn' },
    h('div', { class: 'course-head' }, h('h3', {}, 'Turn by turn'),
      courses.length > 1 ? choice : h('span', { class: 'only' }, courses[0].label)),
    legend, place);
}

/** @param {number} seat */
function swatch(seat) {
  return svg('svg', { viewBox: '0 0 28 12', width: 28, height: 12, 'aria-hidden': 'true' },
    svg('path', { class: `line seat-${seat % 6}`, d: 'M1 6H27' }), marker(seat, 14, 6));
}

/** @param {Course} course @param {string[]} names */
function summary({ label, values }, names) {
  return `${label}, turn by turn. ${names.map((name, seat) => {
    const line = values[seat];
    return `${name}: from ${line[0]} to ${line.at(-1)}, at most ${Math.max(...line)}`;
  }).join('. ')}. All numbers are in the table below.`;
}

/** @param {Course} course @param {number[]} rounds @param {string[]} names */
function courseTable({ label, values }, rounds, names) {
  return h('details', { class: 'numbers' }, h('summary', {}, 'The same in numbers'),
    h('div', { class: 'scrolls', tabindex: '0', role: 'region', 'aria-label': `${label} in numbers` },
      h('table', {}, h('caption', { class: 'unseen' }, `${label}, turn by turn`),
        h('thead', {}, h('tr', {}, h('td'), names.map((name) => h('th', { scope: 'col' }, name)))),
        h('tbody', {}, rounds.map((round, at) => h('tr', {},
          h('th', { scope: 'row' }, at === rounds.length - 1 ? 'End' : roundName(round)),
          values.map((line) => h('td', {}, line[at]))))))));
}

/**
 * Sums, each with a bar that is as long as its share of the greatest in its row.
 * @param {import('./deeds.js').Deed[]} done
 * @param {string[]} names
 */
function deedTable(done, names) {
  const row = (/** @type {import('./deeds.js').Deed} */ { label, totals }) => h('tr', {},
    h('th', { scope: 'row' }, label),
    totals.map((total, seat) => h('td', {}, total, share(seat, total / Math.max(1, ...totals)))));
  return h('div', { class: 'scrolls', tabindex: '0', role: 'region', 'aria-label': 'In all' },
    h('table', { class: 'deeds' }, h('caption', {}, 'In all'),
      h('thead', {}, h('tr', {}, h('td'), names.map((name) => h('th', { scope: 'col' }, name)))),
      h('tbody', {}, done.map(row))));
}

/** @param {number} seat @param {number} part */
function share(seat, part) {
  return svg('svg', { class: 'share', viewBox: '0 0 100 6', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('rect', { class: `fill seat-${seat % 6}`, width: 100 * part, height: 6, rx: 2 }));
}
