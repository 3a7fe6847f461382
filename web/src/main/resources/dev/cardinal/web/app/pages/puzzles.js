// Puzzles: a scenario file, opened as a table.

import { games, makeTable } from '../wire/api.js';
import { myName } from '../wire/seats.js';
import { ME } from './agreed.js';
import { form, labelled, openDialog, selection } from './dialog.js';
import { fill, make } from './make.js';
import { tell, trying } from './news.js';
import { glance, seatsOf } from './scenario.js';
import { goToTable } from './ways.js';

/** As much as a table may start from. */
const LONGEST = 40_000;

export function openPuzzles() {
  openDialog('A puzzle', (sheet) => {
    const text = make('textarea', { rows: '9', spellcheck: false, maxlength: LONGEST, required: true });
    const title = make('p', { role: 'status' });
    const file = make('input', {
      type: 'file', accept: '.yaml,.yml,.json,.txt', onchange: async () => {
        const [chosen] = file.files ?? [];
        if (chosen) {
          text.value = await chosen.text();
          trying(say);
        }
      },
    });
    const known = games();
    let seat = selection([], '');
    const place = labelled('You are', seat);
    const say = async () => {
      const { game, title: says, seats } = glance(text.value);
      title.textContent = says;
      const count = seatsOf((await known).find(({ name }) => name === game), seats);
      if (count === seat.options.length) return;
      const all = Array.from({ length: count }, (_, at) => ({ value: String(at), text: `Player ${at + 1}` }));
      const next = selection(all, seat.value || '0');
      seat.replaceWith(next);
      seat = next;
      place.hidden = count < 2;
    };
    trying(say);
    text.addEventListener('input', () => trying(say));
    const going = make('button', { class: 'big' }, 'Open it');
    fill(sheet, form(
      () => trying(() => open(text.value, Number(seat.value)), going),
      make('p', {}, 'A position that somebody saved or made up. You play it against bots.'),
      labelled('A file', file),
      labelled('Or its text', text),
      title,
      place,
      make('div', { class: 'doing' }, going),
    ));
  });
}

/** @param {string} scenario @param {number} me */
async function open(scenario, me) {
  const { game, seats } = glance(scenario);
  const known = (await games()).find(({ name }) => name === game);
  if (!known) {
    tell(game ? `This server does not have the game ${game}.` : 'This is not a puzzle: it does not name its game.');
    return;
  }
  const name = myName();
  const players = Array.from({ length: seatsOf(known, seats) }, (_, seat) => (seat === me ? ME : known.defaultBot));
  const { table, seat, key } = await makeTable({ scenario, seats: players, name });
  goToTable([{ table: table.table, seat: seat ?? me, key: key ?? '', name }], game);
}
