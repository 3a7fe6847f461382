import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Connection } from '../../../main/resources/dev/cardinal/web/app/wire/socket.js';

/** A server's end of each connection: what it was sent, and what it says. */
class Line {
  static OPEN = 1;
  static all = [];
  readyState = 0;
  sent = [];
  constructor(address) {
    this.address = address;
    Line.all.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  accept() {
    this.readyState = 1;
    this.onopen();
  }
  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close() {
    this.readyState = 3;
  }
  breakOff() {
    this.readyState = 3;
    this.onclose();
  }
  requests() {
    return this.sent.slice(1);
  }
}

let connection;
let told;

beforeEach(() => {
  Line.all = [];
  told = [];
  globalThis.WebSocket = Line;
  connection = new Connection({ table: 't', key: 'k' }, {
    heard: (message, fresh) => told.push(fresh ? { fresh, ...message } : message),
    connected: (now) => told.push(now ? 'connected' : 'broken'),
    refused: (why) => told.push(why.code),
  }, 'ws://somewhere/play');
  connection.open();
});

afterEach(() => connection.close());

const line = () => Line.all.at(-1);
const back = async () => {
  const before = Line.all.length;
  while (Line.all.length === before) {
    await new Promise((done) => setTimeout(done, 5));
  }
};

test('it says hello, tells what it hears, and brings replies to those who asked', async () => {
  line().accept();
  assert.deepEqual(line().sent, [{ cardinal: 1, table: 't', key: 'k' }]);
  line().say({ table: { stage: 'playing' } });
  line().say({ entry: 3, scene: {} });
  line().say({ entry: 4 });
  assert.deepEqual(told, [
    'connected', { table: { stage: 'playing' } }, { fresh: true, entry: 3, scene: {} }, { entry: 4 },
  ]);
  const asked = connection.ask({ do: 'answer', entry: 4, picks: [0] });
  const [{ id, client }] = line().requests();
  assert.equal(client, id);
  line().say({ re: id, done: 5 });
  assert.equal((await asked).done, 5);
});

test('a refused request is rejected with what the server says', async () => {
  line().accept();
  line().say({ table: {} });
  const asked = connection.ask({ do: 'undo' });
  line().say({ re: line().requests()[0].id, refused: { code: 'no', message: 'No', hint: 'Never' } });
  await assert.rejects(asked, { code: 'no', message: 'No', hint: 'Never', rule: '' });
});

test('a connection that breaks comes back with what was seen and sends again what is safe', async () => {
  line().accept();
  line().say({ table: {} });
  line().say({ entry: 7 });
  const answer = connection.ask({ do: 'answer', entry: 7, picks: [1] });
  const chat = connection.ask({ do: 'chat', text: 'Hello' });
  const [sent] = line().requests();
  line().breakOff();
  await assert.rejects(chat, { code: 'lost' });
  const later = connection.ask({ do: 'chat', text: 'Back?' });
  await back();
  line().accept();
  assert.equal(line().sent[0].since, 7);
  assert.deepEqual(line().requests()[0], sent);
  assert.equal(line().requests()[1].text, 'Back?');
  line().say({ table: {} });
  line().say({ entry: 8 });
  line().say({ re: sent.id, done: 8 });
  line().say({ re: line().requests()[1].id, done: 9 });
  assert.equal((await answer).done, 8);
  await later;
  assert.deepEqual(told.slice(-4), ['broken', 'connected', { table: {} }, { fresh: true, entry: 8 }]);
});

test('what still comes over an old connection is ignored', async () => {
  line().accept();
  line().say({ table: {} });
  const old = line();
  connection.drop();
  await back();
  old.say({ entry: 9 });
  old.onclose();
  assert.deepEqual(told, ['connected', { table: {} }, 'broken']);
});

test('starting over asks for the whole scene', async () => {
  line().accept();
  line().say({ table: {} });
  line().say({ entry: 7 });
  connection.startOver();
  await back();
  line().accept();
  assert.equal('since' in line().sent[0], false);
});

test('a refused hello closes the connection for good', async () => {
  const asked = connection.ask({ do: 'look' });
  line().accept();
  line().say({ refused: { code: 'bad_key', message: 'No such key' } });
  line().breakOff();
  await assert.rejects(asked, { code: 'closed' });
  await assert.rejects(connection.ask({ do: 'look' }), { code: 'closed' });
  assert.deepEqual(told, ['bad_key']);
  assert.equal(Line.all.length, 1);
});

test('a server that has too much to do is asked again', async () => {
  line().accept();
  line().say({ refused: { code: 'too_much', message: 'Later' } });
  line().breakOff();
  await back();
  line().accept();
  line().say({ table: {} });
  assert.deepEqual(told, ['broken', 'connected', { table: {} }]);
});
