// Everything that HTML says about the table: made once for a session, kept up to date by its events.

import { Answering } from '../question/answering.js';
import { Sound, soundOf } from '../sound.js';
import { bar } from './bar.js';
import { CardNames } from './cardnames.js';
import { chat } from './chat.js';
import { byId } from './html.js';
import { keys } from './keys.js';
import { keysPage } from './keyspage.js';
import { lobby } from './lobby.js';
import { log } from './log.js';
import { menuPage, request } from './menupage.js';
import { Notices } from './notices.js';
import { withPeople } from './people.js';
import { PieceMenu } from './piecemenu.js';
import { plates } from './plates.js';
import { pointing } from './pointing.js';
import { prompt } from './prompt.js';
import { connection, proposal } from './proposal.js';
import { result } from './result.js';
import { asks } from './room.js';
import { Speech } from './speech.js';
import { sure } from './sure.js';
import { words } from './words.js';
import { Zoom } from './zoom.js';

/** @typedef {import('./room.js').Room} Room */

/**
 * @param {object} parts
 * @param {any} parts.session app/session.js
 * @param {any} [parts.table] app/table/table.js; null without WebGL, then the table in words is what is seen
 * @param {any} parts.game app/games/NAME/game.js
 * @param {import('../settings.js').Settings} parts.settings
 * @param {(host: HTMLElement, session: any) => void} [parts.after] fills in the statistics after the game
 * @param {(room: Room) => void} [parts.controls] what a replay has in place of the prompt
 * @returns {Room}
 */
export function createPanels({ session, table = null, game, settings, after, controls = prompt }) {
  document.documentElement.dataset.game = game.name;
  settings.applyTo(document.documentElement);
  const speech = new Speech();
  const zoom = new Zoom({ game, session });
  const room = /** @type {Room} */ ({
    session, table, game, settings, after, zoom, speech,
    notices: new Notices(speech),
    sound: new Sound(settings),
    cards: new CardNames(session, zoom),
    commands: {},
  });
  meetFaces(room);
  room.answering = new Answering(session, sure(room));
  const menu = new PieceMenu(room);
  room.commandsAt = (options, x, y) => menu.show(options, x, y);
  Object.assign(room.commands, {
    undo: () => void undo(room),
    keys: keysPage,
    menu: () => menuPage(room),
  });

  bar(room);
  plates(room);
  log(room);
  controls(room);
  words(room);
  lobby(room);
  proposal(room);
  connection(room);
  result(room);
  chat(room);
  pointing(room, menu);
  keys(room, menu);
  gamePanel(room);

  room.answering.addEventListener('refused', (event) =>
    room.notices.refused(/** @type {CustomEvent} */ (event).detail));
  // Whoever asks for something shows why it was refused; what is left is that the table refuses us altogether.
  session.addEventListener('refused', (/** @type {CustomEvent} */ { detail }) =>
    detail?.fatal && room.notices.refused(detail));
  session.addEventListener('played', (/** @type {CustomEvent} */ { detail }) => heard(room, detail));
  session.addEventListener('question', () => session.question && room.sound.play('move'));
  return room;
}

/** A game may want to know all its faces before it is asked about any. @param {Room} room */
function meetFaces(room) {
  /** @type {unknown} */
  let met = null;
  const meet = () => {
    const { faces } = room.session;
    if (faces === met) return;
    met = faces;
    asks(room, 'meet', faces.values());
  };
  for (const event of ['table', 'scene', 'question']) room.session.addEventListener(event, meet);
  meet();
}

/** @param {Room} room @param {import('../scene/types.js').Event | undefined} event */
function heard(room, event) {
  if (!event?.text) return;
  room.speech.say(room.session.names ? room.session.names(event.text) : event.text);
  const sound = soundOf(event);
  if (sound) room.sound.play(sound);
}

/** Where the rules do not allow it, the others may. @param {Room} room */
async function undo(room) {
  try {
    await room.session.undo();
    room.speech.say('Taken back.');
  } catch (refusal) {
    const { code } = /** @type {import('../scene/types.js').Refusal} */ (refusal);
    room.notices.refused(refusal, room.session.me < 0 || room.session.over || /nothing/.test(code) ? [] : [{
      label: withPeople(room.session) ? 'Ask the others' : 'Take it back all the same',
      act: () => void request(room, { do: 'takeback' }, 'The others have been asked.'),
    }]);
  }
}

/** A game's own panel over the table. @param {Room} room */
function gamePanel(room) {
  const { game, session, table } = room;
  if (!game.panel) return;
  const panel = game.panel(byId('panel'), session, table, (/** @type {any} */ why) => room.notices.refused(why));
  const update = () => panel?.update?.();
  for (const event of ['scene', 'played', 'question', 'over']) session.addEventListener(event, update);
  update();
}
