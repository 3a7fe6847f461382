// The face for reading, 180 px wide and more: picture, power, name, text with its tags, Trigger, types.

import { CARD, fitLine, grain, icon, mix, rounded } from '../../faces/ink.js';
import icons from './icons.js';
import { setName } from './names.js';
import { CREAM, INK, NIGHT, PAPER, colour } from './palette.js';
import { power } from './power.js';
import { print } from './printing.js';
import { measure, setProse, writeProse } from './prose.js';
import { attribute, counter, keywords, price, rim } from './signs.js';

/** @typedef {import('../types.js').Ink} Ink */
/** @typedef {import('./card.js').Card} Card */
/** @typedef {import('./prose.js').Setting} Setting */
/** @typedef {{lines: string[], size: number}} Name */
/** @typedef {{picture: number, name: Name, plate: number, text: Setting, trigger: Setting|null,
 *   fits: boolean}} Layout */

const EDGE = 22;
const INNER = CARD.width - 2 * EDGE;
const TEXT = { x: 40, width: CARD.width - 80 };
const NAME_FONT = '600 $px Oswald';
/** What the line of types at the foot takes. */
const FOOT = 58;

/** @param {Ink} g @param {Card} card */
export function full(g, card) {
  const lead = card.kind === 'leader';
  const tones = colour(card.colours[0]);
  const plan = layout(g, card);
  g.fillStyle = lead ? NIGHT : PAPER;
  g.fillRect(0, 0, CARD.width, CARD.height);
  if (!lead) {
    grain(g, 0, 0, CARD.width, CARD.height, 0.1);
  }
  picture(g, card, plan);
  const top = EDGE + plan.picture;
  g.fillStyle = lead && card.colours[0] !== 'yellow' ? tones.middle : tones.dark;
  g.fillRect(EDGE, top, INNER, plan.plate);
  if (card.colours.length > 1) {
    split(g, card, top, plan.plate);
  }
  writeName(g, plan.name, top, plan.plate);
  words(g, card, plan, top + plan.plate);
  foot(g, card, lead);
  rim(g, card, lead ? 7 : 6);
  const lowered = lead ? 6 : 0;
  price(g, card, 78, 80 + lowered, 56);
  attribute(g, card, CARD.width - 72, 72 + lowered, 40);
  keywords(g, card, CARD.width - 72, 148 + lowered, 30);
}

/** How tall the picture is, and the smallest text that goes with it: a long text takes from the picture. */
const STEPS = [[398, 26], [370, 25], [340, 24], [310, 23], [280, 22], [250, 21], [225, 19], [200, 15]];

/**
 * @param {Ink} g @param {Card} card
 * @returns {Layout}
 */
export function layout(g, card) {
  const name = nameLines(g, card);
  const plate = name.lines.length * name.size * 1.16 + 16;
  if (!card.text.length && !card.trigger) {
    const picture = CARD.height - FOOT - EDGE - plate - 24;
    return { picture, name, plate, text: setProse([], 9, 9, 9, 9), trigger: null, fits: true };
  }
  const text = measure(g, card.text);
  const trigger = measure(g, card.trigger ? [card.trigger] : []);
  for (const [picture, least] of STEPS) {
    const room = CARD.height - FOOT - EDGE - picture - plate - 12;
    for (let size = 29; size >= least; size--) {
      const strip = trigger.length ? setProse(trigger, TEXT.width - 16, room, size, size) : null;
      const words = setProse(text, TEXT.width, room - (strip ? strip.height + 18 : 0), size, size);
      const fits = words.fits && (!strip || strip.fits);
      if (fits || (picture === 200 && size === least)) {
        return { picture, name, plate, text: words, trigger: strip, fits };
      }
    }
  }
  throw new Error('The last step is always taken');
}

/** @param {Ink} g @param {Card} card */
function nameLines(g, card) {
  g.font = NAME_FONT.replace('$', '100');
  return setName(card.name.toUpperCase(), INNER - 28, [42, 35, 30, 27], (text) => g.measureText(text).width / 100);
}

