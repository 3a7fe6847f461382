import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Showing } from '../../../main/resources/dev/cardinal/web/app/showing.js';

const question = (prompt) => ({ prompt, options: [{ text: 'pass', plain: true }] });
const scene = (size, status = 'Turn 1') => ({
  areas: [
    { id: 'deck', label: 'Deck', shape: 'stack', size },
    { id: '0/hand', label: 'Hand', owner: 0, shape: 'fan', bag: true, size: 0 },
  ],
  counters: [{ id: 'coins', label: 'Coins', value: 1 }],
  status,
});
const drew = (face) => ({
  type: 'drew',
  seat: 0,
  text: `Player 0 draws ${face}`,
  moves: [{ move: 'moved', from: 'deck', at: 0, to: '0/hand', count: 1, face }],
});
const settled = () => new Promise((done) => setTimeout(done, 5));

let showing;
let heard;

beforeEach(() => {
  const faces = [{ id: 'Copper', name: 'Copper', kind: 'treasure' }];
  globalThis.fetch = async () => ({ json: async () => ({ faces }) });
  showing = new Showing();
  showing.me = 0;
  heard = [];
  for (const name of ['table', 'scene', 'played', 'question', 'over', 'clock', 'refused']) {
    showing.addEventListener(name, ({ detail }) => heard.push(detail === null ? name : [name, detail]));
  }
  const seats = [{ player: 'human', name: 'Ann' }, { player: 'bot' }];
  showing.setTable({ stage: 'playing', game: 'x', options: {}, seats });
});

test('a whole scene is shown, and then the question is asked', async () => {
  showing.hear({ entry: 2, scene: scene(3), asks: 0, question: question('Buy') });
  await settled();
  assert.deepEqual(heard, ['table', 'question', ['scene', true], 'question']);
  assert.equal(showing.scene.areas[0].size, 3);
  assert.equal(showing.question.prompt, 'Buy');
  assert.equal(showing.entry, 2);
  assert.equal(showing.faces.get('Copper').kind, 'treasure');
});

test('events are played one after another, then the changes, then the question', async () => {
  const played = [];
  let go = () => {};
  showing.stage = {
    show: () => played.push('show'),
    play: (event, after, { waiting, names }) => {
      played.push([event.text, after.areas[0].size, waiting, names[1]]);
      return new Promise((done) => {
        go = done;
      });
    },
  };
  showing.hear({ entry: 2, scene: scene(3), asks: 0, question: question('Buy') });
  const events = [drew('Copper'), drew('Gold')];
  showing.hear({ entry: 3, events, changes: { status: 'Turn 2' }, asks: 0, question: question('Sell') });
  await settled();
  assert.deepEqual(played, ['show', ['Player 0 draws Copper', 2, 1, 'Bot 2']]);
  assert.equal(showing.question, null);
  assert.equal(showing.scene.areas[0].size, 3);
  go();
  await settled();
  assert.equal(showing.scene.areas[0].size, 2);
  go();
  await settled();
  assert.equal(showing.scene.areas[0].size, 1);
  assert.equal(showing.scene.status, 'Turn 2');
  assert.equal(showing.question.prompt, 'Sell');
  assert.deepEqual(played.at(-1), 'show');
  assert.ok(showing.idle);
  assert.deepEqual(showing.log.map(({ text }) => text), ['Turn 1', 'You draw Copper', 'You draw Gold']);
});

test('equal moves of cards in a row are one line of the log', async () => {
  const draws = (seat, name) => ({
    type: 'card_moved', seat, ...(name && { name }), text: `Player ${seat} draws ${name ?? 'a card'}`,
    moves: [{ move: 'moved', from: 'deck', at: 0, to: '0/hand', count: 1 }],
  });
  showing.hear({ entry: 2, scene: scene(9, "Turn 3, Player 1's Main Phase"), asks: 0 });
  const events = [draws(0, 'Nami'), draws(0, 'Zoro'), draws(1), draws(1), draws(1)];
  showing.hear({ entry: 3, events, changes: {}, asks: 0 });
  showing.hear({ entry: 4, events: [draws(1)], changes: {}, asks: 0 });
  await settled();
  assert.deepEqual(showing.log.map(({ text }) => text),
    ["Bot 2's turn 3", 'You draw Nami, Zoro', 'Bot 2 draws 3 cards', 'Bot 2 draws a card']);
  assert.deepEqual(showing.log.map(({ moves = [] }) => moves.length), [0, 2, 3, 1]);
});

test('what cannot be drawn does not stop the game', async (t) => {
  t.mock.method(console, 'error', () => {});
  showing.stage = { show: () => {}, play: () => Promise.reject(new Error('no context')) };
  showing.hear({ entry: 2, scene: scene(3), asks: 0 });
  showing.hear({ entry: 3, events: [drew('Copper')], asks: 0, question: question('Sell') });
  await settled();
  assert.equal(showing.question.prompt, 'Sell');
});

