// A sign that there is more than a list shows: how many, and which way. It is only for those who see: keys and screen
// readers reach everything in the list anyway.

import { h } from './html.js';

/** How much of a list that scrolls sideways lies under the sign itself. */
const COVERED = 80;

/**
 * @param {HTMLElement} list what scrolls
 * @param {string} items what to count in it
 * @returns {{sign: HTMLElement, update: () => void}}
 */
export function moreSign(list, items) {
  const sign = h('button', {
    class: 'more', type: 'button', tabindex: '-1', 'aria-hidden': 'true', hidden: true, onclick: () => list.scrollBy({
      left: list.clientWidth * 0.8, top: list.clientHeight * 0.8,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    }),
  });

  function update() {
    const { right, bottom } = list.getBoundingClientRect();
    const across = list.scrollWidth > list.clientWidth + 1;
    const beyond = [...list.querySelectorAll(items)].map((item) => item.getBoundingClientRect())
      .filter((box) => (across ? (box.left + box.right) / 2 > right - COVERED : (box.top + box.bottom) / 2 > bottom))
      .length;
    list.classList.toggle('before', (across ? list.scrollLeft : list.scrollTop) > 4);
    list.classList.toggle('beyond', beyond > 0);
    sign.hidden = beyond === 0;
    sign.textContent = `${beyond} more ${across ? '›' : '▾'}`;
  }

  list.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(list);
  return { sign, update };
}
