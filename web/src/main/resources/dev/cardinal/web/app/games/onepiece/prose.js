// A card's text with its tags: [On Play] and the like become labels. Measured first, so that it always fits its box.

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('./printing.js').Box} Box */
/** @typedef {'when'|'always'|'don'|'once'|'counter'|'trigger'} Tone what kind of tag: its colour */
/** @typedef {{text: string, tone?: Tone, tight?: boolean}} Token a word, or a tag; tight: no space before it */
/** @typedef {Token & {unit: number}} Measured with its width at size 1 */
/** @typedef {{tokens: Measured[], width: number}} Line */
/** @typedef {{lines: Line[], size: number, lead: number, height: number, fits: boolean}} Setting */

const FONT = '400 $px Oswald';
const TAG_FONT = '500 $px Oswald';
const TAG_SIZE = 0.86;
const TAG_SIDE = 0.28;
/** Before a word, and before a comma after a tag; at size 1. */
const SPACE = 0.24;
const TIGHT = 0.06;

/** @type {[RegExp, Tone][]} */
const TONES = [
  [/^DON!! (x|[−-])\s?\d+$/, 'don'],
  [/^(Blocker|Rush|Rush: Character|Double Attack|Banish|Unblockable)$/, 'always'],
  [/^Once Per Turn$/, 'once'],
  [/^Counter$/, 'counter'],
  [/^Trigger$/, 'trigger'],
  [/^(On Play|On Block|On K\.O\.|On Your Opponent's Attack|When Attacking|Activate: Main|Main)$/, 'when'],
  [/^(Start of .+|(End of )?(Your|Opponent's|Your Opponent's) Turn)$/, 'when'],
];

/** Dark enough for white; what they say is in their words. @type {Record<Tone, [string, string]>} */
const PAINT = {
  when: ['#1d4f86', '#ffffff'],
  always: ['#a33a0c', '#ffffff'],
  don: ['#1d1712', '#ffffff'],
  once: ['#8a1f3d', '#ffffff'],
  counter: ['#b01826', '#ffffff'],
  trigger: ['#f2cf55', '#221710'],
};

/** @param {string} tag without its brackets @returns {Tone|undefined} */
export function tone(tag) {
  return TONES.find(([pattern]) => pattern.test(tag))?.[1];
}

/**
 * The words and tags of a paragraph.
 * @param {string} paragraph
 * @returns {Token[]}
 */
export function tokens(paragraph) {
  return paragraph.split(/(\[[^\]]+\])/).flatMap(partTokens);
}

/** @param {string} part a tag or what stands between two @returns {Token[]} */
function partTokens(part) {
  const kind = part.startsWith('[') ? tone(part.slice(1, -1)) : undefined;
  if (kind) {
    return [{ text: part.slice(1, -1), tone: kind }];
  }
  return part.split(/\s+/).filter(Boolean).map((text) => ({ text, tight: /^[,.:;)/]/.test(text) }));
}

/**
 * Measures paragraphs once; they can then be set at any size.
 * @param {Ink} g @param {string[]} paragraphs @returns {Measured[][]}
 */
export function measure(g, paragraphs) {
  return paragraphs.map((paragraph) => tokens(paragraph).map((token) => {
    g.font = (token.tone ? TAG_FONT : FONT).replace('$', '100');
    const unit = g.measureText(token.text).width / 100;
    return { ...token, unit: token.tone ? unit * TAG_SIZE + 2 * TAG_SIDE : unit };
  }));
}

/**
 * Sets paragraphs into a width and height, as large as they go.
 * @param {Measured[][]} paragraphs @param {number} width @param {number} height
 * @param {number} size the largest @param {number} least
 * @returns {Setting}
 */
export function setProse(paragraphs, width, height, size, least) {
  for (let now = size; ; now--) {
    const lines = paragraphs.flatMap((paragraph) => filled(paragraph, width, now));
    const lead = now * 1.3;
    const fits = lines.length * lead <= height && lines.every((line) => line.width <= width + 0.5);
    if (fits || now <= least) {
      return { lines, size: now, lead, height: lines.length * lead, fits };
    }
  }
}

/** @param {Measured[]} paragraph @param {number} width @param {number} size */
function filled(paragraph, width, size) {
  /** @type {Line[]} */
  const lines = [];
  for (const token of paragraph) {
    const wide = token.unit * size;
    const last = lines.at(-1);
    const before = (token.tight ? TIGHT : SPACE) * size;
    if (last && last.width + before + wide <= width) {
      last.tokens.push(token);
      last.width += before + wide;
    } else {
      lines.push({ tokens: [token], width: wide });
    }
  }
  return lines;
}

/**
 * Writes what was set: a few lines in the middle, more from the left.
 * @param {Ink} g @param {Setting} setting @param {Box} box @param {string} ink
 */
export function writeProse(g, setting, box, ink) {
  const { lines, size, lead } = setting;
  let y = box.y + (box.height - setting.height) / 2;
  g.textAlign = 'left';
  g.textBaseline = 'alphabetic';
  for (const line of lines) {
    let x = box.x + (lines.length <= 3 ? (box.width - line.width) / 2 : 0);
    for (const token of line.tokens) {
      x += token === line.tokens[0] ? 0 : (token.tight ? TIGHT : SPACE) * size;
      const wide = token.unit * size;
      if (token.tone) {
        label(g, token.tone, x, y + lead * 0.04, wide, lead * 0.9);
      }
      g.font = (token.tone ? TAG_FONT : FONT).replace('$', String(token.tone ? size * TAG_SIZE : size));
      g.fillStyle = token.tone ? PAINT[token.tone][1] : ink;
      g.fillText(token.text, x + (token.tone ? size * TAG_SIDE : 0), y + lead * (token.tone ? 0.74 : 0.76));
      x += wide;
    }
    y += lead;
  }
}

/**
 * @param {Ink} g @param {Tone} tone @param {number} x @param {number} y @param {number} width @param {number} height
 */
function label(g, tone, x, y, width, height) {
  g.beginPath();
  g.roundRect(x, y, width, height, height * (tone === 'once' ? 0.5 : 0.16));
  g.fillStyle = PAINT[tone][0];
  g.fill();
  g.strokeStyle = '#fff4dc66';
  g.lineWidth = 1.5;
  g.stroke();
}
