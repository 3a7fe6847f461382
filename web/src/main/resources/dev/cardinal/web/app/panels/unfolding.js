// The task on a phone: a line of it, and all of it after a tap. Elsewhere there is room for it anyway.

import { h, nodes } from './html.js';

/** @param {...import('./html.js').Child} words @returns {HTMLElement} */
export function unfolding(...words) {
  const text = h('div', { class: 'task-text' }, nodes(words));
  const more = h('button', { class: 'unfold', type: 'button', 'data-key': 'unfold', hidden: true }, '▾');
  const task = h('div', { class: 'task' }, text, more);

  /** @param {boolean} open */
  function show(open) {
    task.classList.toggle('open', open);
    more.setAttribute('aria-expanded', String(open));
    more.setAttribute('aria-label', open ? 'Show less of the task' : 'Show the whole task');
    more.textContent = open ? '▴' : '▾';
  }

  show(false);
  more.addEventListener('click', () => show(!task.classList.contains('open')));
  text.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('button');
    if (!link && !more.hidden) show(!task.classList.contains('open'));
  });
  new ResizeObserver(() => {
    if (!task.classList.contains('open')) more.hidden = text.scrollWidth <= text.clientWidth + 1;
  }).observe(text);
  return task;
}
