// Links that people are sent. The key stands behind the '#', so that no server on the way sees it.

import { h } from './html.js';
import { dialog } from './dialog.js';
import { request } from './menupage.js';

/**
 * Asks the server for an invitation and shows its link.
 * @param {import('./room.js').Room} room @param {number | undefined} seat nothing is a second window for this seat
 * @param {string} title
 */
export async function invitation(room, seat, title) {
  const reply = await request(room, seat === undefined ? { do: 'invite' } : { do: 'invite', seat });
  if (!reply?.invitation) return;
  dialog('invitation', {
    title,
    lead: seat === undefined ? 'The link works once. Keep it to yourself: whoever opens it plays for you.'
      : 'The link works once. Send it only to the person it is for.',
    body: [linkRow(inviteLink(reply.invitation), 'Invitation link')],
  });
}

/** @param {string} invitation */
export function inviteLink(invitation) {
  return `${location.origin}/#invitation=${invitation}`;
}

/** @param {string} link @param {string} label */
export function linkRow(link, label) {
  const field = /** @type {HTMLInputElement} */ (
    h('input', { type: 'text', readonly: true, value: link, 'aria-label': label }));
  field.addEventListener('focus', () => field.select());
  const copy = h('button', { class: 'button', type: 'button', onclick: () => copied(field, copy) }, 'Copy');
  return h('div', { class: 'link-row' }, field, copy);
}

/** @param {HTMLInputElement} field @param {HTMLButtonElement} button */
async function copied(field, button) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without https a page may not write to the clipboard; a selection is the next best thing.
    field.select();
    document.execCommand?.('copy');
  }
  button.textContent = 'Copied ✓';
}
