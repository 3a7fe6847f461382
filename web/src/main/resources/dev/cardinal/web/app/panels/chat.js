// A few words to everyone at the table. Who says too much is muted, seat by seat.

import { h } from './html.js';
import { button, dialog } from './dialog.js';
import { isBot, nameOf } from './people.js';
import { request } from './menupage.js';

/** @param {import('./room.js').Room} room */
export function chat(room) {
  const { session, settings, commands } = room;
  /** @type {Set<number>} */
  const muted = new Set();
  let seen = (session.log ?? []).length;

  function open() {
    const said = h('ul', { class: 'said' });
    const field = /** @type {HTMLInputElement} */ (h('input', {
      type: 'text', maxlength: 300, 'aria-label': 'What you say', placeholder: 'To everyone at the table',
      autocomplete: 'off',
    }));
    const show = () => {
      const talk = (session.log ?? []).filter((/** @type {any} */ line) => line.kind === 'talk');
      said.replaceChildren(...talk.slice(-60).map((/** @type {any} */ line) => h('li', {}, line.text)));
      if (talk.length === 0) said.append(h('li', { class: 'none' }, 'Nobody has said anything yet.'));
      said.scrollTop = said.scrollHeight;
    };
    session.addEventListener('log', show);
    dialog('chat', {
      title: 'Chat',
      body: session.me < 0 ? [said]
        : [said, h('form', { class: 'link-row', onsubmit: send }, field, button('Say', () => {}, 'big')), mutes()],
      onClose: () => session.removeEventListener('log', show),
    });
    const say = /** @type {HTMLButtonElement | null} */ (document.querySelector('#dialog-chat form button'));
    if (say) say.type = 'submit';
    show();
    field.focus();

    /** @param {Event} event */
    async function send(event) {
      event.preventDefault();
      const text = field.value.trim();
      if (!text) return;
      try {
        await session.chat(text);
        field.value = '';
      } catch (refusal) {
        room.notices.refused(refusal);
      }
    }
  }

  function mutes() {
    const others = (session.table?.seats ?? []).map((/** @type {unknown} */ _, /** @type {number} */ at) => at)
      .filter((/** @type {number} */ at) => at !== session.me && !isBot(session, at));
    return others.length > 0 && h('div', { class: 'mutes' }, others.map((/** @type {number} */ seat) => h('label', {},
      h('input', {
        type: 'checkbox', checked: muted.has(seat),
        onchange: (/** @type {Event} */ event) => mute(seat, event),
      }),
      ` Mute ${nameOf(session, seat)}`)));
  }

  /** @param {number} seat @param {Event} event */
  function mute(seat, event) {
    const on = /** @type {HTMLInputElement} */ (event.target).checked;
    if (on) muted.add(seat);
    else muted.delete(seat);
    void request(room, { do: 'mute', seat, on });
  }

  commands.chat = open;
  session.addEventListener('log', () => {
    const lines = session.log ?? [];
    for (const line of lines.slice(seen)) {
      const quiet = line.kind !== 'talk' || line.seat === session.me || muted.has(line.seat) || !settings.get('talk');
      if (!quiet && !document.getElementById('dialog-chat')) {
        room.notices.show('chat', { title: line.text, actions: [{ label: 'Answer', act: open }] });
      }
    }
    seen = lines.length;
  });
}
