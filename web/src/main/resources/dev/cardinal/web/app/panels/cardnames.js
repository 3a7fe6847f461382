// Sentences in which the names of cards can be pointed at and focused.

import { h } from './html.js';

const CHUNK = /[.*+?^${}()|[\]\\]/g;
/** A line begins with no comma after a name, and ends with no bracket before it. */
const CLOSES = /^[,.;:!?)\]]+/;
const OPENS = /[([]+$/;
const NOTHING = /(?!)/;

export class CardNames {
  /**
   * @param {any} session
   * @param {import('./zoom.js').Zoom} zoom
   */
  constructor(session, zoom) {
    this.session = session;
    this.zoom = zoom;
    /** @type {Map<string, import('../scene/types.js').Face>} */
    this.byName = new Map();
    /** @type {RegExp | null} */
    this.pattern = null;
  }

  /** The longest names come first, so that "Throne Room" is not taken for a "Throne". */
  learn() {
    const faces = this.session.faces ?? new Map();
    if (this.known === faces.size) return;
    this.known = faces.size;
    this.byName = new Map([...faces.values()].map((face) => [face.name, face]));
    const names = [...this.byName.keys()].filter((name) => name?.length > 2).sort((a, b) => b.length - a.length);
    this.pattern = names.length === 0 ? null
      : new RegExp(`(?<![\\w'])(${names.map((name) => name.replace(CHUNK, '\\$&')).join('|')})(?![\\w])`, 'g');
  }

  /**
   * The sentence as nodes.
   * @param {string} text
   * @returns {(Node | string)[]}
   */
  link(text) {
    this.learn();
    if (!this.pattern) return [text];
    return joined(text.split(this.pattern)).map((part) => {
      if (typeof part === 'string') return part;
      const [open, text, close] = part;
      const name = this.name(text, /** @type {import('../scene/types.js').Face} */ (this.byName.get(text)));
      return open || close ? h('span', { class: 'with-name' }, open, name, close) : name;
    });
  }

  /**
   * @param {string} text
   * @param {import('../scene/types.js').Face} face
   */
  name(text, face) {
    const name = h('button', { class: 'card-name', type: 'button', tabindex: '-1' }, text);
    this.zoom.attach(name, () => face);
    name.addEventListener('click', () => this.zoom.show(face, name.getBoundingClientRect(), { stays: true }));
    return name;
  }
}

/**
 * Names with the brackets and commas that must stay on their line.
 * @param {string[]} parts every second one is a name
 * @returns {(string | [string, string, string])[]}
 */
export function joined(parts) {
  return parts.map((part, i) => {
    if (i % 2) return [OPENS.exec(parts[i - 1])?.[0] ?? '', part, CLOSES.exec(parts[i + 1])?.[0] ?? ''];
    return part.replace(i > 0 ? CLOSES : NOTHING, '').replace(i < parts.length - 1 ? OPENS : NOTHING, '');
  });
}
