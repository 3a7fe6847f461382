/** Puts areas side by side into a box, in lines, with pieces as large as they fit. */

/** @typedef {import('../types.js').Spot} Spot */
/** @typedef {import('../types.js').Ctx} Ctx */
/** @typedef {import('../../scene/types.js').Area} Area */
/** @typedef {{x: number, y: number, w: number, h: number}} Box in parts of the table */

const TALL = 1.393 * 0.95;
const LABEL = 30;
const GAP = 0.34;
/** A die is smaller than a card. */
const DIE = 0.62;
/** How wide a letter of a label is. */
const LETTER = 7;

/** How wide an area wants to be, in pieces. @param {Area} area */
function breadth(area) {
  const size = Math.max(1, area.size);
  const turned = (area.pieces ?? []).filter((piece) => piece.turned).length;
  switch (area.shape) {
    case 'stack': return 1;
    case 'fan': return 1 + Math.min(size - 1, 9) * 0.36;
    case 'dice': return DIE * (1 + Math.min(size - 1, 7) * 1.4);
    case 'grid': return 1 + (Math.ceil(Math.sqrt(size * 1.6)) - 1) * 1.12;
    case 'hex': return 6;
    default: return 1 + Math.min(size - 1, 6) * 1.08 + Math.min(turned, 4) * 0.4;
  }
}

/** @param {Area} area how many pieces high */
function rows(area) {
  return area.shape === 'grid' ? Math.ceil(area.size / Math.ceil(Math.sqrt(Math.max(1, area.size) * 1.6)))
    : area.shape === 'hex' ? 4 : 1;
}

/**
 * @param {Area[]} areas @param {Box} box @param {Ctx} ctx @param {number} largest height of a piece / table height
 * @returns {Record<string, Spot>}
 */
export function flow(areas, box, ctx, largest) {
  if (!areas.length || box.h <= 0) return {};
  const wide = box.w * ctx.width;
  const high = box.h * ctx.height;
  const most = Math.min((largest * ctx.height) / TALL, wide / 3);
  let piece = most;
  let lines = broken(areas, piece, wide);
  while (piece > 18 && height(lines, piece) > high) {
    piece *= 0.95;
    lines = broken(areas, piece, wide);
  }
  /** @type {Record<string, Spot>} */
  const spots = {};
  let y = box.y * ctx.height + Math.max(0, high - height(lines, piece)) / 2;
  for (const line of lines) {
    const full = lineWidth(line, piece);
    const tall = Math.max(...line.map(rows)) * TALL * piece;
    let x = box.x * ctx.width + (wide - full) / 2;
    for (const area of line) {
      const own = room(area, piece);
      spots[area.id] = spotOf(area, {
        x: (x + own / 2) / ctx.width, y: (y + tall / 2) / ctx.height, w: piece / ctx.width,
        span: Math.min(own, wide) / ctx.width, h: tall / ctx.height,
      }, ctx.width);
      x += own + gapFor(piece);
    }
    y += tall + LABEL;
  }
  return spots;
}

/**
 * @param {Area} area @param {{x: number, y: number, w: number, span: number, h: number}} at
 * @param {number} width of the table in pixels @returns {Spot}
 */
function spotOf(area, { x, y, w, span, h }, width) {
  if (area.shape === 'hex') return { x, y, w: span, h, hex: true, label: area.label };
  const { shape, size } = area;
  return {
    x,
    y,
    w: shape === 'dice' ? w * DIE : w,
    span,
    label: shortened(area.label, span * width) || false,
    step: shape === 'fan' ? 0.36 : undefined,
    count: shape === 'stack',
    countAt: 'corner',
    empty: size ? undefined : '',
    columns: shape === 'slots' ? Math.max(1, size) : undefined,
  };
}

/** What of a label fits. @param {string} label @param {number} width in pixels */
function shortened(label, width) {
  const fits = Math.max(4, Math.floor((width + 12) / LETTER));
  return label.length > fits ? `${label.slice(0, fits - 1).trimEnd()}…` : label;
}

/** Enough for the pieces and for the words below them. @param {Area} area @param {number} piece */
function room(area, piece) {
  return Math.max(breadth(area) * piece, Math.min(110, area.label.length * LETTER));
}

/** Between two areas; labels must not touch. @param {number} piece */
function gapFor(piece) {
  return Math.max(12, piece * GAP);
}

/** @param {Area[]} line @param {number} piece */
function lineWidth(line, piece) {
  return line.reduce((sum, area) => sum + room(area, piece), 0) + (line.length - 1) * gapFor(piece);
}

/** @param {Area[]} areas @param {number} piece @param {number} wide @returns {Area[][]} */
function broken(areas, piece, wide) {
  /** @type {Area[][]} */
  const lines = [[]];
  for (const area of areas) {
    const line = lines[lines.length - 1];
    if (line.length && lineWidth([...line, area], piece) > wide) lines.push([area]);
    else line.push(area);
  }
  return lines;
}

/** @param {Area[][]} lines @param {number} piece */
function height(lines, piece) {
  return lines.reduce((sum, line) => sum + Math.max(...line.map(rows)) * TALL * piece + LABEL, 0);
}
