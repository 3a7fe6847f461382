// How a name is broken into lines: at spaces, after a dot or a hyphen, before a bracket or a quotation mark.

/** @typedef {(text: string) => number} Measure the width of a text in a font of size 1 */

/** Where a name may be broken. */
const BREAKS = [
  /(?<=\s)/, /(?<=[a-z0-9]\.)(?=[A-Z0-9])/, /(?<=\.\.\.)(?=\w)/, /(?<=[a-z])(?=[("])/, /(?<=-)(?=[A-Za-z])/,
];
const BREAK = new RegExp(BREAKS.map((one) => one.source).join('|'));

/**
 * The parts of a name that stay together.
 * @param {string} name
 */
export function parts(name) {
  return name.split(BREAK).filter(Boolean);
}

/**
 * The fewest lines in which a name has at least the size wanted for this many lines, broken so that it is as large as
 * it can be.
 * @param {string} name @param {number} width
 * @param {number[]} wanted the size for one line, for two and so on: also the largest
 * @param {Measure} measure
 * @returns {{lines: string[], size: number}}
 */
export function setName(name, width, wanted, measure) {
  const pieces = parts(name);
  let best = { lines: [name], size: 0 };
  for (let count = 1; count <= wanted.length; count++) {
    const lines = balanced(pieces, count, measure);
    const size = Math.min(wanted[count - 1], Math.floor(width / Math.max(...lines.map(measure))));
    if (size > best.size * 1.09) {
      best = { lines, size };
    }
    if (size >= wanted[count - 1] * 0.86) {
      break;
    }
  }
  return best;
}

/**
 * So many lines or fewer, the widest as narrow as possible.
 * @param {string[]} pieces @param {number} count @param {Measure} measure
 * @returns {string[]}
 */
function balanced(pieces, count, measure) {
  if (count === 1 || pieces.length === 1) {
    return [pieces.join('').trim()];
  }
  /** @type {string[]} */
  let best = [];
  let least = Infinity;
  for (let i = 1; i < pieces.length; i++) {
    const first = pieces.slice(0, i).join('').trim();
    if (measure(first) >= least) {
      break;
    }
    const lines = [first, ...balanced(pieces.slice(i), count - 1, measure)];
    const widest = Math.max(...lines.map(measure));
    if (widest < least) {
      least = widest;
      best = lines;
    }
  }
  return best.length ? best : [pieces.join('').trim()];
}
