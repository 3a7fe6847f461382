// The menu: what is not a move, but belongs to sitting at a table.

import { h } from './html.js';
import { button, confirmed, dialog } from './dialog.js';
import { settingsPage } from './settingspage.js';
import { keysPage } from './keyspage.js';
import { invitation } from './invitation.js';
import { isBot, nameOf } from './people.js';

/** @typedef {import('./room.js').Room} Room */

/** @param {Room} room */
export function menuPage(room) {
  const { session } = room;
  const seated = session.me >= 0;
  const over = Boolean(session.over);
  const playing = seated && session.table?.stage === 'playing' && !over;
  /** @type {HTMLDialogElement} */
  let box;
  /** @param {string} label @param {() => unknown} act @param {unknown} [when] */
  const entry = (label, act, when = true) => Boolean(when)
    && button(label, () => { box.close(); act(); });
  const own = session.table?.seats?.[session.me];
  const botPlays = seated && isBot(session, session.me);
  box = dialog('menu', {
    title: 'Menu',
    body: [
      h('div', { class: 'menu-grid' },
        entry('Settings', () => settingsPage(room)),
        entry('Keys', keysPage),
        entry('Chat', () => room.commands.chat(), session.chat && session.table?.seats?.length > 1),
        entry('The result', () => room.commands.result(), over),
        entry('Invite a second window', () => invitation(room, undefined, 'A second window for you'), seated && own),
        entry('Take back more', () => request(room, { do: 'takeback' }, 'The others have been asked.'), playing),
        entry('Let a bot play for me', () => botFor(room, session.me), playing && !botPlays),
        entry('Play for myself again', () => request(room, { do: 'back' }), playing && botPlays),
        ...others(session).map((seat) => entry(`Bot for ${nameOf(session, seat)}`, () => botFor(room, seat), playing)),
        entry('Save as a scenario', () => save(room), session.scene && session.request),
        entry('Save the record', () => record(room), over && seated),
        entry('Rematch', () => room.commands.rematch(), over && seated),
        entry('Concede', () => concede(room), playing)),
    ],
    buttons: [button('Leave the table', () => { location.href = '/'; }, 'quiet')],
  });
}

/** @param {any} session @returns {number[]} the other people */
function others(session) {
  const seats = session.table?.seats ?? [];
  return seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat)
    .filter((/** @type {number} */ seat) => seat !== session.me && !isBot(session, seat));
}

/**
 * @param {Room} room @param {Record<string, unknown>} wish @param {string} [proposed] what to say if others are asked
 */
export async function request(room, wish, proposed = '') {
  try {
    const reply = await room.session.request(wish);
    if (reply?.proposed && proposed) room.notices.show('asked', { title: proposed });
    return reply;
  } catch (refusal) {
    room.notices.refused(refusal);
    return null;
  }
}

/** @param {Room} room @param {number} seat */
async function botFor(room, seat) {
  await request(room, seat === room.session.me ? { do: 'bot' } : { do: 'bot', seat },
    `A bot takes over in half a minute, unless ${nameOf(room.session, seat)} does or says something.`);
}

/** @param {Room} room */
export async function concede(room) {
  const yes = await confirmed('concede', {
    title: 'Concede this game?', text: 'It cannot be resumed.', yes: 'Concede', no: 'Play on',
  });
  if (!yes) return;
  try {
    await room.session.concede();
  } catch (refusal) {
    room.notices.refused(refusal);
  }
}

/** @param {Room} room */
async function save(room) {
  const reply = await request(room, { do: 'words', what: 'scenario' });
  if (reply?.scenario) download(`${reply.scenario.game}.json`, `${JSON.stringify(reply.scenario, null, 2)}\n`);
}

/** @param {Room} room */
async function record(room) {
  const reply = await request(room, { do: 'record' });
  if (reply?.record) download(`${room.game.name}.cardinal`, reply.record);
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
