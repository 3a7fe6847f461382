import { act, Refused } from '../wire/api.js';

/**
 * A moment of a game that is over as a scenario, as the player knew it who was to move. The server writes down only
 * how a table stands at present, so a table that begins with this moment is put up, read and deleted; as nobody else is
 * asked there, nothing happens at it in between.
 * @param {import('./replay.js').Replay} replay
 */
export async function scenarioAt({ own, film, moment }) {
  const { asks = -1 } = film.still(moment);
  if (!own || asks < 0) {
    throw asks < 0
      ? new Refused({ code: 'game_over', message: 'The game was over here', hint: 'Go back to before its end.' })
      : new Refused({ code: 'no_seat', message: 'Only those who played can save a scenario' });
  }
  const { key } = await act(own.key, { do: 'playon', entry: film.entry(moment), seat: asks });
  try {
    await act(key, { do: 'commit', commitment: '' });
    return (await act(key, { do: 'words', what: 'scenario' })).scenario;
  } finally {
    await act(key, { do: 'delete' });
  }
}