/** @param {Ink} g @param {Card} card @param {Layout} plan */
function picture(g, card, plan) {
  const box = { x: EDGE, y: EDGE, width: INNER, height: plan.picture };
  const numbered = card.power !== null || card.boost > 0;
  const share = plan.picture / 398;
  print(g, card, box, {
    dot: 12,
    corner: 10,
    size: (numbered ? 224 : 276) * Math.min(1, share * 1.04),
    middle: plan.picture * (numbered ? 0.4 : 0.53),
    aside: card.counter ? 14 : 0,
  });
  g.strokeStyle = colour(card.colours[0]).dark;
  g.lineWidth = 3;
  rounded(g, box.x, box.y, box.width, box.height, 10);
  g.stroke();
  counter(g, card, EDGE + Math.min(126, plan.picture * 0.32), 62, Math.min(196, plan.picture * 0.52));
  power(g, card, CARD.width / 2 + (card.counter ? 26 : 0), EDGE + plan.picture - 14,
    Math.max(100, 142 * Math.min(1, share)), INNER - (card.counter ? 100 : 30));
}

/**
 * The second colour takes the end of the name plate.
 * @param {Ink} g @param {Card} card @param {number} top @param {number} height
 */
function split(g, card, top, height) {
  g.fillStyle = colour(card.colours[1]).dark;
  g.beginPath();
  g.moveTo(EDGE + INNER, top);
  g.lineTo(EDGE + INNER, top + height);
  g.lineTo(EDGE + INNER * 0.86 - height * 0.4, top + height);
  g.lineTo(EDGE + INNER * 0.86, top);
  g.fill();
}

/** @param {Ink} g @param {Name} name @param {number} top @param {number} height */
function writeName(g, name, top, height) {
  const lead = name.size * 1.16;
  g.font = NAME_FONT.replace('$', String(name.size));
  g.fillStyle = '#fffaf0';
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const first = top + (height - name.lines.length * lead) / 2;
  name.lines.forEach((line, i) => g.fillText(line, CARD.width / 2, first + i * lead + lead * 0.5 + name.size * 0.36));
}

/** @param {Ink} g @param {Card} card @param {Layout} plan @param {number} top */
function words(g, card, plan, top) {
  const bottom = CARD.height - FOOT;
  let end = bottom;
  if (plan.trigger) {
    const height = plan.trigger.height + 12;
    end = bottom - height - 4;
    g.fillStyle = '#17130f';
    rounded(g, EDGE + 4, end, INNER - 8, height, 8);
    g.fill();
    const strip = { x: TEXT.x + 8, y: end + 6, width: TEXT.width - 16, height: plan.trigger.height };
    writeProse(g, plan.trigger, strip, CREAM);
  }
  writeProse(g, plan.text, { x: TEXT.x, y: top + 4, width: TEXT.width, height: end - top - 8 },
    card.kind === 'leader' ? '#fbf1da' : INK);
}

/** Types on the left, kind and colours on the right. @param {Ink} g @param {Card} card @param {boolean} lead */
function foot(g, card, lead) {
  const y = CARD.height - (lead ? 36 : 28);
  const tones = colour(card.colours[0]);
  const ink = lead ? '#e9d3a0' : mix(tones.dark, '#000000', 0.1);
  g.textBaseline = 'alphabetic';
  g.fillStyle = ink;
  g.textAlign = 'right';
  g.font = '500 21px Oswald';
  const signs = card.colours.length * 30;
  g.fillText(card.kind.toUpperCase(), CARD.width - 38 - signs - 4, y);
  const room = CARD.width - 80 - signs - 14 - g.measureText(card.kind.toUpperCase()).width;
  card.colours.forEach((one, i) => icon(g, icons, colour(one).sign, CARD.width - 38 - signs + 15 + i * 30, y - 8, 28,
    lead ? colour(one).light : one === 'yellow' ? tones.dark : colour(one).middle));
  g.textAlign = 'left';
  fitLine(g, card.types.join(' · '), '500 $px Oswald', 21, room, 10);
  g.fillText(card.types.join(' · '), 42, y);
}
