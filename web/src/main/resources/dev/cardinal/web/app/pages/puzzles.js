// Puzzles: a scenario file, opened as a table.

import { games, makeTable } from '../wire/api.js';
import { myName } from '../wire/seats.js';
import { ME } from './agreed.js';
import { form, labelled, openDialog, selection } from './dialog.js';
import { fill, make } from './make.js';
import { tell, trying } from './news.js';
import { glance } from './scenario.js';
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
          say();
        }
      },
    });
    const seats = [0, 1, 2, 3].map((number) => ({ value: String(number), text: `Player ${number + 1}` }));
    const seat = selection(seats, '0');
    const say = () => (title.textContent = glance(text.value).title);
    text.addEventListener('input', say);
    const going = make('button', { class: 'big' }, 'Open it');
    fill(sheet, form(
      () => trying(() => open(text.value, Number(seat.value)), going),
      make('p', {}, 'A position that somebody saved or made up. You play it against bots.'),
      labelled('A file', file),
      labelled('Or its text', text),
      title,
      labelled('You are', seat),
      make('div', { class: 'doing' }, going),
    ));
  });
}

/** @param {string} scenario @param {number} me */
async function open(scenario, me) {
  const { game, seats = 2 } = glance(scenario);
  const known = (await games()).find(({ name }) => name === game);
  if (!known) {
    tell(game ? `This server does not have the game ${game}.` : 'This is not a puzzle: it does not name its game.');
    return;
  }
  const name = myName();
  const players = Array.from({ length: Math.max(seats, me + 1) }, (_, seat) => (seat === me ? ME : known.defaultBot));
  const { table, seat, key } = await makeTable({ scenario, seats: players, name });
  goToTable([{ table: table.table, seat: seat ?? me, key: key ?? '', name }], game);
}
