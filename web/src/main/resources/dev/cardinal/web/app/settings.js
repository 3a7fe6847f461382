// How this browser likes its table. Kept in localStorage, and told to the style sheets on <html>.

const KEPT = 'cardinal.settings';

/**
 * What can be set, with the values it can have; the first one is the default.
 * @satisfies {Record<string, readonly (string | number | boolean)[]>}
 */
export const CHOICES = /** @type {const} */ ({
  motion: ['normal', 'slow', 'fast', 'none'],
  sound: [false, true],
  confirm: [true, false],
  sort: ['game', 'name'],
  side: ['right', 'left'],
  contrast: ['normal', 'more'],
  palette: ['warm', 'cool'],
  text: [1, 1.15, 1.3],
  words: [false, true],
  talk: [true, false],
  points: [true, false],
});

/** @typedef {keyof typeof CHOICES} Name */
/** @typedef {{[N in Name]: (typeof CHOICES)[N][number]}} Values */

export class Settings extends EventTarget {
  /** @param {Pick<Storage, 'getItem' | 'setItem'> | null} [storage] */
  constructor(storage = storageOrNone()) {
    super();
    this.storage = storage;
    /** @type {Values} */
    this.values = read(storage);
  }

  /**
   * @template {Name} N
   * @param {N} name
   * @returns {Values[N]}
   */
  get(name) {
    return this.values[name];
  }

  /**
   * @template {Name} N
   * @param {N} name
   * @param {Values[N]} value
   */
  set(name, value) {
    if (this.values[name] === value || !allowed(name, value)) return;
    this.values[name] = value;
    try {
      this.storage?.setItem(KEPT, JSON.stringify(this.values));
    } catch {
      // A full or forbidden storage only means that the next visit starts with the defaults.
    }
    this.dispatchEvent(new CustomEvent('change', { detail: { name, value } }));
  }

  /** Pieces fly this many times as long as usual; 0 is a jump. */
  get pace() {
    if (this.values.motion === 'none' || prefersStillness()) return 0;
    return { normal: 1, slow: 1.8, fast: 0.5 }[this.values.motion];
  }

  /**
   * Tells the style sheets, now and whenever something changes.
   * @param {HTMLElement} root
   */
  applyTo(root) {
    const apply = () => {
      for (const name of /** @type {Name[]} */ (['motion', 'side', 'contrast', 'palette', 'words'])) {
        root.dataset[name] = String(this.values[name]);
      }
      root.style.setProperty('--scale', String(this.values.text));
    };
    apply();
    this.addEventListener('change', apply);
  }
}

/**
 * @param {Name} name
 * @param {unknown} value
 */
function allowed(name, value) {
  return /** @type {readonly unknown[]} */ (CHOICES[name]).includes(value);
}

/** @param {Pick<Storage, 'getItem'> | null} storage */
function read(storage) {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    const parsed = JSON.parse(storage?.getItem(KEPT) ?? '{}');
    kept = parsed && typeof parsed === 'object' ? parsed : {};
  } catch {
    // What cannot be read is as good as nothing.
  }
  const names = /** @type {Name[]} */ (Object.keys(CHOICES));
  return /** @type {Values} */ (Object.fromEntries(
    names.map((name) => [name, allowed(name, kept[name]) ? kept[name] : CHOICES[name][0]])));
}

function storageOrNone() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function prefersStillness() {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
