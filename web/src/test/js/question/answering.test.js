import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Answering } from '../../../main/resources/dev/cardinal/web/app/question/answering.js';

function session(question) {
  return Object.assign(new EventTarget(), {
    question,
    answers: /** @type {number[][]} */ ([]),
    async answer(picks) {
      this.answers.push(picks);
    },
  });
}

const ONE = { prompt: '', options: [{ text: 'buy Silver', spots: [{ area: 's' }] }, { text: 'end', plain: true }] };
const SEVERAL = { prompt: '', limits: { min: 1, max: 2 }, options: [{ name: 'A' }, { name: 'B', count: 2 }] };

test('a choice of one is sent at once', async () => {
  const at = session(ONE);
  const answering = new Answering(at);
  await answering.choose(0);
  await answering.finish();
  assert.deepEqual(at.answers, [[0], [1]]);
});

test('several picks are sent when they are finished, and not before they can be', async () => {
  const at = session(SEVERAL);
  const answering = new Answering(at);
  await answering.finish();
  await answering.choose(1);
  await answering.choose(1);
  assert.deepEqual(at.answers, []);
  await answering.finish();
  assert.deepEqual(at.answers, [[1, 1]]);
});

test('a refusal leaves the picks as they are', async () => {
  const at = session(SEVERAL);
  at.answer = async () => { throw { code: 'limits', message: 'You cannot pick those together' }; };
  const answering = new Answering(at);
  let refusal = null;
  answering.addEventListener('refused', (event) => { refusal = event.detail; });
  await answering.choose(0);
  await answering.finish();
  assert.equal(refusal.code, 'limits');
  assert.deepEqual(answering.picker.picks, [0]);
  assert.equal(answering.sending, false);
});

test('nothing is sent unless the player is sure', async () => {
  const at = session(ONE);
  const answering = new Answering(at, async () => false);
  await answering.choose(0);
  assert.deepEqual(at.answers, []);
});

test('what the player is sure of is not sent as the answer to another question', async () => {
  const at = session(ONE);
  let decide = () => {};
  const answering = new Answering(at, () => new Promise((done) => { decide = done; }));
  const sent = answering.choose(1);
  at.question = SEVERAL;
  at.dispatchEvent(new Event('question'));
  decide(true);
  await sent;
  assert.deepEqual(at.answers, []);
  assert.equal(answering.sending, false);
});

test('while an answer is on its way there is no other', async () => {
  const at = session(ONE);
  let arrive = () => {};
  at.answer = (picks) => new Promise((done) => { at.answers.push(picks); arrive = () => done(undefined); });
  const answering = new Answering(at);
  const first = answering.choose(0);
  await Promise.resolve();
  await answering.choose(1);
  arrive();
  await first;
  assert.deepEqual(at.answers, [[0]]);
});

test('a new question begins with nothing picked, the same one keeps the picks', async () => {
  const at = session(SEVERAL);
  const answering = new Answering(at);
  await answering.choose(0);
  at.dispatchEvent(new Event('question'));
  assert.deepEqual(answering.picker.picks, [0]);
  at.question = ONE;
  at.dispatchEvent(new Event('question'));
  assert.deepEqual(answering.picker.picks, []);
});

test('a piece stands for what has no big button of its own', () => {
  const copper = { area: '0/hand', face: 'Copper' };
  const options = [
    { text: 'play all treasures', spots: [copper], plain: true },
    { text: 'play Copper', count: 4, spots: [copper], ends: [{ area: '0/play' }] },
    { text: 'trash Copper', spots: [copper], ends: [{ area: 'trash' }] },
  ];
  assert.deepEqual(new Answering(session({ prompt: '', options: options.slice(0, 2) })).at(copper), [1]);
  const several = new Answering(session({ prompt: '', options }));
  assert.deepEqual(several.at(copper), [1, 2]);
  assert.deepEqual(several.dragged(copper, { area: 'trash' }), [2]);
  assert.deepEqual(new Answering(session({ prompt: '', options: options.slice(0, 1) })).at(copper), [0]);
});
