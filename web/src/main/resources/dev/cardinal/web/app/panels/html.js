// Elements without HTML text: what a server says is only ever text.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element. Attributes that are false or missing are left out; `on...` are listeners; `class` and all others are
 * attributes.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined || value === null) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...nodes(children));
  return element;
}

/** @param {(Child | Child[])[]} children @returns {(Node | string)[]} */
export function nodes(children) {
  return children.flat()
    .filter((child) => child !== null && child !== undefined && child !== false && child !== '')
    .map((child) => (child instanceof Node ? child : String(child)));
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`This page has no #${id}`);
  return found;
}

/** @param {string} key */
export function keycap(key) {
  return h('kbd', { 'aria-hidden': 'true' }, key);
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A drawing of one path; it says nothing to those who listen.
 * @param {string} path
 * @param {{box?: string, colour?: string, size?: number, line?: boolean}} [how]
 */
export function drawing(path, { box = '0 0 24 24', colour, size = 18, line = false } = {}) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', box);
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', line ? 'drawing line' : 'drawing');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  if (colour) shape.setAttribute('fill', colour);
  svg.append(shape);
  return svg;
}
