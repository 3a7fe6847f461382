// How it ended: who won, the numbers, and what can be done next.

import { h } from './html.js';
import { button, dialog } from './dialog.js';
import { colourOf, nameOf } from './people.js';
import { howItEnded, whoWon } from './endings.js';
import { request } from './menupage.js';

/** @param {import('./room.js').Room} room */
export function result(room) {
  const { session, commands } = room;
  let shown = false;

  function show() {
    const outcome = /** @type {import('../scene/types.js').Outcome | undefined} */ (session.outcome ?? session.over);
    if (!outcome) return;
    shown = true;
    const more = h('div', { class: 'after' });
    /** @type {HTMLDialogElement} */
    const box = dialog('result', {
      title: whoWon(outcome, session.me, (seat) => nameOf(session, seat)),
      lead: howItEnded(outcome),
      wide: true,
      body: [ranking(outcome), more],
      buttons: [
        session.me >= 0 && button('Rematch', () => { box.close(); commands.rematch(); }, 'big'),
        button('Look at the table', () => box.close(), 'quiet'),
        button('Start page', () => { location.href = '/'; }, 'quiet'),
      ].filter((made) => made instanceof Node),
    });
    room.after?.(more, session);
  }

  /** @param {import('../scene/types.js').Outcome} outcome */
  function ranking(outcome) {
    const won = outcome.success === false ? [] : outcome.winners;
    const seats = outcome.places.map((_, seat) => seat).sort((a, b) => outcome.places[a] - outcome.places[b]);
    return h('ol', { class: 'ranking' }, seats.map((seat) => {
      const dot = h('span', { class: 'avatar', 'aria-hidden': 'true' }, nameOf(session, seat).charAt(0));
      dot.style.background = colourOf(seat);
      return h('li', { class: won.includes(seat) ? 'won' : '' },
        h('span', { class: 'place' }, `${outcome.places[seat]}.`), dot,
        h('b', {}, nameOf(session, seat), seat === session.me && h('small', {}, ' you')),
        outcome.scores[seat] !== undefined && h('span', { class: 'score' }, score(outcome.scores[seat])));
    }));
  }

  /** Not every game counts points. @param {number} score */
  function score(score) {
    const { points } = room.game;
    return points ? [score, h('small', {}, ` ${points[score === 1 ? 0 : 1]}`)] : score;
  }

  commands.result = show;
  commands.rematch = () => rematch(room);
  const first = () => session.over && !shown && !session.replayed && show();
  session.addEventListener('over', first);
  session.addEventListener('scene', () => { if (!session.over) shown = false; });
  first();
}

/** A new table with the same people; session keeps the new key. @param {import('./room.js').Room} room */
async function rematch(room) {
  const { session } = room;
  const reply = session.rematch ? await session.rematch().catch(room.notices.refused.bind(room.notices))
    : await request(room, { do: 'rematch' });
  const id = reply?.table?.table;
  if (id) location.href = `/table#table=${id}`;
}
