// A card with its picture that can be ticked.

import { make } from './make.js';
import { drawCard } from './picture.js';

const WIDTH = 100;

/**
 * @param {import('../scene/types.js').Face} face @param {import('../games/types.js').Game | null} look
 * @param {boolean} checked @param {(checked: boolean) => void} changed
 */
export function cardBox(face, look, checked, changed) {
  const input = make('input', { type: 'checkbox', checked, onchange: () => changed(input.checked) });
  const words = `${face.name}${face.cost ? `, costs ${face.cost}` : ''}`;
  const element = make(
    'label',
    { class: 'cardbox', title: [words, ...(face.lines ?? [])].join('. ') },
    input,
    picture(face, look),
    make('span', { class: look ? 'unseen' : '' }, words),
    make('span', { class: 'sign', 'aria-hidden': 'true' }, '✓'),
  );
  return { element, input };
}

/**
 * A card's picture, drawn when it first comes into view.
 * @param {import('../scene/types.js').Face} face @param {import('../games/types.js').Game | null} look
 * @param {number} [width]
 */
export function picture(face, look, width = WIDTH) {
  if (!look) {
    return null;
  }
  const canvas = make('canvas', { class: 'picture', 'aria-hidden': 'true', width, height: Math.round(width * 1.393) });
  const seen = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) {
      seen.disconnect();
      drawCard(canvas, look, face, width);
    }
  });
  seen.observe(canvas);
  return canvas;
}
