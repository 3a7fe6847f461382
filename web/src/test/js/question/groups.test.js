import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filtered, groups } from '../../../main/resources/dev/cardinal/web/app/question/groups.js';
import { Picker } from '../../../main/resources/dev/cardinal/web/app/question/picker.js';

const asking = (...texts) => new Picker({ prompt: '', options: texts.map((text) => ({ text })) });
const said = (all) => all.map(({ title, entries }) => [title, entries.map(({ text }) => text)]);

test('options that begin alike stand under what they share', () => {
  assert.deepEqual(said(groups(asking('play Copper', 'buy Silver', 'buy Cellar', 'play Silver', 'end phase'))),
    [['Play', ['Copper', 'Silver']], ['Buy', ['Silver', 'Cellar']]]);
  assert.deepEqual(said(groups(asking('attack with Nami', 'attack with Sanji', 'rest', 'use Ship', 'end turn'))),
    [['Attack with', ['Nami', 'Sanji']], ['Or', ['Rest', 'Use Ship']]]);
});

test('few options, or several picks, are not grouped', () => {
  assert.deepEqual(said(groups(asking('heal 2', 'draw 2'))), [['', ['Heal 2', 'Draw 2']]]);
  const several = new Picker({ prompt: '', limits: { min: 0, max: 2 }, options: [{ name: 'A' }, { name: 'B' }] });
  assert.deepEqual(said(groups(several)), [['', ['A', 'B']]]);
});

test('every option is in exactly one place', () => {
  const picker = asking('a 1', 'b 2', 'a 3', 'c', 'a 1 2', 'b', 'yes');
  const indexes = groups(picker).flatMap(({ entries }) => entries.map(({ index }) => index));
  assert.deepEqual(indexes.sort(), [0, 1, 2, 3, 4, 5, 6]);
});

test('typing finds options by all words', () => {
  const picker = asking('buy Silver', 'buy Gold', 'play Silver', 'play Gold');
  assert.deepEqual(said(filtered(groups(picker), picker, 'sil pl')), [['Play', ['Silver']]]);
});
