// Text that fits.

/** @typedef {CanvasRenderingContext2D} Ink */

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
    const count = lines.length;
    const fits = (/** @type {number} */ width) => broken(g, text, width).length <= count;
    lines = broken(g, text, narrowest(box.width * 0.4, box.width, fits));
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
 * The narrowest width in which something fits, found by halving.
 * @param {number} narrow where the search begins; it need not fit there
 * @param {number} wide where it fits
 * @param {(width: number) => boolean} fits
 */
export function narrowest(narrow, wide, fits) {
  let [low, high] = [narrow, wide];
  for (let i = 0; i < 9; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return high;
}
