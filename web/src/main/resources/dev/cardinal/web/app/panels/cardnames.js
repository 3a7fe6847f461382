// Sentences in which the names of cards can be pointed at and focused.

import { h } from './html.js';

const CHUNK = /[.*+?^${}()|[\]\\]/g;

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
    return text.split(this.pattern).map((part) => {
      const face = this.byName.get(part);
      return face ? this.name(part, face) : part;
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
