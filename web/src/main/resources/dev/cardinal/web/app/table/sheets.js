/**
 * Faces as textures. All faces of one shape and one width in device pixels are layers of one texture, so that they are
 * drawn with one call. A face is drawn once for each size it is needed in, at that very size.
 */
import * as THREE from 'three';

/** @typedef {import('../games/types.js').Game} Game */
/** @typedef {import('../games/types.js').Lod} Lod */
/** @typedef {import('../games/types.js').Shape} Shape */
/** @typedef {import('../scene/types.js').Face} Face */
/** @typedef {{sheet: Sheet, layer: number, edge: number[]}} Print */

/** The space that a game draws each shape in. @type {Record<Shape, [number, number]>} */
const SPACE = {
  card: [488, 680], disc: [512, 512], hex: [512, 512], die: [512, 512], chip: [512, 512], banner: [200, 280],
};

const PAPER = [0.914, 0.875, 0.776];

/** One texture with a layer for each face. */
export class Sheet {
  #layers = new Map();
  #capacity = 8;
  #pen;

  /** @param {Shape} shape @param {number} width of a layer in device pixels */
  constructor(shape, width) {
    const [w, h] = SPACE[shape];
    this.shape = shape;
    this.width = width;
    this.height = Math.round((width * h) / w);
    this.#pen = document.createElement('canvas');
    this.#pen.width = width;
    this.#pen.height = this.height;
    this.texture = this.#made(new Uint8Array(this.width * this.height * 4 * this.#capacity));
    this.uniform = { value: this.texture };
  }

  /** @param {Uint8Array} data */
  #made(data) {
    const texture = new THREE.DataArrayTexture(data, this.width, this.height, this.#capacity);
    texture.minFilter = THREE.LinearMipmapLinearFilter;
    texture.magFilter = THREE.LinearFilter;
    texture.generateMipmaps = true;
    texture.anisotropy = 4;
    texture.needsUpdate = true;
    return texture;
  }

  /** @param {string} key */
  has(key) {
    return this.#layers.has(key);
  }

  /**
   * @param {string} key @param {(g: CanvasRenderingContext2D) => void} draw
   * @returns {{layer: number, edge: number[]}}
   */
  layer(key, draw) {
    const known = this.#layers.get(key);
    if (known) return known;
    if (this.#layers.size === this.#capacity) this.#grow();
    const made = { layer: this.#layers.size, edge: PAPER };
    this.#layers.set(key, made);
    const g = /** @type {CanvasRenderingContext2D} */ (this.#pen.getContext('2d', { willReadFrequently: true }));
    g.reset();
    g.scale(this.width / SPACE[this.shape][0], this.height / SPACE[this.shape][1]);
    g.save();
    draw(g);
    g.restore();
    const pixels = g.getImageData(0, 0, this.width, this.height).data;
    this.texture.image.data.set(pixels, made.layer * pixels.length);
    this.texture.addLayerUpdate(made.layer);
    this.texture.needsUpdate = true;
    if (this.shape !== 'card') made.edge = this.#rim(pixels);
    return made;
  }

  /**
   * The colour near the lower rim, a little darker: the side of a disc, a die, a hex.
   * @param {Uint8ClampedArray} pixels
   */
  #rim(pixels) {
    const y = Math.round(this.height * (this.shape === 'hex' ? 0.9 : 0.955));
    const at = (y * this.width + Math.round(this.width / 2)) * 4;
    return [0, 1, 2].map((i) => (pixels[at + i] / 255) * 0.72);
  }

  #grow() {
    const old = this.texture;
    this.#capacity *= 2;
    const data = new Uint8Array(this.width * this.height * 4 * this.#capacity);
    data.set(old.image.data);
    this.texture = this.uniform.value = this.#made(data);
    for (let layer = 0; layer < this.#layers.size; layer++) this.texture.addLayerUpdate(layer);
    old.dispose();
  }

  dispose() {
    this.texture.dispose();
  }
}

/** So long, in milliseconds, faces are drawn in one frame; the others follow in the next ones. */
const PATIENCE = 70;

/** @param {number} width in CSS pixels @returns {Lod} */
function lodFor(width) {
  return width >= 180 ? 'full' : width >= 56 ? 'table' : 'tiny';
}

export class Sheets {
  /** @type {Map<string, Sheet>} */
  #sheets = new Map();

  /** @param {Game} game @param {Map<string, Face>} faces */
  constructor(game, faces) {
    this.game = game;
    this.faces = faces;
    this.ratio = 1;
    /** Whether some faces are still to be drawn. */
    this.late = false;
    this.began = 0;
  }

  /** A new frame begins: there is time again. */
  begin() {
    this.late = false;
    this.began = performance.now();
  }

  /**
   * @param {Shape} shape @param {string | undefined} face nothing for a back @param {string} area
   * @param {number} width in CSS pixels @returns {Print}
   */
  print(shape, face, area, width) {
    const lod = lodFor(width);
    const pixels = Math.min(1024, Math.max(32, Math.ceil((width * this.ratio * 1.12) / 16) * 16));
    const name = `${shape} ${pixels}`;
    let sheet = this.#sheets.get(name);
    if (!sheet) this.#sheets.set(name, (sheet = new Sheet(shape, pixels)));
    const known = face === undefined ? undefined : this.faces.get(face) ?? { id: face, name: face, kind: '' };
    const key = known ? `${face} ${lod}` : `back ${backKey(area)} ${lod}`;
    if (!sheet.has(key) && performance.now() - this.began > PATIENCE) {
      this.late = true;
      const blank = sheet.layer('blank', (g) => {
        g.fillStyle = shape === 'card' ? '#b9ae96' : '#4a4a52';
        g.fillRect(0, 0, 1024, 1024);
      });
      return { sheet, ...blank };
    }
    const made = sheet.layer(key, (g) =>
      (known ? this.game.draw(g, known, lod) : this.game.back(g, area, shape, lod)));
    const edge = known && this.game.edge ? rgb(this.game.edge(known, shape)) : made.edge;
    return { sheet, layer: made.layer, edge };
  }

  /** Forgets all that was drawn, for other sizes or fonts. */
  clear() {
    for (const sheet of this.#sheets.values()) sheet.dispose();
    this.#sheets.clear();
  }
}

/** Backs are equal in all areas of a kind, whoever owns them. @param {string} area */
function backKey(area) {
  return area.replace(/^\d+\//, '').replace(/\/\d+\/under$/, '/under');
}

/** @param {string} color as #rrggbb */
function rgb(color) {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
}
