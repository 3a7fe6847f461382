/**
 * Words and numbers on the table: HTML over the canvas, placed by pixel. Screen readers skip them, because everything
 * that they say stands in the page's own HTML.
 */

/** @typedef {{id: string, x: number, y: number, text: string, kind: string}} Word */

export class Overlay {
  /** @type {Map<string, {node: HTMLElement, text: string, kind: string, at: string}>} */
  #shown = new Map();

  /** @param {HTMLElement} host */
  constructor(host) {
    this.layer = document.createElement('div');
    this.layer.className = 'table-words';
    this.layer.setAttribute('aria-hidden', 'true');
    host.append(this.layer);
  }

  /** Shows exactly these. @param {Word[]} words */
  show(words) {
    const left = new Set(this.#shown.keys());
    for (const word of words) {
      left.delete(word.id);
      const known = this.#shown.get(word.id) ?? this.#made(word.id);
      if (known.text !== word.text) known.node.textContent = known.text = word.text;
      if (known.kind !== word.kind) known.node.className = `word ${(known.kind = word.kind)}`;
      const at = `translate(${word.x.toFixed(1)}px, ${word.y.toFixed(1)}px) translate(-50%, -50%)`;
      if (known.at !== at) known.node.style.transform = known.at = at;
    }
    for (const id of left) {
      this.#shown.get(id)?.node.remove();
      this.#shown.delete(id);
    }
  }

  /** @param {string} id */
  #made(id) {
    const made = { node: document.createElement('span'), text: '', kind: '', at: '' };
    this.layer.append(made.node);
    this.#shown.set(id, made);
    return made;
  }

  dispose() {
    this.layer.remove();
  }
}

/** Brings the style sheet of the words, which stands beside this file. @returns {Promise<unknown>} */
export function styled() {
  const href = new URL('overlay.css', import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((done) => {
    link.onload = link.onerror = done;
  });
}
