import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Settings } from '../../../main/resources/dev/cardinal/web/app/settings.js';

function storage(text) {
  return { text, getItem() { return this.text; }, setItem(_, value) { this.text = value; } };
}

test('what is set is kept and told', () => {
  const kept = storage(null);
  const settings = new Settings(kept);
  const told = [];
  settings.addEventListener('change', ({ detail }) => told.push(detail.name));
  settings.set('motion', 'fast');
  settings.set('motion', 'fast');
  assert.deepEqual(told, ['motion']);
  assert.equal(new Settings(kept).get('motion'), 'fast');
  assert.equal(settings.pace, 0.5);
});

test('what cannot be read or is not known is the default', () => {
  for (const broken of ['{', '7', 'null', '{"motion":"sideways","text":"big","sound":"yes"}']) {
    const settings = new Settings(storage(broken));
    assert.equal(settings.get('motion'), 'normal');
    assert.equal(settings.get('text'), 1);
    assert.equal(settings.get('sound'), false);
  }
});

test('a browser that keeps nothing has settings all the same', () => {
  const settings = new Settings({
    getItem() { throw new Error('forbidden'); },
    setItem() { throw new Error('full'); },
  });
  settings.set('sound', true);
  assert.equal(settings.get('sound'), true);
});