test('mere talk leaves the question as it is', async () => {
  showing.hear({ entry: 2, scene: scene(3), asks: 0, question: question('Buy') });
  await settled();
  const asked = showing.question;
  heard.length = 0;
  showing.hear({ entry: 3, talk: [{ seat: 1, chat: 'Hello' }], asks: 0, question: question('Buy') });
  await settled();
  assert.equal(showing.question, asked);
  assert.deepEqual(heard, []);
  assert.equal(showing.entry, 3);
  assert.deepEqual(showing.log, [{ kind: 'talk', entry: 3, seat: 1, text: 'Bot 2: Hello' }]);
});

test('a connection that comes back leaves the question as it is, with all that is picked', async () => {
  showing.hear({ entry: 2, scene: scene(3), asks: 0, question: question('Discard') });
  await settled();
  const asked = showing.question;
  heard.length = 0;
  const { counters, status } = scene(3);
  showing.hear({ entry: 2, changes: { counters, status }, asks: 0, question: question('Discard') }, true);
  await settled();
  assert.equal(showing.question, asked);
  assert.deepEqual(heard, [['scene', false]]);
  showing.hear({ entry: 3, changes: { status: 'Turn 2' }, asks: 0, question: question('Discard') });
  await settled();
  assert.notEqual(showing.question, asked);
});

test('over a new connection, the first changes list everything', async () => {
  const arrows = [{ from: { area: 'deck' }, to: { area: '0/hand' } }];
  showing.hear({ entry: 2, scene: { ...scene(3), arrows }, asks: 0 }, true);
  showing.hear({ entry: 3, events: [drew('Copper')], changes: { status: 'Turn 1' }, asks: 0 }, true);
  await settled();
  assert.deepEqual(showing.scene.counters, []);
  assert.equal(showing.scene.arrows, undefined);
});

test('what does not fit the scene is told, and nothing is played before a whole one', async () => {
  const problems = [];
  showing.lost = (problem) => problems.push(problem.message);
  showing.hear({ entry: 2, scene: scene(0), asks: 0 });
  showing.hear({ entry: 3, events: [drew('Copper')], asks: 0 });
  await settled();
  assert.match(problems[0], /there is nothing left/);
  showing.hear({ entry: 4, events: [drew('Copper')], asks: 0 });
  await settled();
  assert.equal(showing.entry, 2);
  showing.hear({ entry: 4, scene: scene(7), asks: 0 });
  await settled();
  assert.equal(showing.scene.areas[0].size, 7);
});

test('what is heard during a pause is played after it', async () => {
  showing.pause();
  showing.hear({ entry: 2, scene: scene(3), asks: 0 });
  await settled();
  assert.equal(showing.scene, null);
  showing.resume();
  await settled();
  assert.equal(showing.scene.areas[0].size, 3);
});

test('the end is told once, and taken back', async () => {
  const over = { ending: 'score', winners: [0], places: [1, 2], scores: [3, 2], turns: 4 };
  showing.hear({ entry: 2, scene: scene(3), over });
  showing.hear({ entry: 3, talk: [{ seat: 1, chat: 'Well played' }], over });
  await settled();
  assert.equal(heard.filter((name) => name === 'over').length, 1);
  showing.hear({ entry: 4, scene: scene(4), asks: 0, question: question('Buy') });
  await settled();
  assert.equal(showing.over, null);
});

test('the log has a heading for each turn', async () => {
  showing.hear({ entry: 2, scene: scene(3), asks: 0 });
  showing.hear({
    entry: 3,
    events: [{ type: 'turn', seat: 1, text: "Player 1's turn 2" }, { type: 'moves', text: '' }, drew('Copper')],
    talk: [
      { seat: 1, player: 'house' }, { seat: 0, player: 'human' }, { seat: 1, flag: true }, { seat: 0, name: 'Ann' },
    ],
    asks: 0,
  });
  await settled();
  assert.deepEqual(showing.log.map(({ kind, text, turn }) => [kind, text, turn]), [
    ['turn', "Bot 2's turn 2", "Bot 2's turn 2"],
    ['event', 'You draw Copper', "Bot 2's turn 2"],
    ['event', 'house plays for Bot 2 from now on', "Bot 2's turn 2"],
    ['event', 'You are back', "Bot 2's turn 2"],
    ['event', 'Bot 2 has run out of time', "Bot 2's turn 2"],
  ]);
});

test('a reason stands in the log after the moves that it is for', async () => {
  showing.hear({ entry: 2, scene: scene(3), asks: 0, question: question('Buy') });
  showing.hear({
    entry: 3,
    events: [drew('Copper')],
    changes: {},
    asks: 0,
    question: question('Buy'),
    reasons: [{ entry: 3, seat: 0, text: 'Money <b>first</b>' }],
  });
  await settled();
  const [before, reason] = showing.log.slice(-2);
  assert.equal(before.kind, 'event');
  assert.deepEqual([reason.kind, reason.entry, reason.seat], ['reason', 3, 0]);
  assert.equal(reason.text, '“Money <b>first</b>”');
});
