import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { whilePressed } from '../../../main/resources/dev/cardinal/web/app/panels/pressed.js';

const settled = () => new Promise((done) => setTimeout(done, 5));

let page;
let host;
let built;
let holds;

beforeEach(() => {
  page = new EventTarget();
  globalThis.addEventListener = page.addEventListener.bind(page);
  host = new EventTarget();
  built = 0;
  holds = whilePressed(host, () => { built += 1; });
  holds('a question');
});

test('what is pressed stays until it is released, and is built anew after that', async () => {
  host.dispatchEvent(new Event('pointerdown'));
  assert.equal(holds('a question'), true);
  await settled();
  assert.equal(built, 0);
  page.dispatchEvent(new Event('pointerup'));
  assert.equal(built, 0, 'the click comes after the release');
  await settled();
  assert.equal(built, 1);
  assert.equal(holds('a question'), false);
});

test('another question comes at once, and nothing is built when nothing waits', async () => {
  host.dispatchEvent(new Event('pointerdown'));
  assert.equal(holds('another one'), false);
  page.dispatchEvent(new Event('pointerup'));
  await settled();
  assert.equal(built, 0);
});
