/** The canvas: camera, ground, pieces with their shadows, marks. It draws what it is given, when it is told to. */
import * as THREE from 'three';
import { ASPECT } from './aspect.js';
import { FORM, GROUND, KIND, MARK, MARK_PARTS, PIECE, PIECE_PARTS, SHADOW } from './inks.js';
import { Instances } from './instances.js';
import { FIELD } from './lens.js';
import { solid } from './solids.js';

/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {import('./motion.js').Seen} Seen */
/** @typedef {import('./sheets.js').Sheets} Sheets */
/** @typedef {import('./sheets.js').Sheet} Sheet */
/** @typedef {{bright: number, mark?: 'can'|'picked'|'attacked'|'lit', grow: number}} Dress how a piece is shown */
/** @typedef {Seen & Dress} Dressed */

/** So many device pixels are drawn at most; without a graphics card fewer. */
const MOST = { card: 9e6, none: 2.2e6 };

export class Stage {
  /**
   * What lies on the table, and what lies on the map, which is cut off at its frame.
   * @type {Map<Sheet, Instances>[]}
   */
  #batches = [new Map(), new Map()];
  #scene = new THREE.Scene();
  #camera = new THREE.PerspectiveCamera(FIELD, 1, 1, 2);
  #room = { value: new THREE.Vector2(1, 1) };
  #box = { value: new THREE.Vector4(-1e6, -1e6, 1e6, 1e6) };
  #sky = /** @type {any} */ (null);
  #inks = { pickable: { value: new THREE.Color() }, attacked: { value: new THREE.Color() } };

  /** @param {HTMLCanvasElement} canvas @param {Sheets} sheets */
  constructor(canvas, sheets) {
    this.canvas = canvas;
    this.sheets = sheets;
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
    this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
    this.renderer.info.autoReset = true;
    this.renderer.sortObjects = true;
    this.software = isSoftware(this.renderer.getContext());
    this.shadows = this.#marks(SHADOW, 0, false);
    this.onMap = this.#marks(SHADOW, 1, true);
    this.marks = this.#marks(MARK, 3, true);
    this.#ground();
    this.tint();
  }

  /** Takes the colours of marks from the page, where a player can change them. */
  tint() {
    const page = getComputedStyle(document.documentElement);
    for (const [name, ink] of Object.entries(this.#inks)) {
      const colour = page.getPropertyValue(`--${name}`).trim();
      if (colour) ink.value.setStyle(colour, THREE.LinearSRGBColorSpace);
    }
  }

  /** @param {typeof MARK} shader @param {number} order @param {boolean} clipped */
  #marks(shader, order, clipped) {
    const plane = new THREE.InstancedBufferGeometry();
    plane.setAttribute('position', new THREE.Float32BufferAttribute([-1, 0, -1, -1, 0, 1, 1, 0, 1, 1, 0, -1], 3));
    plane.setIndex([0, 1, 2, 0, 2, 3]);
    const material = this.#material(shader, this.#inks);
    Object.assign(material, {
      defines: clipped ? { CLIPPED: '' } : {},
      transparent: true, depthWrite: false, blending: THREE.CustomBlending, blendSrc: THREE.OneFactor,
      blendDst: THREE.OneMinusSrcAlphaFactor,
    });
    const marks = new Instances(plane, material, MARK_PARTS);
    marks.mesh.renderOrder = order;
    this.#scene.add(marks.mesh);
    return marks;
  }

  /** @param {{vertexShader: string, fragmentShader: string}} shader @param {Record<string, {value: any}>} uniforms */
  #material(shader, uniforms) {
    return new THREE.ShaderMaterial({ ...shader, uniforms: { ...uniforms, room: this.#room, box: this.#box } });
  }

  #ground() {
    this.ground = document.createElement('canvas');
    const texture = new THREE.CanvasTexture(this.ground);
    texture.generateMipmaps = false;
    texture.minFilter = THREE.LinearFilter;
    const material = this.#material(GROUND, { map: { value: texture } });
    Object.assign(material, { depthTest: false, depthWrite: false });
    this.#sky = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
    this.#sky.frustumCulled = false;
    this.#sky.renderOrder = -2;
    this.#scene.add(this.#sky);
  }

  /** The table has another size. @param {Lens} lens */
  resize(lens) {
    const { width, height, distance, tilt } = lens;
    const most = this.software ? MOST.none : MOST.card;
    this.ratio = Math.min(window.devicePixelRatio || 1, 3, Math.sqrt(most / (width * height)));
    if (this.software && this.ratio > 1 && width * height > 5e5) this.ratio = 1;
    this.lens = lens;
    this.renderer.setPixelRatio(this.ratio);
    this.renderer.setSize(width, height, false);
    this.#room.value.set(this.canvas.width, this.canvas.height);
    const reach = (height / 2) * Math.cos(tilt) + 60;
    this.#camera.aspect = width / height;
    this.#camera.near = distance - reach - 220;
    this.#camera.far = distance + reach;
    this.#camera.position.set(0, distance * Math.sin(tilt), distance * Math.cos(tilt));
    this.#camera.lookAt(0, 0, 0);
    this.#camera.updateProjectionMatrix();
  }

  /** Paints the ground. @param {(g: CanvasRenderingContext2D, scale: number) => void} paint */
  paint(paint) {
    const { width, height } = /** @type {Lens} */ (this.lens);
    const scale = /** @type {number} */ (this.ratio);
    const canvas = /** @type {HTMLCanvasElement} */ (this.ground);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    // Without a graphics card a canvas kept in memory is a hundred times as fast.
    const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
    g.scale(scale, scale);
    paint(g, scale);
    // Its size may be another one.
    const map = this.#sky.material.uniforms.map.value;
    map.dispose();
    map.needsUpdate = true;
  }

  /** The rectangle outside of which nothing of the map is seen. @param {import('./hexes.js').Box | undefined} box */
  clip(box) {
    const r = /** @type {number} */ (this.ratio);
    const tall = this.canvas.height;
    if (box) {
      this.#box.value.set(box.x * r, tall - (box.y + box.height) * r, (box.x + box.width) * r, tall - box.y * r);
    }
  }

  #bodies() {
    return this.#batches.flatMap((some) => [...some.values()]);
  }

