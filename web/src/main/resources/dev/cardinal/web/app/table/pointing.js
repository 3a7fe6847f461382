/**
 * Mouse, finger and pen on the canvas: hovering, clicks, long presses, carrying a piece, moving and zooming the map.
 * It only says what was done; what it means is decided by the question.
 */
import { around, away, corners, inside, pieceAt } from './hits.js';

/** @typedef {import('./layout.js').Pose} Pose */
/** @typedef {{x: number, y: number}} Pixel */
/** @typedef {import('../question/spots.js').Spot} Spot */

/** So many pixels a mouse may slip in a click, and a finger. */
const SLIPS = { mouse: 6, finger: 12 };
const LONG = 450;

export class Pointing {
  /** The key of the piece under the pointer. @type {string | undefined} */
  hovered;
  /** The piece that is carried, and where. @type {{key: string, x: number, y: number} | undefined} */
  ghost;
  /** @type {{pose?: Pose, at: Pixel, time: number, map: boolean, moved: boolean, timer: any} | null} */
  #down = null;
  /** @type {Map<number, Pixel>} */
  #fingers = new Map();

  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.ends = new AbortController();
    const { canvas } = table;
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ then) =>
      canvas.addEventListener(name, then, { signal: this.ends.signal, passive: false });
    on('pointermove', (event) => this.#move(event));
    on('pointerdown', (event) => this.#press(event));
    on('pointerup', (event) => this.#release(event));
    on('pointercancel', (event) => this.#cancel(event));
    on('pointerleave', (event) => this.#leave(event));
    on('contextmenu', (event) => this.#menu(event));
    on('wheel', (event) => this.#wheel(event));
  }

  /** @param {MouseEvent} event @returns {Pixel} */
  #pixel(event) {
    const page = this.table.canvas.getBoundingClientRect();
    return { x: event.clientX - page.x, y: event.clientY - page.y };
  }

  /** @param {Pixel} at @param {boolean} [finger] @param {string} [without] the key of a piece that does not count */
  #piece(at, finger = false, without = undefined) {
    const { laid, lens, box } = this.table;
    const shown = (/** @type {Pose} */ pose) => pose.key !== without && (!pose.clip || within(at, box));
    return pieceAt(laid.poses, at, lens, finger ? 14 : 5, shown);
  }

  /** @param {Pose} pose @returns {Spot} */
  #spot(pose) {
    return { area: pose.area, place: pose.place, face: pose.face };
  }

  /** @param {Pose} pose where it is on the page */
  #rect(pose) {
    const page = this.table.canvas.getBoundingClientRect();
    const { x, y, w, h } = around(corners(pose, this.table.lens));
    return { x: x + page.x, y: y + page.y, w, h };
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.table.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {Pose | undefined} pose */
  #hover(pose) {
    if (pose?.key === this.hovered) return;
    this.hovered = pose?.key;
    const state = pose && this.table.wearing.marks.of(pose)?.state;
    this.table.canvas.style.cursor = state === 'can' || state === 'picked' ? 'pointer' : '';
    this.#tell('hover', pose ? { spot: this.#spot(pose), face: pose.face ?? null, rect: this.#rect(pose) }
      : { spot: null, face: null, rect: null });
    this.table.refresh();
  }

  /** @param {PointerEvent} event */
  #press(event) {
    const at = this.#pixel(event);
    const finger = event.pointerType !== 'mouse';
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size > 1) {
      this.#drop();
      return;
    }
    if (this.table.moving) {
      this.table.skip(); // and no more: what lies here when it ends was not meant
      return;
    }
    const pose = this.#piece(at, finger);
    this.table.canvas.setPointerCapture(event.pointerId);
    const map = within(at, this.table.box) && !!this.table.box && (!pose || pose.clip);
    const timer = finger && pose ? setTimeout(() => this.#long(), LONG) : undefined;
    this.#down = { pose, at, time: event.timeStamp, map, moved: false, timer };
  }

  #long() {
    const pose = this.#down?.pose;
    this.#drop();
    if (pose) this.#tell('zoom', { spot: this.#spot(pose), face: pose.face ?? null, rect: this.#rect(pose) });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const at = this.#pixel(event);
    const before = this.#fingers.get(event.pointerId);
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size === 2 && before) {
      this.#pinch(event.pointerId, before, at);
      return;
    }
    const down = this.#down;
    if (!down) {
      if (event.pointerType === 'mouse') this.#hover(this.#piece(at));
      return;
    }
    const slip = event.pointerType === 'mouse' ? SLIPS.mouse : SLIPS.finger;
    if (!down.moved && Math.hypot(at.x - down.at.x, at.y - down.at.y) < slip) return;
    down.moved = true;
    clearTimeout(down.timer);
    if (down.map) {
      if (before) this.table.map.pan(at.x - before.x, at.y - before.y);
    } else if (down.pose && this.#carries(down.pose)) {
      this.#hover(undefined);
      this.ghost = { key: down.pose.key, x: at.x, y: at.y };
      this.table.wearing.ends = this.table.wearing.marks.of(down.pose)?.ends ?? [];
      this.table.refresh();
    }
  }

  /** @param {Pose} pose */
  #carries(pose) {
    const state = this.table.wearing.marks.of(pose)?.state;
    return !pose.clip && (state === 'can' || state === 'picked');
  }

  /** @param {PointerEvent} event */
  #release(event) {
    this.#fingers.delete(event.pointerId);
    const down = this.#down;
    const { ghost } = this;
    const at = this.#pixel(event);
    this.#drop();
    if (!down) return;
    if (ghost && down.pose) {
      const end = this.#end(at, down.pose);
      this.#tell('drop', { spot: this.#spot(down.pose), end, x: event.clientX, y: event.clientY });
    } else if (!down.moved) {
      const spot = down.pose ? this.#spot(down.pose) : this.#area(at);
      if (spot) this.#tell('pick', { spot, x: event.clientX, y: event.clientY });
    }
    if (event.pointerType === 'mouse') this.#hover(this.#piece(at));
  }

  /**
   * Where something was dropped: the nearest place where it may go, or whatever is there.
   * @param {Pixel} at @param {Pose} pose @returns {Spot | null}
   */
  #end(at, pose) {
    const ends = this.table.wearing.marks.of(pose)?.ends ?? [];
    const page = this.table.canvas.getBoundingClientRect();
    /** @type {Spot | null} */
    let best = null;
    let least = 70;
    for (const end of ends) {
      const rect = this.table.where(end);
      if (!rect) continue;
      const far = away({ ...rect, x: rect.x - page.x, y: rect.y - page.y }, at);
      if (far < least) [best, least] = [end, far];
    }
    if (best) return best;
    const there = this.#piece(at, false, pose.key);
    return there ? this.#spot(there) : this.#area(at);
  }

  /** The area at a pixel where no piece lies. @param {Pixel} at @returns {Spot | null} */
  #area(at) {
    const grounds = [...this.table.laid.grounds.values()].filter((ground) => ground.w > 0);
    const near = grounds.map((ground) => ({ ground, far: away(ground, at) })).sort((a, b) => a.far - b.far)[0];
    return near && near.far < 10 ? { area: near.ground.id } : null;
  }

  #drop() {
    clearTimeout(this.#down?.timer);
    this.#down = null;
    if (this.ghost) {
      this.ghost = undefined;
      this.table.wearing.ends = [];
      this.table.refresh();
    }
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    this.#fingers.delete(event.pointerId);
    this.#drop();
  }

  /** @param {PointerEvent} event */
  #leave(event) {
    if (event.pointerType === 'mouse' && !this.#down) this.#hover(undefined);
  }

  /** @param {MouseEvent} event */
  #menu(event) {
    event.preventDefault();
    const pose = this.#piece(this.#pixel(event));
    if (pose) this.#tell('zoom', { spot: this.#spot(pose), face: pose.face ?? null, rect: this.#rect(pose) });
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const at = this.#pixel(event);
    const { box } = this.table;
    if (!box || !within(at, box)) return;
    event.preventDefault();
    this.table.map.zoom(Math.exp(-event.deltaY * 0.0016), fromMiddle(at, box));
  }

  /** Two fingers. @param {number} id @param {Pixel} before @param {Pixel} at */
  #pinch(id, before, at) {
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1];
    const { box, map } = this.table;
    if (!other || !box) return;
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    map.zoom(Math.hypot(at.x - other.x, at.y - other.y) / was, fromMiddle(middle, box));
    map.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
  }

  dispose() {
    clearTimeout(this.#down?.timer);
    this.ends.abort();
  }
}

/** @param {Pixel} at @param {import('./hexes.js').Box | undefined} box */
function within(at, box) {
  return !!box && inside([
    { x: box.x, y: box.y }, { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height }, { x: box.x, y: box.y + box.height },
  ], at);
}

/** @param {Pixel} at @param {import('./hexes.js').Box} box @returns {Pixel} */
function fromMiddle(at, box) {
  return { x: at.x - box.x - box.width / 2, y: at.y - box.y - box.height / 2 };
}
