/** Many equal bodies in one draw call: a mesh whose instances are written anew for every picture. */
import * as THREE from 'three';

export class Instances {
  /** All parts of an instance lie side by side, so that one copy brings a whole picture to the graphics card. */
  #buffer = /** @type {any} */ (null);
  #count = 0;

  /**
   * @param {any} geometry an InstancedBufferGeometry of its own @param {any} material
   * @param {string[]} names of the vec4 that each instance has
   */
  constructor(geometry, material, names) {
    this.geometry = geometry;
    this.names = names;
    this.#reserve(16);
    this.mesh = new THREE.Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
  }

  /** @param {number} capacity */
  #reserve(capacity) {
    const old = this.#buffer;
    const stride = this.names.length * 4;
    this.#buffer = new THREE.InstancedInterleavedBuffer(new Float32Array(capacity * stride), stride);
    this.#buffer.setUsage(THREE.DynamicDrawUsage);
    this.names.forEach((name, i) => {
      this.geometry.setAttribute(name, new THREE.InterleavedBufferAttribute(this.#buffer, 4, i * 4));
    });
    // Buffers have a fixed size on the graphics card: larger ones are new ones.
    if (!old) return;
    this.#buffer.array.set(old.array);
    this.geometry.dispose();
  }

  clear() {
    this.#count = 0;
  }

  /** @param {...number} values four for each name */
  add(...values) {
    const { array, stride } = this.#buffer;
    const at = this.#count * stride;
    if (at === array.length) this.#reserve((array.length / stride) * 2);
    this.#buffer.array.set(values, at);
    this.#count++;
  }

  done() {
    this.geometry.instanceCount = this.#count;
    this.mesh.visible = this.#count > 0;
    if (!this.#count) return;
    this.#buffer.clearUpdateRanges();
    this.#buffer.addUpdateRange(0, this.#count * this.#buffer.stride);
    this.#buffer.needsUpdate = true;
  }

  dispose() {
    this.geometry.dispose();
    this.mesh.material.dispose();
  }
}
