// Replays: your games that are over.

import { openDialog } from './dialog.js';
import { fill, make } from './make.js';
import { isFinished, myGames, showGames } from './mine.js';
import { trying } from './news.js';

export function openReplays() {
  openDialog('Replays', (sheet, close) => {
    const list = make('ul', { class: 'rows' });
    fill(sheet, make('p', {}, 'Your games that are over. Every move can be seen again, from any side.'), list);
    trying(async () => {
      const over = (await myGames()).filter(isFinished);
      if (over.length) {
        showGames(list, over, () => {
          close();
          openReplays();
        });
      } else {
        fill(list, make('li', { class: 'row empty' }, 'None of your games is over yet.'));
      }
    });
  });
}
