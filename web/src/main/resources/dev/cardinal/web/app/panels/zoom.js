// A card, large, with its text beside it and its words explained.

import { h } from './html.js';
import { faceCanvas } from './facecanvas.js';
import { asks } from './room.js';

/** @typedef {import('../scene/types.js').Face} Face */
/** @typedef {{left: number, top: number, right: number, bottom: number, above?: boolean}} Box */

const DELAY_MS = 250;
const PRESS_MS = 450;
const WIDTH = 200;

export class Zoom {
  /** @param {{game: any, session: any}} parts */
  constructor({ game, session }) {
    this.game = game;
    this.session = session;
    this.panel = h('section', { class: 'panel zoom', 'aria-label': 'A closer look', hidden: true });
    document.body.append(this.panel);
    // The end of the long press that opened it is a click on it, too, but one that began elsewhere.
    let pressed = false;
    this.panel.addEventListener('click', () => pressed && this.hide());
    document.addEventListener('pointerdown', (event) => {
      pressed = this.panel.contains(/** @type {Node} */ (event.target));
      if (this.stays && !pressed) this.hide();
    });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** The face that is shown. @type {Face | null} */
    this.face = null;
  }

  /**
   * Shows the face after a moment; nothing hides it.
   * @param {Face | string | null | undefined} what
   * @param {Box | undefined} [rect] what it is shown beside
   */
  hover(what, rect) {
    clearTimeout(this.timer);
    if (this.stays) return;
    const face = this.known(what);
    if (!face) this.hide();
    else this.timer = setTimeout(() => this.show(face, rect), this.face ? 60 : DELAY_MS);
  }

  /** @param {Face | string | null | undefined} what */
  known(what) {
    return typeof what === 'string' ? this.session.faces?.get(what) : what;
  }

  /**
   * Lets an element show a face when it is pointed at, focused or pressed for long.
   * @param {HTMLElement} element
   * @param {() => Face | undefined} face
   */
  attach(element, face) {
    // What stands in the rail is shown beside the rail, so that nothing there is covered.
    const here = () => (element.closest('.rail') ? beside(element) : element.getBoundingClientRect());
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let press;
    let over = false;
    // A mouse that lies still means nothing by what appears under it.
    element.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse' && !over) this.hover(face(), here());
      over = true;
    });
    element.addEventListener('pointerleave', () => {
      over = false;
      this.hover(null);
    });
    element.addEventListener('focus', () => element.matches(':focus-visible') && this.hover(face(), here()));
    element.addEventListener('blur', () => this.hover(null));
    element.addEventListener('pointerdown', (event) => {
      if (event.pointerType !== 'mouse') press = setTimeout(() => this.show(face(), here(), { stays: true }), PRESS_MS);
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
      element.addEventListener(end, () => clearTimeout(press));
    }
    element.addEventListener('contextmenu', (event) => {
      if (!face()) return;
      event.preventDefault();
      this.show(face(), here(), { stays: true });
    });
  }

  /**
   * @param {Face | string | undefined} what
   * @param {Box | undefined} [rect]
   * @param {{stays?: boolean}} [how] whether it stays until it is closed
   */
  show(what, rect, { stays = false } = {}) {
    const face = this.known(what);
    if (!face) return;
    clearTimeout(this.timer);
    this.face = face;
    this.stays = stays;
    this.panel.classList.toggle('stays', stays);
    this.panel.replaceChildren(faceCanvas(this.game, face, { width: WIDTH }), this.words(face));
    this.panel.hidden = false;
    this.place(rect);
  }

  /** @param {Face} face */
  words(face) {
    const explained = asks(/** @type {any} */ ({ game: this.game }), 'explain', face) ?? [];
    return h('div', { class: 'zoom-words', tabindex: this.stays ? '0' : undefined },
      h('h2', {}, face.name),
      h('p', { class: 'kind' }, about(face)),
      (face.lines ?? []).map((line) => h('p', { class: 'line' }, line)),
      explained.map((/** @type {{word: string, text: string}} */ { word, text }) =>
        h('p', {}, h('b', {}, word), ` ${text}`)));
  }

  /**
   * Beside what it belongs to, on the side with more room, or above it if that is wanted and there is room.
   * @param {Box | undefined} rect
   */
  place(rect) {
    const { innerWidth: width, innerHeight: height } = window;
    const own = this.panel.getBoundingClientRect();
    /** @type {Box} */
    const by = rect ?? { left: width / 2, right: width / 2, top: height / 2, bottom: height / 2 };
    const above = by.above && by.top > own.height + 22;
    const right = width - by.right > by.left ? by.right + 14 : by.left - own.width - 14;
    const left = above ? (by.left + by.right - own.width) / 2 : right;
    const top = above ? by.top - own.height - 14 : (by.top + by.bottom - own.height) / 2;
    this.panel.style.setProperty('--left', `${Math.max(8, Math.min(width - own.width - 8, left))}px`);
    this.panel.style.setProperty('--top', `${Math.max(8, Math.min(height - own.height - 8, top))}px`);
  }

  /** @returns {boolean} whether it was shown */
  hide() {
    clearTimeout(this.timer);
    const shown = this.face !== null;
    this.face = null;
    this.stays = false;
    this.panel.hidden = true;
    return shown;
  }
}

/** @param {HTMLElement} element */
function beside(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const rail = (element.closest('.panel') ?? element).getBoundingClientRect();
  return { left: rail.left, right: rail.right, top, bottom };
}

/** @param {Face} face "Action, costs 3" */
export function about(face) {
  const numbers = Object.entries(face.numbers ?? {}).map(([name, value]) => `${name} ${value}`);
  const kinds = face.kind.toLowerCase().split('-');
  const colours = (face.colours ?? []).filter((colour) => !kinds.includes(colour.toLowerCase()));
  return [face.kind, colours.join(' and ').toLowerCase(), face.cost && `cost ${face.cost}`, ...numbers]
    .filter(Boolean).join(', ');
}
