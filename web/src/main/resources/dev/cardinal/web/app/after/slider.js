import { h } from '../panels/html.js';

/**
 * A slider over all moments, with a mark where a turn begins.
 * @param {import('./replay.js').Replay} replay
 * @param {(moment: number) => void} go
 */
export function slider(replay, go) {
  const range = h('input', { type: 'range', min: 0, 'aria-label': 'Moment of the game' });
  const marks = h('div', { class: 'marks', 'aria-hidden': 'true' });
  let next = -1;
  range.addEventListener('input', () => {
    if (next < 0) requestAnimationFrame(() => { // one jump a frame is enough
      const to = next;
      next = -1;
      go(to);
    });
    next = Number(range.value);
  });
  /** @type {unknown} */
  let marked = null;

  /** Turns that are many have no room for a mark each. */
  function mark() {
    const { turns, film } = replay;
    marked = turns;
    const every = Math.ceil(turns.length / 40);
    marks.replaceChildren(...turns.filter((_, i) => i % every === 0).map(({ moment }) => {
      const tick = h('i');
      tick.style.left = `${(100 * moment) / Math.max(1, film.end)}%`;
      return tick;
    }));
  }

  function show() {
    const { turns, moment, film } = replay;
    if (marked !== turns) mark();
    range.max = String(film.end);
    if (next < 0) range.value = String(moment);
    const turn = turns.filter((mark) => mark.moment <= moment).pop()?.text
      ?? (moment > 0 ? 'The beginning' : 'The deal');
    range.setAttribute('aria-valuetext', `${moment} of ${film.end}, ${turn}`);
    range.style.setProperty('--done', `${(100 * moment) / Math.max(1, film.end)}%`);
  }

  return { element: h('div', { class: 'slide' }, marks, range), show };
}
