// The keys. They never take anything from a field in which somebody types.

/**
 * @param {import('./room.js').Room} room
 * @param {import('./piecemenu.js').PieceMenu} menu
 */
export function keys(room, menu) {
  const { answering, commands } = room;

  /** @type {Record<string, () => void>} */
  const byKey = {
    z: () => commands.undo(),
    l: () => commands.log(),
    '/': () => commands.type(),
    m: () => commands.menu(),
    '?': () => commands.keys(),
    t: () => room.settings.set('words', !room.settings.get('words')),
    0: () => answering.leave(),
    Escape: () => void (room.zoom.hide() || menu.close() || answering.clear() || room.notices.dismiss()),
  };

  document.addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
    if (target.closest('input, textarea, select, [contenteditable], dialog')) return;
    const act = action(event, target);
    if (!act) return;
    event.preventDefault();
    act();
  });

  /** @param {KeyboardEvent} event @param {HTMLElement} target @returns {(() => void) | undefined} */
  function action(event, target) {
    if (event.key === ' ' || event.key === 'Enter') {
      // A button that has the focus is meant itself, and so is whatever else answers to Enter.
      if (event.repeat || target.closest('button, a, summary, li[tabindex], [role="menu"]')) return undefined;
      return () => answering.finish();
    }
    if (/^[1-9]$/.test(event.key)) {
      const number = Number(event.key);
      return () => (menu.open ? menu.take(number) : option(number)?.click());
    }
    return byKey[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  }

  /** @param {number} number */
  function option(number) {
    return /** @type {HTMLElement | undefined} */ (document.querySelectorAll('#prompt .option')[number - 1]);
  }
}
