// The table: shows a scene on a canvas, moves its pieces as events tell, and asks the game for all that is its own.
import { aimed, saidBy, target } from './aims.js';
import { anchor } from './anchors.js';
import { Arrows } from './arrows.js';
import { hook } from './hook.js';
import { travel } from './journeys.js';
import { layout } from './layout.js';
import { lens } from './lens.js';
import { MapView } from './mapview.js';
import { Marks } from './marks.js';
import { filmed, hurry, stay } from './motion.js';
import { mapBox } from './onmap.js';
import { Overlay, styled } from './overlay.js';
import { Pointing } from './pointing.js';
import { isPortrait } from './portrait.js';
import { struckBy } from './shake.js';
import { Sheets } from './sheets.js';
import { paintSlots } from './slots.js';
import { Stage } from './stage.js';
import { withTray } from './tray.js';
import { sameUnits, unitsIn } from './units.js';
import { watch } from './watch.js';
import { Wearing } from './wearing.js';
import { wordsOn } from './words.js';

/** @typedef {import('../games/types.js').Game} Game */
/** @typedef {import('../games/types.js').Plan} Plan */
/** @typedef {import('../scene/types.js').Face} Face */
/** @typedef {import('../scene/types.js').Scene} Scene */
/** @typedef {import('../scene/types.js').Event} GameEvent */
/** @typedef {import('../scene/types.js').Looking} Looking */
/** @typedef {import('../question/spots.js').Spot} Spot */
/** @typedef {import('./marks.js').Mark} Mark */

/**
 * @typedef {object} Furniture
 * @property {HTMLElement} host the rectangle of the table; the canvas goes in here
 * @property {HTMLElement} overlay lies over it, for words and arrows
 * @property {Game} game
 * @property {Map<string, Face>} faces
 * @property {import('../settings.js').Settings} [settings] how many times as long as usual pieces fly; 0 is a jump
 */

/** @param {Furniture} furniture @returns {Promise<Table>} */
export async function createTable(furniture) {
  await styled();
  return new Table(furniture);
}

export class Table extends EventTarget {
  /** @type {Scene} */
  scene = { areas: [], counters: [], status: '' };
  /** @type {Looking} */
  ctx = { me: -1, seats: 0, names: [], waiting: 0 };
  /** @type {Plan} */
  plan = { tilt: 72, areas: {}, zones: [] };
  /** @type {import('./units.js').Units} */
  units = new Map();
  /** @type {import('./layout.js').Laid} */
  laid = { poses: [], grounds: new Map(), slots: [] };
  lens = lens(1, 1, 72);
  frames = 0;
  script = 0;
  ready = false;

  #painted = '';
  #asked = 0;
  /** Whether what waits to be played jumps, because somebody was in a hurry. */
  #skipping = false;
  /** @type {{film: import('./motion.js').Film, length: number, from: number, done: () => void} | null} */
  #moving = null;

  /** @param {Furniture} furniture */
  constructor({ host, overlay, game, faces, settings }) {
    super();
    this.host = host;
    this.game = game;
    this.faces = faces;
    this.settings = settings;
    this.canvas = document.createElement('canvas');
    this.canvas.className = 'table-canvas';
    this.canvas.setAttribute('aria-hidden', 'true');
    this.sheets = new Sheets(game, faces);
    this.stage = new Stage(this.canvas, this.sheets);
    host.append(this.canvas);
    this.arrows = new Arrows(overlay);
    this.words = new Overlay(overlay);
    this.map = new MapView(() => this.#relay());
    this.wearing = new Wearing();
    this.pointing = new Pointing(this);
    this.watched = watch(host, this.canvas, {
      resized: () => this.resize(), lost: () => this.#lost(), found: () => this.#redraw(),
      hidden: () => this.finish(),
    });
    settings?.addEventListener('change', () => requestAnimationFrame(() => this.#retint()));
    this.resize();
    hook(this);
  }

  /** The graphics card has lost everything; it says when it is ready again. */
  #lost() {
    this.finish();
    this.stage.forget();
    this.sheets.clear();
  }

  #retint() {
    this.stage.tint();
    this.refresh();
  }

  get moving() { return this.#moving !== null; }

  /** Where the map lies on the table, if there is one. */
  get box() {
    return Object.values(this.plan.areas).some(({ hex }) => hex) ? mapBox(this.plan, this.lens) : undefined;
  }

  /** Jumps to a scene. @param {Scene} scene @param {Looking} ctx */
  show(scene, ctx) {
    this.finish();
    this.#skipping &&= ctx.waiting > 0;
    Object.assign(this, { scene, ctx });
    this.units = this.units.size ? sameUnits(scene, this.units) : unitsIn(scene);
    this.#relay();
  }

  /**
   * Moves the pieces as the event tells; at the end everything is where the scene after it has it.
   * @param {GameEvent} event @param {Scene} after @param {Looking} [ctx] @returns {Promise<void>}
   */
  play(event, after, ctx = this.ctx) {
    this.finish();
    const before = this.laid.poses;
    const about = new Map([...this.scene.areas, ...after.areas].map((area) => [area.id, area]));
    const { units, journeys, shuffled } = travel(event.moves ?? [], this.units, (id) => about.get(id));
    const struck = struckBy(this.game, event, this.scene);
    Object.assign(this, { scene: after, ctx });
    this.units = sameUnits(after, units);
    this.#relay();
    const usual = this.settings?.pace ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1);
    const speed = this.#skipping ? 0 : usual;
    this.#skipping &&= ctx.waiting > 0;
    const pace = hurry(ctx.waiting) * (speed || 1);
    const { film, length, looked } = filmed({
      before, after: this.laid.poses, journeys, shuffled, struck, pace, anchor: (area) => anchor(area, this),
    });
    if (!speed || !length) {
      this.wearing.flash(new Set([...journeys.keys()]), this.laid.poses, performance.now());
      this.refresh();
      return Promise.resolve();
    }
    this.#drawFaces(looked);
    return new Promise((done) => {
      this.#moving = { film, length: length + stay(event) * pace, from: 0, done };
      this.arrows.show([]);
      this.refresh();
    });
  }

  /** Lights what can be picked. @param {Map<string, Mark>} marks */
  offer(marks) {
    this.wearing.marks = new Marks(marks);
    this.refresh();
  }

  /** Outlines what a line of the log was about. @param {Iterable<string>} keys */
  highlight(keys) {
    this.wearing.lit = new Marks(new Map([...keys].map((key) => [key, { state: /** @type {const} */ ('picked') }])));
    this.refresh();
  }

  /** Ends all motion at once, also of what still waits to be played. */
  skip() {
    this.#skipping = this.ctx.waiting > 0;
    this.finish();
  }

  /** Ends what moves now. */
  finish() {
    const moving = this.#moving;
    if (!moving) return;
    this.#moving = null;
    moving.done();
    this.refresh();
  }

  /** Where something is on the page, or null. @param {Spot} spot */
  where(spot) {
    const page = this.host.getBoundingClientRect();
    const rect = target(spot, this.laid, this.lens);
    return rect ? { x: rect.x + page.x, y: rect.y + page.y, w: rect.w, h: rect.h } : null;
  }

  /** The table's rectangle or the screen's pixels have changed. */
  resize() {
    if (this.host.clientWidth && this.host.clientHeight) this.#redraw();
  }

  /** Everything is drawn anew, faces and ground too. */
  #redraw() {
    this.stage.forget();
    this.sheets.clear();
    this.#painted = '';
    this.#relay();
  }

