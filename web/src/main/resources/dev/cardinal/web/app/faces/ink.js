// What every game's faces are drawn with: seeded chance, shapes, text that fits, light and grain.

/** @typedef {CanvasRenderingContext2D} Ink */

/** The space that cards are drawn in. */
export const CARD = { width: 488, height: 680, corner: 26 };

/**
 * Numbers from 0 to 1 that are always the same for the same text, so that a face looks the same every time.
 * @param {string} text
 * @returns {() => number}
 */
export function seeded(text) {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A colour between two, both as #rrggbb.
 * @param {string} from @param {string} to @param {number} share how much of `to`
 */
export function mix(from, to, share) {
  const part = (/** @type {string} */ colour, /** @type {number} */ at) => parseInt(colour.slice(at, at + 2), 16);
  return '#' + [1, 3, 5]
    .map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share).toString(16).padStart(2, '0'))
    .join('');
}

/**
 * A colour that lets through what is behind it.
 * @param {string} colour as #rrggbb @param {number} share how much is left of it
 */
export function veil(colour, share) {
  return colour + Math.round(Math.max(0, Math.min(1, share)) * 255).toString(16).padStart(2, '0');
}

/**
 * Begins a rectangle with round corners.
 * @param {Ink} g @param {number} x @param {number} y @param {number} width @param {number} height @param {number} corner
 */
export function rounded(g, x, y, width, height, corner) {
  g.beginPath();
  g.roundRect(x, y, width, height, corner);
}

/**
 * Begins a regular polygon.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius @param {number} corners
 * @param {number} [turn] in radians; by default the first corner is at the top
 */
