import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { HotSeat } from '../../../main/resources/dev/cardinal/web/app/hotseat.js';
import { Showing } from '../../../main/resources/dev/cardinal/web/app/showing.js';

/** A session without a server. */
class Seat extends Showing {
  heardAsks = null;
  constructor(me) {
    super();
    this.me = me;
    const seats = ['Ann', 'Bob'].map((name) => ({ player: 'human', name }));
    this.table = { ...this.table, stage: 'playing', seats };
  }
  async open() {}
  say(message) {
    this.heardAsks = message.asks ?? -1;
    const question = { prompt: `Seat ${this.me}`, options: [] };
    this.hear({ ...message, ...(message.asks === this.me && { question }) });
    this.tell('asked');
  }
}

const scene = (size) => ({ areas: [{ id: 'deck', label: 'Deck', shape: 'stack', size }], counters: [], status: '' });
const taken = [{ type: 'taken', text: '', moves: [{ move: 'moved', from: 'deck', at: 0, to: 'box', count: 1 }] }];
const settled = () => new Promise((done) => setTimeout(done, 10));

let ann;
let bob;
let curtain;
let here;

beforeEach(async () => {
  [ann, bob] = [new Seat(0), new Seat(1)];
  curtain = {
    hung: Promise.resolve(),
    names: [],
    fall(name, ready) {
      if (!this.rise) {
        this.names.push(name);
        this.rise = () => {
          this.rise = null;
          ready();
        };
      }
    },
  };
  here = new HotSeat([ann, bob], curtain);
  for (const seat of [ann, bob]) {
    seat.say({ entry: 1, scene: scene(5), asks: 0 });
  }
  await here.open();
  await settled();
});

test('nothing is shown before the first player sits at the screen', async () => {
  assert.deepEqual(curtain.names, ['Ann']);
  assert.equal(here.scene, null);
  curtain.rise();
  await settled();
  assert.equal(here.me, 0);
  assert.equal(here.question.prompt, 'Seat 0');
});

test('the curtain falls when the other player is asked and everything has been seen', async () => {
  curtain.rise();
  await settled();
  bob.say({ entry: 2, events: taken, asks: 1 });
  await settled();
  assert.deepEqual(curtain.names, ['Ann'], 'Ann has not heard of it yet');
  let go = () => {};
  here.stage = { show: () => {}, play: () => new Promise((done) => { go = done; }) };
  ann.say({ entry: 2, events: taken, asks: 1 });
  await settled();
  assert.deepEqual(curtain.names, ['Ann'], 'Ann has not seen it yet');
  go();
  await settled();
  assert.deepEqual(curtain.names, ['Ann', 'Bob']);
  assert.equal(here.me, 0, 'the other hand is not shown yet');
  const told = [];
  for (const name of ['scene', 'table', 'question', 'played']) {
    here.addEventListener(name, () => told.push(name));
  }
  curtain.rise();
  await settled();
  go();
  await settled();
  assert.equal(here.me, 1);
  assert.equal(here.question.prompt, 'Seat 1');
  assert.equal(here.scene.areas[0].size, 4);
  assert.ok(['scene', 'table', 'question', 'played'].every((name) => told.includes(name)));
});

test('what happens at a seat that is not at the screen is not told', async () => {
  curtain.rise();
  await settled();
  const told = [];
  here.addEventListener('played', () => told.push('played'));
  bob.say({ entry: 2, events: taken, asks: 0 });
  await settled();
  assert.deepEqual(told, []);
});

test('at a table where the cards are not dealt yet, the curtain waits for them', async () => {
  const [first, second] = [new Seat(0), new Seat(1)];
  const names = [];
  const table = new HotSeat([first, second], { hung: Promise.resolve(), fall: (name) => names.push(name) });
  await table.open();
  first.tell('table');
  await settled();
  assert.deepEqual(names, []);
  first.say({ entry: 1, scene: scene(5), asks: 1 });
  second.say({ entry: 1, scene: scene(5), asks: 1 });
  await settled();
  assert.equal(names[0], 'Bob');
  assert.equal(table.scene, null);
});
