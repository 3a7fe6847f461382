// The links for the people whom a new table waits for.

import { keepSeat } from '../wire/seats.js';
import { openDialog } from './dialog.js';
import { fill, make, unseen } from './make.js';
import { tell } from './news.js';
import { invitationLink, tableAddress } from './ways.js';

/**
 * @param {string} game @param {import('./ways.js').MySeat[]} mine @param {string[]} invitations
 */
export function showInvitations(game, mine, invitations) {
  const kept = mine.map((seat) => keepSeat({ ...seat, game })).every(Boolean);
  const one = invitations.length === 1;
  const going = make('a', { class: 'button big', href: tableAddress(mine, kept) }, 'To your table');
  openDialog(one ? 'Send this link' : 'Send these links', (sheet) => {
    fill(
      sheet,
      make('p', {}, `${one ? 'Whoever opens it' : 'Whoever opens one of them'} sits down at your table. ${
        one ? 'It works' : 'Each works'} once, so send ${one ? 'it' : 'each'} to one person only.`),
      make('ul', { class: 'rows' }, ...invitations.map((invitation, i) => row(invitation, mine[0].table, i + 1))),
      make('div', { class: 'doing' }, going),
    );
  }, game);
}

/** @param {string} invitation @param {string} table @param {number} number */
function row(invitation, table, number) {
  const link = invitationLink(location.origin, invitation, table);
  const field = make('input', {
    value: link, 'aria-label': `Link ${number}`, readonly: '', onfocus: () => field.select(),
  });
  const copy = make('button', {
    class: 'button',
    onclick: async () => {
      try {
        await navigator.clipboard.writeText(link);
        copy.firstChild?.replaceWith('Copied');
      } catch {
        field.focus();
        tell('Copy the link that is marked now; this browser does not let the page do it.');
      }
    },
  }, 'Copy', unseen(` link ${number}`));
  return make('li', { class: 'row' }, field, copy);
}
