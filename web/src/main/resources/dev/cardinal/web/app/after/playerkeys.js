/** @typedef {Record<'back' | 'forth' | 'turnBack' | 'turnForth' | 'toStart' | 'toEnd' | 'toggle', () => void>} Acts */

/** Where arrows and space mean something else. */
const OWN_KEYS = 'input:not([type=range]), textarea, select, [contenteditable], dialog, #log, #words';

/**
 * Arrows and space go through the game, wherever the focus is.
 * @param {Acts} acts
 */
export function playerKeys(acts) {
  /** @type {Record<string, () => void>} */
  const byKey = {
    ArrowLeft: acts.back, ArrowRight: acts.forth, PageUp: acts.turnBack, PageDown: acts.turnForth, Home: acts.toStart,
    End: acts.toEnd, ' ': acts.toggle,
  };
  document.addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const act = byKey[event.key];
    const isButton = event.key === ' ' && target.closest('button, a, summary');
    if (!act || event.ctrlKey || event.metaKey || event.altKey || isButton || target.closest(OWN_KEYS)) return;
    event.preventDefault();
    if (event.key !== ' ' || !event.repeat) act();
  });
}
