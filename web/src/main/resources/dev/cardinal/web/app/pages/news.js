// What went wrong, or was done, in a sentence at the foot of the page.

import { byId } from './make.js';

const SHOWN = 8000;
let showing = 0;

/** @param {string} sentence */
export function tell(sentence) {
  const news = byId('news');
  // A dialog covers the rest of the page, so the news must be said inside it.
  const open = document.querySelectorAll('dialog[open]');
  (open[open.length - 1] ?? document.body).append(news);
  news.textContent = sentence;
  clearTimeout(showing);
  showing = window.setTimeout(() => (news.textContent = ''), SHOWN);
}

/**
 * A refusal as sentences.
 * @param {unknown} refusal what a request was refused with
 */
export function sentences(refusal) {
  const { message, hint, rule } = /** @type {{message?: string, hint?: string, rule?: string}} */ (refusal ?? {});
  const said = message || 'That did not work';
  return `${/[.?!]$/.test(said) ? said : `${said}.`}${hint ? ` ${hint}` : ''}${rule ? ` (Rule ${rule}.)` : ''}`;
}

/**
 * Does something and says so if it is refused.
 * @template T
 * @param {() => Promise<T>} work @param {HTMLButtonElement} [button] cannot be pressed again meanwhile
 * @returns {Promise<T | undefined>}
 */
export async function trying(work, button) {
  if (button) {
    button.disabled = true;
  }
  try {
    return await work();
  } catch (refusal) {
    tell(sentences(refusal));
    return undefined;
  } finally {
    if (button) {
      button.disabled = false;
    }
  }
}