  /** Lays out the scene: after every change of scene, size or zoom. */
  #relay() {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    const ctx = { ...this.ctx, width, height, portrait: isPortrait(width, height) };
    this.plan = withTray(this.game.plan(this.scene, ctx), this.scene, ctx);
    const { lens: old, game, faces } = this;
    if (old.width !== width || old.height !== height || old.degrees !== this.plan.tilt || !this.#painted) {
      this.lens = lens(width, height, this.plan.tilt);
      this.stage.resize(this.lens);
      this.arrows.resize(width, height);
    }
    this.laid = layout(this.scene, this.units, this.plan, {
      lens: this.lens, me: this.ctx.me, faces, shape: (face, area) => game.shape(face, area),
      sort: game.sort?.bind(game), height: game.height?.bind(game), view: this.map,
    });
    this.stage.clip(this.box);
    this.#paint();
    this.dispatchEvent(new Event('laid'));
    this.refresh();
  }

  /** Paints the ground if it is not what it was. */
  #paint() {
    const { width, height } = this.lens;
    const wanted = JSON.stringify([width, height, this.stage.ratio, this.plan.zones, this.laid.slots]);
    if (wanted === this.#painted) return;
    this.#painted = wanted;
    this.stage.paint((g, scale) => {
      g.save();
      this.game.ground(g, { width, height, plan: this.plan, scale });
      g.restore();
      paintSlots(g, this.laid.slots);
    });
  }

  /**
   * Faces are drawn before pieces move, so that nothing stutters on the way.
   * @param {import('./layout.js').Pose[]} poses
   */
  #drawFaces(poses) {
    this.sheets.begin();
    for (const { shape, open, face, area, w } of poses) this.sheets.print(shape, open ? face : undefined, area, w);
  }

  /** Something has changed and must be drawn. */
  refresh() {
    if (!this.#asked) this.#asked = requestAnimationFrame((now) => this.#frame(now));
  }

  /** @param {number} now */
  #frame(now) {
    this.#asked = 0;
    if (this.stage.renderer.getContext().isContextLost()) return;
    const began = performance.now();
    const moving = this.#moving;
    if (moving && !moving.from) moving.from = now;
    const time = moving ? now - moving.from : 0;
    if (moving && time >= moving.length) {
      this.#moving = null;
      moving.done();
    }
    const still = !this.#moving;
    const seen = this.#moving ? this.#moving.film(time) : this.laid.poses;
    const { pieces, changing } = this.wearing.dress(seen, {
      now, still, scene: this.scene, hovered: this.pointing.hovered, ghost: this.pointing.ghost,
    });
    this.sheets.begin();
    this.stage.draw(pieces);
    const aims = still ? aimed(this.scene.arrows ?? [], this.laid, this.lens) : [];
    const growing = still && this.arrows.show(aims, now);
    this.words.show([...wordsOn({
      pieces, laid: this.laid, plan: this.plan, lens: this.lens, faces: this.faces,
      badges: this.game.badges?.bind(this.game), box: this.box,
    }), ...saidBy(aims, this.laid, this.lens, this.plan)]);
    this.frames++;
    this.ready = document.fonts.status === 'loaded' && !this.sheets.late;
    this.script = performance.now() - began;
    if (this.#moving || changing || growing || this.sheets.late) this.refresh();
  }

  dispose() {
    this.finish();
    cancelAnimationFrame(this.#asked);
    this.watched.abort();
    this.pointing.dispose();
    this.words.dispose();
    this.arrows.dispose();
    this.sheets.clear();
    this.stage.dispose();
    this.canvas.remove();
  }
}
