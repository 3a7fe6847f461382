/** SHA-256 and HMAC-SHA256: `crypto.subtle` does not exist on pages that come over plain HTTP. */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = fractions(64, 1 / 3);
/** The same of the square roots of the first 8 primes. */
const START = fractions(8, 1 / 2);

/**
 * @param {number} count
 * @param {number} power
 */
function fractions(count, power) {
  const found = new Uint32Array(count);
  for (let number = 2, i = 0; i < count; number++) {
    let divisor = 2;
    while (number % divisor !== 0) {
      divisor++;
    }
    if (divisor === number) {
      const root = number ** power;
      found[i++] = (root - Math.floor(root)) * 2 ** 32;
    }
  }
  return found;
}

/**
 * @param {number} word
 * @param {number} by
 */
function rotated(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) {
    mix(state, view, at);
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setUint32(4 * i, word));
  return new Uint8Array(hash.buffer);
}

/**
 * @param {Uint32Array} state
 * @param {DataView} view
 * @param {number} at
 */
function mix(state, view, at) {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) {
    words[i] = view.getUint32(at + 4 * i);
  }
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15], words[i - 2]];
    words[i] = words[i - 16] + (rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)) +
      words[i - 7] + (rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + words[i];
    const two = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] += word;
  });
}

/**
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 */
export function hmac(key, message) {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

/**
 * The bytes one after another.
 * @param {...Uint8Array} parts
 */
export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} text */
export function unhex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