  #all() {
    return [...this.#bodies(), this.shadows, this.onMap, this.marks];
  }

  /** @param {Dressed[]} pieces */
  draw(pieces) {
    for (const one of this.#all()) one.clear();
    // The uppermost first: what it hides need not be painted.
    for (const piece of [...pieces].sort((a, b) => b.z + b.lift - a.z - a.lift)) this.#put(piece);
    for (const one of this.#all()) one.done();
    this.renderer.render(this.#scene, this.#camera);
  }

  /** @param {Dressed} piece */
  #put(piece) {
    const lens = /** @type {Lens} */ (this.lens);
    this.sheets.ratio = /** @type {number} */ (this.ratio);
    const at = lens.at(piece.x, piece.y);
    const wide = piece.w * at.scale * piece.grow;
    const up = piece.z + piece.lift;
    const rot = (piece.rot * Math.PI) / 180;
    const face = piece.open ? piece.face : undefined;
    const { sheet, layer, edge } = this.sheets.print(piece.shape, face, piece.area, piece.print ?? piece.w);
    const standing = piece.shape === 'die' ? wide * 0.72 : piece.thickness;
    const clip = piece.clip ? 1 : 0;
    const turn = ((piece.flip ?? 0) * Math.PI) / 2;
    const leaves = piece.count > 1 ? Math.max(1, Math.round(standing / 2.4)) : 1;
    this.#batch(sheet, piece.clip).add(at.x, up, at.z, wide, rot, turn, standing, layer,
      edge[0], edge[1], edge[2], piece.bright, clip, leaves, 0, 0);

    const form = FORM[piece.shape];
    const half = wide / 2;
    const high = piece.shape === 'hex' ? half : half * ASPECT[piece.shape];
    if (!(piece.shape === 'hex' && piece.clip)) {
      // The lamp hangs at the upper left: what is held high throws its shadow further away, and softer.
      const far = piece.lift + standing;
      const soft = Math.min(5, 1.5 + wide * 0.04) + far * 0.22;
      const dark = 0.62 - Math.min(0.24, piece.lift * 0.004);
      (piece.clip ? this.onMap : this.shadows).add(
        at.x + soft * 0.35 + far * 0.3, piece.z + 0.2, at.z + soft * 0.55 + far * 0.42, rot,
        half * Math.cos(turn), high, soft, form, 0, dark, soft, clip,
      );
    }
    if (piece.mark) {
      const gap = Math.max(3, wide * 0.036);
      this.marks.add(at.x, up + standing + 0.3, at.z, rot, wide / 2, high, 30, form, KIND[piece.mark], 1, gap, clip);
    }
  }

  /** @param {Sheet} sheet @param {boolean} clipped */
  #batch(sheet, clipped) {
    const batches = this.#batches[clipped ? 1 : 0];
    let batch = batches.get(sheet);
    if (!batch) {
      const material = this.#material(PIECE, { map: sheet.uniform });
      const banner = sheet.shape === 'banner';
      Object.assign(material, { side: THREE.DoubleSide, transparent: banner, defines: clipped ? { CLIPPED: '' } : {} });
      batch = new Instances(solid(sheet.shape), material, PIECE_PARTS);
      batch.mesh.renderOrder = banner ? 2 : -1;
      this.#scene.add(batch.mesh);
      batches.set(sheet, batch);
    }
    return batch;
  }

  /** The sheets were thrown away, or the graphics card lost everything. */
  forget() {
    this.#sky.material.uniforms.map.value.dispose();
    for (const batch of this.#bodies()) {
      this.#scene.remove(batch.mesh);
      batch.dispose();
    }
    this.#batches.forEach((some) => some.clear());
  }

  dispose() {
    this.forget();
    for (const flat of [this.shadows, this.onMap, this.marks]) flat.dispose();
    this.#sky.geometry.dispose();
    this.#sky.material.uniforms.map.value.dispose();
    this.#sky.material.dispose();
    this.renderer.dispose();
  }
}

/** @param {any} gl */
function isSoftware(gl) {
  const asked = gl.getExtension('WEBGL_debug_renderer_info');
  const name = asked ? String(gl.getParameter(asked.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|software/i.test(name);
}
