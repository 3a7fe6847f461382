import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Replay } from '../../../main/resources/dev/cardinal/web/app/after/replay.js';
import { over, server } from './game.js';

const info = {
  table: 'a'.repeat(32), stage: 'over', game: 'x', options: {},
  seats: [{ player: 'human', name: 'Ann' }, { player: 'house' }],
};
const settled = () => new Promise((done) => setTimeout(done, 10));

let replay;
let shown;
let sent;

beforeEach(async () => {
  const { ask } = server();
  sent = [];
  globalThis.fetch = async (path, { body = '{}' } = {}) => ({
    json: async () => {
      const request = JSON.parse(body);
      sent.push([path, request]);
      return request.do === 'replay' ? ask(request) : { faces: [], done: 1 };
    },
  });
  replay = new Replay(info, null);
  shown = [];
  replay.stage = {
    show: (scene, { me }) => shown.push(['show', scene.areas[0].size, me]),
    play: async ({ type }) => shown.push([type]),
  };
  await replay.see('0', 0);
  await settled();
  shown.length = 0;
});

test('a step forward is played, everything else is a jump', async () => {
  replay.go(1);
  await settled();
  assert.deepEqual(shown.map(([what]) => what), ['drew', 'turn', 'show']);
  shown.length = 0;
  replay.go(4);
  await settled();
  assert.deepEqual(shown, [['show', 16, 0]]);
  replay.go(3);
  await settled();
  assert.equal(replay.scene.areas[0].size, 17);
  assert.equal(replay.entry, 6);
});

test('a step while something moves is a jump', async () => {
  replay.go(1);
  replay.go(2);
  await settled();
  assert.equal(replay.moment, 2);
  assert.deepEqual(replay.scene, replay.film.scene(2));
  assert.deepEqual(shown.at(-1), ['show', 18, 0]);
  assert.equal(shown.filter(([what]) => what === 'drew').length, 1); // the second one was not played
});

test('it stays between the first moment and the last', async () => {
  replay.go(-3);
  assert.equal(replay.moment, 0);
  replay.go(99);
  await settled();
  assert.equal(replay.moment, 6);
  assert.deepEqual(replay.over, over);
  replay.go(5);
  await settled();
  assert.equal(replay.over, null);
  assert.deepEqual(replay.outcome, over);
});

test('the log goes with it, forward and back', async () => {
  replay.go(4);
  assert.equal(replay.log.at(-1).text, "Ann's turn 3");
  replay.go(1);
  assert.equal(replay.log.length, 3);
});

test('it is seen from another side at the same entry', async () => {
  replay.go(3);
  await replay.see('1');
  await settled();
  assert.equal(replay.moment, 3);
  assert.equal(replay.looking().me, 1);
  assert.equal(replay.me, -1);
  assert.match(replay.address(), /#replay=a{32}&entry=6&as=1$/);
  await replay.see('0');
  assert.equal(sent.filter(([, request]) => request.do === 'replay').length, 2); // each side is fetched once
  assert.ok(sent.every(([path, { as }]) => !as || path === `/api/do?table=${info.table}`));
});

test('it runs to the end by itself, and can be stopped', async () => {
  replay.jump(5);
  await settled();
  await replay.run();
  assert.equal(replay.moment, 6);
  assert.equal(replay.running, false);
  void replay.run();
  await settled();
  assert.equal(replay.moment, 0); // from the beginning again
  replay.stop();
  await new Promise((done) => setTimeout(done, 600));
  assert.equal(replay.moment, 0);
});

test('only who played can play on or save a scenario', async () => {
  await assert.rejects(replay.request({ do: 'words', what: 'scenario' }), { code: 'no_seat' });
  replay.jump(6);
  await assert.rejects(replay.request({ do: 'words', what: 'scenario' }), { code: 'game_over' });
});
