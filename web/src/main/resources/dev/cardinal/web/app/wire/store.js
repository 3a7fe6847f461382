/** Local storage as JSON. Where it is blocked or full, things are remembered until the page is closed. */

const PREFIX = 'cardinal/';

/** @type {Map<string, string>} */
const remembered = new Map();

/** @returns {Storage | null} */
function storage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // blocked
  }
}

/**
 * @param {string} name
 * @returns {unknown} null if there is nothing, or nothing that can be read
 */
export function read(name) {
  try {
    return JSON.parse(remembered.get(name) ?? storage()?.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean} whether it will still be there when the page is opened again
 */
export function write(name, value) {
  const text = JSON.stringify(value);
  try {
    const kept = storage();
    kept?.setItem(PREFIX + name, text);
    if (kept) {
      remembered.delete(name);
      return true;
    }
  } catch {
    // full, or blocked
  }
  remembered.set(name, text);
  return false;
}

/** @param {string} name */
export function remove(name) {
  remembered.delete(name);
  try {
    storage()?.removeItem(PREFIX + name);
  } catch {
    // blocked: there is nothing to remove
  }
}
