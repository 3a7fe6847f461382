/** @typedef {import('./scene/types.js').Refusal} Refusal */

/**
 * There is no table to show: says why, and leads back to the start page.
 * @param {Pick<Refusal, 'message' | 'hint'>} why
 */
export function showTrouble({ message, hint = '' }) {
  const host = document.getElementById('over') ?? document.body;
  const page = document.createElement('section');
  page.className = 'panel lobby';
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = message;
  const say = document.createElement('p');
  say.className = 'say';
  say.textContent = hint;
  const home = document.createElement('button');
  home.type = 'button';
  home.className = 'button big';
  home.addEventListener('click', () => location.assign('/'));
  home.textContent = 'To the start page';
  page.append(title, ...(hint ? [say] : []), home);
  host.replaceChildren(page);
  host.hidden = false;
}
