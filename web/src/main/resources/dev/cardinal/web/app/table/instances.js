/** Many equal bodies in one draw call: a mesh whose instances are written anew for every picture. */
import * as THREE from 'three';

export class Instances {
  #attributes;
  #count = 0;

  /**
   * @param {any} geometry an InstancedBufferGeometry of its own @param {any} material
   * @param {string[]} names of the vec4 that each instance has
   */
  constructor(geometry, material, names) {
    this.geometry = geometry;
    this.names = names;
    this.capacity = 0;
    this.#attributes = /** @type {any[]} */ ([]);
    this.#reserve(16);
    this.mesh = new THREE.Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
  }

  /** @param {number} capacity */
  #reserve(capacity) {
    const old = this.#attributes;
    this.capacity = capacity;
    this.#attributes = this.names.map((name, i) => {
      const array = new Float32Array(capacity * 4);
      if (old[i]) array.set(old[i].array);
      const attribute = new THREE.InstancedBufferAttribute(array, 4);
      attribute.setUsage(THREE.DynamicDrawUsage);
      this.geometry.setAttribute(name, attribute);
      return attribute;
    });
    // Buffers have a fixed size on the graphics card: larger ones are new ones.
    if (old.length) this.geometry.dispose();
  }

  clear() {
    this.#count = 0;
  }

  /** @param {...number} values four for each name */
  add(...values) {
    if (this.#count === this.capacity) this.#reserve(this.capacity * 2);
    const at = this.#count * 4;
    this.#attributes.forEach((attribute, i) => {
      for (let k = 0; k < 4; k++) attribute.array[at + k] = values[i * 4 + k];
    });
    this.#count++;
  }

  done() {
    this.geometry.instanceCount = this.#count;
    this.mesh.visible = this.#count > 0;
    if (!this.#count) return;
    for (const attribute of this.#attributes) {
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, this.#count * 4);
      attribute.needsUpdate = true;
    }
  }

  dispose() {
    this.geometry.dispose();
    this.mesh.material.dispose();
  }
}
