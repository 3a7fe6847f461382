// When a panel is built anew, the focus goes where it was: to the same button, or else to the panel itself.

/**
 * @param {HTMLElement} host an element that can have the focus
 * @param {() => void} build
 */
export function keepFocus(host, build) {
  const had = document.activeElement;
  const inside = had instanceof HTMLElement && host.contains(had) && had !== host;
  const key = inside ? had.dataset.key : undefined;
  build();
  if (!inside || document.activeElement === had) return;
  const again = had.isConnected ? had : key ? host.querySelector(`[data-key="${key}"]`) : null;
  (again instanceof HTMLElement ? again : host).focus({ preventScroll: true });
}
