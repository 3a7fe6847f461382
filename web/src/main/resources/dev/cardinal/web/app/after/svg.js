const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element of a drawing.
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, String(value)));
  element.append(...children);
  return element;
}

/** Every seat has its own shape besides its colour. */
const SHAPES = ['M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0', 'M-3.5-3.5h7v7h-7z', 'M0-4.8L4.6 3.5h-9.2z', 'M0-5l5 5-5 5-5-5z',
  'M-4.5-3.5h9L0 4.5z', 'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z'];

/**
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 */
export function marker(seat, x, y) {
  const transform = `translate(${x} ${y})`;
  return svg('path', { d: SHAPES[seat % SHAPES.length], transform, class: `dot seat-${seat % 6}` });
}