export function polygon(g, x, y, radius, corners, turn = -Math.PI / 2) {
  g.beginPath();
  for (let i = 0; i < corners; i++) {
    const angle = turn + (i * 2 * Math.PI) / corners;
    g.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  g.closePath();
}

/**
 * Begins a star.
 * @param {Ink} g @param {number} x @param {number} y @param {number} outer @param {number} inner @param {number} points
 */
export function star(g, x, y, outer, inner, points) {
  g.beginPath();
  for (let i = 0; i < 2 * points; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    g.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  g.closePath();
}

/** @type {HTMLCanvasElement | undefined} */
let specks;

/** A square of grey noise, made once. */
function noise() {
  if (!specks) {
    specks = document.createElement('canvas');
    specks.width = specks.height = 256;
    const g = /** @type {Ink} */ (specks.getContext('2d'));
    const pixels = g.createImageData(256, 256);
    const chance = seeded('grain');
    for (let i = 0; i < pixels.data.length; i += 4) {
      pixels.data.fill((chance() * 255) | 0, i, i + 3);
      pixels.data[i + 3] = 255;
    }
    g.putImageData(pixels, 0, 0);
  }
  return specks;
}

/**
 * Lays the grain of paper, felt or stone over an area.
 * @param {Ink} g @param {number} x @param {number} y @param {number} width @param {number} height @param {number} strength
 * @param {GlobalCompositeOperation} [mode] @param {number} [scale]
 */
export function grain(g, x, y, width, height, strength, mode = 'multiply', scale = 1) {
  g.save();
  g.globalAlpha = strength;
  g.globalCompositeOperation = mode;
  const pattern = /** @type {CanvasPattern} */ (g.createPattern(noise(), 'repeat'));
  pattern.setTransform(new DOMMatrix().scale(scale));
  g.fillStyle = pattern;
  g.fillRect(x, y, width, height);
  g.restore();
}

/** @type {WeakMap<Record<string, string>, Map<string, Path2D>>} */
const outlines = new WeakMap();

/**
 * The outline of an icon, in a square of 512.
 * @param {Record<string, string>} icons @param {string} name
 */
export function outline(icons, name) {
  let known = outlines.get(icons);
  if (!known) {
    outlines.set(icons, (known = new Map()));
  }
  let path = known.get(name);
  if (!path) {
    if (!icons[name]) {
      throw new Error(`There is no icon ${name}`);
    }
    known.set(name, (path = new Path2D(icons[name])));
  }
  return path;
}

/**
 * Fills an icon around a middle.
 * @param {Ink} g @param {Record<string, string>} icons @param {string} name
 * @param {number} x @param {number} y @param {number} size @param {string | CanvasGradient} fill
 */
export function icon(g, icons, name, x, y, size, fill) {
  g.save();
  g.translate(x - size / 2, y - size / 2);
  g.scale(size / 512, size / 512);
  g.fillStyle = fill;
  g.fill(outline(icons, name));
  g.restore();
}

/**
 * Sets the largest font in which a line fits, and returns its size.
 * @param {Ink} g @param {string} text @param {string} font with $ for the size, such as '700 $px "EB Garamond"'
 * @param {number} size the largest @param {number} width @param {number} [least]
 */
export function fitLine(g, text, font, size, width, least = 8) {
  g.font = font.replace('$', String(size));
  const wide = g.measureText(text).width;
  const fitting = wide <= width ? size : Math.max(least, Math.floor((size * width) / wide));
  g.font = font.replace('$', String(fitting));
  return fitting;
}

/**
 * Breaks a text into lines, in the font that is set.
 * @param {Ink} g @param {string} text @param {number} width
 */
export function broken(g, text, width) {
  /** @type {string[]} */
  const lines = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && g.measureText(longer).width > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
  }
  return lines;
}

/**
 * Writes a text into a box, as large as it fits, lines of about equal length, and returns its size.
 * @param {Ink} g @param {string} text
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {{font: string, size: number, least?: number, lead?: number, align?: 'center' | 'left'}} how
 */
export function writeInto(g, text, box, { font, size, least = 14, lead = 1.18, align = 'center' }) {
  let now = size;
  let lines = /** @type {string[]} */ ([]);
  for (; ; now--) {
    g.font = font.replace('$', String(now));
    lines = broken(g, text, box.width);
    const widest = Math.max(...lines.map((line) => g.measureText(line).width));
    if ((lines.length * now * lead <= box.height && widest <= box.width) || now <= least) {
      break;
    }
  }
  if (align === 'center' && lines.length > 1) {
    lines = evened(g, text, box.width, lines.length);
  }
  g.textAlign = align;
  g.textBaseline = 'alphabetic';
  let y = box.y + (box.height - lines.length * now * lead) / 2 + now * 0.84;
  for (const line of lines) {
    g.fillText(line, align === 'center' ? box.x + box.width / 2 : box.x, y);
    y += now * lead;
  }
  return now;
}

/**
 * The narrowest way to break a text into so many lines.
 * @param {Ink} g @param {string} text @param {number} width @param {number} count
 */
function evened(g, text, width, count) {
  let narrow = width * 0.4;
  let wide = width;
  for (let i = 0; i < 9; i++) {
    const middle = (narrow + wide) / 2;
    if (broken(g, text, middle).length <= count) {
      wide = middle;
    } else {
      narrow = middle;
    }
  }
  return broken(g, text, wide);
}

/**
 * A minted coin with a number on it.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius @param {string} label
 * @param {{light?: string, metal?: string, dark?: string, ink?: string, font?: string}} [look]
 */
export function coin(g, x, y, radius, label, look = {}) {
  const { light = '#f6dc8c', metal = '#d9b24a', dark = '#9a7420', ink = '#33230a', font = '700 $px "EB Garamond"' } = look;
  const shine = g.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius);
  shine.addColorStop(0, light);
  shine.addColorStop(0.65, metal);
  shine.addColorStop(1, dark);
  g.save();
  g.shadowColor = veil('#140a00', 0.45);
  g.shadowBlur = radius * 0.18;
  g.shadowOffsetY = radius * 0.08;
  disc(g, x, y, radius);
  g.fillStyle = shine;
  g.fill();
  g.restore();
  g.save();
  g.strokeStyle = veil(dark, 0.75);
  g.lineWidth = radius * 0.035;
  for (let i = 0; i < 48; i++) {
    const angle = (i * Math.PI) / 24;
    g.beginPath();
    g.moveTo(x + radius * 0.85 * Math.cos(angle), y + radius * 0.85 * Math.sin(angle));
    g.lineTo(x + radius * 0.95 * Math.cos(angle), y + radius * 0.95 * Math.sin(angle));
    g.stroke();
  }
  disc(g, x, y, radius * 0.97);
  g.stroke();
  disc(g, x, y, radius * 0.79);
  g.strokeStyle = veil('#fff4cf', 0.7);
  g.stroke();
  g.fillStyle = ink;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const size = fitLine(g, label, font, Math.round(radius * 1.32), radius * 1.35);
  g.fillText(label, x, y + size * 0.33);
  g.restore();
}

/**
 * Begins a circle.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius
 */
export function disc(g, x, y, radius) {
  g.beginPath();
  g.arc(x, y, radius, 0, 2 * Math.PI);
}

/**
 * The brand's compass rose.
 * @param {Ink} g @param {number} x @param {number} y @param {number} radius @param {string} light @param {string} dark
 */
export function compass(g, x, y, radius, light, dark) {
  g.save();
  g.translate(x, y);
  disc(g, 0, 0, radius);
  g.fillStyle = dark;
  g.fill();
  g.strokeStyle = light;
  g.lineWidth = radius * 0.04;
  g.stroke();
  for (const [length, turn] of [[0.55, Math.PI / 4], [0.9, 0]]) {
    for (let i = 0; i < 4; i++) {
      g.save();
      g.rotate(turn + (i * Math.PI) / 2);
      for (const [side, colour] of /** @type {[number, string][]} */ ([[1, light], [-1, mix(light, dark, 0.55)]])) {
        g.beginPath();
        g.moveTo(0, -radius * length);
        g.lineTo(side * radius * 0.15, -radius * 0.15);
        g.lineTo(0, 0);
        g.closePath();
        g.fillStyle = colour;
        g.fill();
      }
      g.restore();
    }
  }
  g.restore();
}
