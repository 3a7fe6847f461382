/**
 * What happens to a canvas from outside: its size and the screen's pixels change, fonts arrive, the page goes into the
 * background, where nothing moves, and the graphics card loses everything and comes back.
 * @param {HTMLElement} host @param {HTMLCanvasElement} canvas
 * @param {{resized: () => void, lost: () => void, found: () => void, hidden: () => void}} then
 * @returns {AbortController} ends it
 */
export function watch(host, canvas, { resized, lost, found, hidden }) {
  const ends = new AbortController();
  const { signal } = ends;
  const sizes = new ResizeObserver(resized);
  sizes.observe(host);
  signal.addEventListener('abort', () => sizes.disconnect());
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    lost();
  }, { signal });
  canvas.addEventListener('webglcontextrestored', found, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && hidden(), { signal });
  document.fonts.addEventListener('loadingdone', found, { signal });
  watchPixels(resized, signal);
  return ends;
}

/**
 * Pixels change when the window goes to another screen or is zoomed.
 * @param {() => void} changed @param {AbortSignal} signal
 */
function watchPixels(changed, signal) {
  if (signal.aborted) return;
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
    changed();
    watchPixels(changed, signal);
  }, { once: true, signal });
}
