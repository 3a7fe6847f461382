/** Hides everything until the next player sits at the screen. */
export class Curtain {
  /** @type {HTMLDialogElement | null} */
  #fallen = null;

  /** Kept when the curtain hides something: its style sheet stands beside this file. */
  hung = new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL('curtain.css', import.meta.url).href;
    link.onload = link.onerror = done;
    document.head.append(link);
  });

  /**
   * @param {string} name of the next player
   * @param {() => void} ready called when they sit there
   */
  fall(name, ready) {
    if (this.#fallen) {
      return;
    }
    const dialog = document.createElement('dialog');
    dialog.className = 'curtain';
    dialog.setAttribute('aria-labelledby', 'curtain-title');
    const title = document.createElement('h1');
    title.id = 'curtain-title';
    title.textContent = `Pass to ${name}`;
    const say = document.createElement('p');
    say.textContent = 'The table is covered, so that nobody sees cards that are not theirs.';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button big';
    button.textContent = `I am ${name}`;
    button.addEventListener('click', () => {
      this.#fallen = null;
      dialog.remove();
      ready();
    });
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        event.preventDefault(); // a second Escape would close it all the same
      }
      event.stopPropagation();
    });
    dialog.append(title, say, button);
    document.querySelectorAll('dialog[open]').forEach((open) => /** @type {HTMLDialogElement} */ (open).close());
    document.body.append(dialog);
    document.title = 'Cardinal';
    dialog.showModal();
    this.#fallen = dialog;
  }
}
