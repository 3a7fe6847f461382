// What somebody proposes, and whether the connection lives: notes that stay until it is settled.

import { nameOf } from './people.js';
import { request } from './menupage.js';

/** @param {import('./room.js').Room} room */
export function proposal(room) {
  const { session, notices } = room;
  let known = '';

  function show() {
    const open = session.table?.proposal;
    const text = JSON.stringify(open ?? null);
    if (text === known) return;
    known = text;
    if (!open) notices.hide('proposal');
    else notices.show('proposal', { ...words(open), stays: true, actions: actions(open) });
  }

  /** @param {import('../scene/types.js').Proposal} open */
  function words(open) {
    const by = open.by === session.me ? 'You' : nameOf(session, open.by);
    if (open.what === 'bot') {
      const whose = open.seat === session.me ? 'you' : nameOf(session, open.seat);
      return {
        title: `${by} would let a bot play for ${whose}.`,
        text: 'Anything done or said within half a minute stops it.',
      };
    }
    return {
      title: `${by} ${by === 'You' ? 'ask' : 'asks'} to take something back.`,
      text: open.by === session.me
        ? 'The others have been asked.'
        : 'The game goes back to before it. Is that all right?',
    };
  }

  /** @param {import('../scene/types.js').Proposal} open */
  function actions(open) {
    if (session.me < 0) return [];
    const decline = {
      label: open.by === session.me ? 'Never mind' : 'Decline',
      act: () => void request(room, { do: 'decline' }),
    };
    const agreed = open.what === 'takeback' && open.agreed.includes(session.me);
    if (open.by === session.me || agreed || open.what === 'bot') return [decline];
    return [{ label: 'Agree', act: () => void request(room, { do: 'agree' }), main: true }, decline];
  }

  session.addEventListener('table', show);
  show();
}

/** @param {import('./room.js').Room} room */
export function connection(room) {
  const { session, notices } = room;
  let lost = false;

  function show() {
    document.body.dataset.connected = String(session.connected !== false);
    if (session.connected === false && !lost) {
      lost = true;
      notices.show('connection', {
        title: 'The connection is lost.', text: 'It comes back by itself; nothing you did is gone.',
        kind: 'bad', stays: true,
      });
    } else if (session.connected && lost) {
      lost = false;
      notices.hide('connection');
      notices.show('connected', { title: 'Connected again.', kind: 'good' });
    }
  }

  session.addEventListener('connection', show);
  show();
}
