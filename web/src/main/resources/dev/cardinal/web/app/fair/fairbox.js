// The check of the cards, in the page: what was checked, what it proves, and how to check all of it.

import { h } from '../panels/html.js';
import { saveFile } from '../after/files.js';
import { seatsAt } from '../wire/seats.js';
import { Share } from '../wire/share.js';
import { checked } from './checks.js';
import { verdict } from './verdict.js';

const SIGNS = { good: '✓', bad: '✕', open: '○' };
const SPOKEN = { good: 'In order: ', bad: 'Wrong: ', open: 'Not checked: ' };

/** @param {any} session a Session, a HotSeat or a Replay */
export function fairBox(session) {
  const host = h('section', { class: 'fair', 'aria-labelledby': 'fair-title' },
    h('h3', { id: 'fair-title' }, 'Were the cards fair?'), h('p', { class: 'say', role: 'status' }, 'Checking …'));
  check(session).then(
    (parts) => host.replaceChildren(...parts),
    (refusal) => host.replaceChildren(h('h3', { id: 'fair-title' }, 'Were the cards fair?'),
      h('p', { class: 'say' }, `This cannot be checked: ${refusal.message}.`)),
  );
  return host;
}

/** What this browser kept of its seats. @param {string} table */
function keptAt(table) {
  return seatsAt(table).flatMap(({ seat }) => {
    const kept = new Share(table, seat).kept();
    return kept ? [{ ...kept, seat }] : [];
  });
}

/** @param {any} session */
async function check(session) {
  const { table, secret, game } = session.table;
  const [{ record }, { start }] = await Promise.all([
    session.request({ do: 'record' }), session.request({ do: 'replay', as: 'referee', from: 0 }),
  ]);
  const kept = keptAt(table);
  const checks = checked({ record, kept, secret, deal: start.scene });
  const { state, title, text } = verdict(checks);
  const roster = kept.find((one) => one.roster)?.roster;
  const command = `cardinal replay ${game}.cardinal --verify${roster ? ` --roster ${game}.roster` : ''}`;
  return [
    h('h3', { id: 'fair-title', class: state }, sign(state), title),
    h('p', { class: 'say' }, text),
    h('details', {}, h('summary', {}, 'What was checked'),
      h('ul', { class: 'checks' },
        checks.map((one) => h('li', { class: one.state }, sign(one.state), h('span', {}, one.text)))),
      h('p', {}, 'The full check deals the game again and replays every move, on your own computer:'),
      h('p', {}, h('code', {}, command)),
      h('div', { class: 'onward' },
        save('Save the record', `${game}.cardinal`, record),
        roster && save('Save the roster you kept', `${game}.roster`, `${JSON.stringify(roster)}\n`),
        h('a', { class: 'button', href: '/fair', target: '_blank', rel: 'noopener' }, 'How this works'))),
  ];
}

/** @param {'good' | 'bad' | 'open'} state */
function sign(state) {
  return h('span', { class: `sign ${state}` }, h('span', { 'aria-hidden': 'true' }, SIGNS[state]),
    h('span', { class: 'unseen' }, SPOKEN[state]));
}

/** @param {string} label @param {string} name @param {string} text */
function save(label, name, text) {
  return h('button', { class: 'button', type: 'button', onclick: () => saveFile(name, text) }, label);
}
