// How many cards of each cost a deck has, as bars with their numbers.

import { make } from './make.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 34;
const HEIGHT = 96;

/**
 * @param {string} tag @param {Record<string, string | number>} traits @param {string} [text]
 */
function drawn(tag, traits, text) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(traits)) {
    element.setAttribute(name, String(value));
  }
  if (text !== undefined) {
    element.textContent = text;
  }
  return element;
}

/** @param {{cost: string, count: number}[]} costs */
export function curvePlot(costs) {
  const most = Math.max(1, ...costs.map(({ count }) => count));
  const words = costs.filter(({ count }) => count).map(({ cost, count }) => `${count} cost ${cost}`).join(', ');
  const plot = drawn('svg', {
    viewBox: `0 0 ${costs.length * WIDTH} ${HEIGHT + 40}`, class: 'curve', role: 'img',
    'aria-label': `Cards by cost: ${words || 'none'}`,
  });
  costs.forEach(({ cost, count }, i) => {
    const height = (count / most) * HEIGHT;
    const middle = (i + 0.5) * WIDTH;
    const bar = { x: middle - 12, y: 18 + HEIGHT - height, width: 24, height: Math.max(height, 1), rx: 3 };
    plot.append(drawn('rect', bar));
    if (count) {
      plot.append(drawn('text', { x: middle, y: 12 + HEIGHT - height, class: 'count' }, String(count)));
    }
    plot.append(drawn('text', { x: middle, y: HEIGHT + 36, class: 'cost' }, cost));
  });
  return make('figure', {}, plot, make('figcaption', {}, 'Cost'));
}
