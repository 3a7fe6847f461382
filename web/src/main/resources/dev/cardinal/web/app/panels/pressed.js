// A panel is not built anew between the press of a button and its release: the click would be lost.

/**
 * @param {HTMLElement} host
 * @param {() => void} build makes what is in it anew
 * @returns {(about: unknown) => boolean} whether to wait: something in it is pressed, and it is still about the same
 */
export function whilePressed(host, build) {
  let pressed = false;
  let late = false;
  /** @type {unknown} */
  let shown;

  host.addEventListener('pointerdown', () => { pressed = true; });
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, () => {
      pressed = false;
      if (late) setTimeout(() => late && build()); // once the click has been dealt with
    });
  }
  return (about) => {
    late = pressed && about === shown;
    shown = about;
    return late;
  };
}
