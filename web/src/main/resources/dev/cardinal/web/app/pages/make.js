// Builds elements, so that nothing a server says is ever read as HTML.

/** @typedef {Node | string | null | undefined | false} Part */

/**
 * Makes an element. `on...` are listeners, what is true or false is set as a property, everything else is an attribute.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, any>} [traits] @param {Part[]} parts
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, traits = {}, ...parts) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(traits)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (typeof value === 'boolean') {
      Reflect.set(element, name, value);
    } else if (value !== undefined && value !== null) {
      element.setAttribute(name, String(value));
    }
  }
  fill(element, ...parts);
  return element;
}

/**
 * Puts these in place of what is inside.
 * @param {Element} element @param {Part[]} parts
 */
export function fill(element, ...parts) {
  element.replaceChildren(.../** @type {(Node | string)[]} */ (parts.filter((part) => part || part === '')));
}

/**
 * The element of the page with this id.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @returns {Kind}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) {
    throw new Error(`There is no #${id} on this page`);
  }
  return /** @type {Kind} */ (found);
}

/**
 * Words that only a screen reader says.
 * @param {string} words
 */
export function unseen(words) {
  return make('span', { class: 'unseen' }, words);
}
