import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checked } from '../../../main/resources/dev/cardinal/web/app/fair/checks.js';
import { verdict } from '../../../main/resources/dev/cardinal/web/app/fair/verdict.js';
import { seatCommitment, serverCommitment } from '../../../main/resources/dev/cardinal/web/app/wire/fair.js';

// The example of docs/fair.md: Kuhn poker between two people, and how its cards were dealt.
const page = readFileSync(new URL('../../../../../docs/fair.md', import.meta.url), 'utf8');
const example = page.slice(page.indexOf('## An example'));
const values = Object.fromEntries([...example.matchAll(/^(.+?) += (.*)$/gm)].map(([, name, value]) => [name, value]));
const roster = JSON.parse(values.roster);
const [first, second, third] = values.deck.split(', ');

const area = (id, face) => ({ id, label: id, shape: 'fan', size: 1, pieces: [{ place: 0, face }] });
const deal = { areas: [area('0/hand', first), area('1/hand', second), area('deck', third)], counters: [], status: '' };
const numbers = [values.r0, values.r1].map((contribution, seat) => ({ entry: seat + 1, seat, contribution }));
const rest = [{ entry: 3, seat: 0, name: 'Ann' }, { entry: 4, seat: 0, answer: 'check', picks: [0] }];
const file = (head, entries = [...numbers, ...rest]) =>
  [head, ...entries].map((line) => JSON.stringify(line)).join('\n');
const head = { ...roster, secret: values.S };
const kept = { seat: 1, table: roster.table, commitment: roster.commitment, contribution: values.r1, roster };
const honest = { record: `${file(head)}\n`, kept: [kept], secret: values.S, deal };
const other = (hash) => hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));

const states = (evidence) => Object.fromEntries(checked(evidence).map(({ name, state }) => [name, state]));
const wrong = (evidence) => checked(evidence).filter(({ state }) => state === 'bad').map(({ name }) => name);

test('a game that was played fairly is in order', () => {
  assert.deepEqual(states(honest), { secret: 'good', numbers: 'good', roster: 'good', deal: 'good' });
  assert.equal(verdict(checked(honest)).state, 'good');
});

test('a changed secret is found', () => {
  const record = file({ ...head, secret: other(values.S) });
  assert.deepEqual(wrong({ ...honest, record }), ['secret']);
  assert.deepEqual(wrong({ ...honest, record, secret: other(values.S) }), ['secret'], 'also if the table shows it, too');
  assert.deepEqual(wrong({ ...honest, record, secret: undefined, kept: [] }), ['secret'], 'by the record alone');
  assert.equal(verdict(checked({ ...honest, record })).state, 'bad');
  assert.deepEqual(wrong({ ...honest, secret: other(values.S) }), ['secret'], 'the table shows another one');
});

test('a secret that is kept back is found', () => {
  assert.deepEqual(wrong({ ...honest, record: file(roster), secret: undefined }), ['secret']);
});

test('a secret that is exchanged together with its fingerprint is found by whoever kept the roster', () => {
  const secret = other(values.S);
  const record = file({ ...head, commitment: serverCommitment(roster.table, secret), secret });
  assert.deepEqual(wrong({ ...honest, record, secret }), ['roster']);
  assert.deepEqual(wrong({ ...honest, record, secret, kept: [] }), ['deal'], 'and by the cards');
});

test('a changed number is found', () => {
  const changed = [numbers[0], { ...numbers[1], contribution: other(values.r1) }];
  assert.deepEqual(wrong({ ...honest, record: file(head, [...changed, ...rest]) }), ['numbers', 'roster']);
  assert.deepEqual(wrong({ ...honest, kept: [], record: file(head, [...changed, ...rest]) }), ['numbers']);
});

test('a number that is missing, added, or out of its place is found', () => {
  for (const entries of [[numbers[0]], [], [numbers[1], numbers[0]], [...numbers, { ...numbers[1], entry: 3 }],
    [rest[0], ...numbers], [{ ...numbers[0], seat: 1 }, { ...numbers[1], seat: 0 }]]) {
    assert.ok(wrong({ ...honest, kept: [], record: file(head, entries) }).includes('numbers'), JSON.stringify(entries));
  }
});

test('my number exchanged together with its fingerprint is found', () => {
  const contribution = other(values.r1);
  const seatCommitments = [roster.seatCommitments[0], seatCommitment(roster.table, 1, contribution)];
  const record = file({ ...roster, seatCommitments, secret: values.S }, [numbers[0], { ...numbers[1], contribution }]);
  assert.deepEqual(wrong({ ...honest, record }), ['roster']);
  const unseen = { ...kept, roster: undefined };
  assert.deepEqual(wrong({ ...honest, record, kept: [unseen] }), ['roster'], 'also if only my number was kept');
});

test('a changed roster is found', () => {
  const changes = [{ options: { rounds: '3' } }, { players: ['human', 'solved'] }, { rules: '2' },
    { table: '0'.repeat(32) }, { commitment: other(roster.commitment) }];
  for (const change of changes) {
    const found = wrong({ ...honest, record: file({ ...roster, ...change, secret: values.S }) });
    assert.ok(found.includes('roster'), JSON.stringify(change));
  }
});

test('without what was kept, a changed roster is found by the cards', () => {
  const record = file({ ...roster, rules: '2', secret: values.S });
  assert.deepEqual(wrong({ ...honest, record, kept: [] }), ['deal']);
});

test('other cards than those that were drawn are found', () => {
  const areas = [area('0/hand', 'King'), area('1/hand', second), area('deck', 'Queen')];
  assert.deepEqual(wrong({ ...honest, deal: { ...deal, areas } }), ['deal']);
});

test('who kept nothing is told what cannot be said', () => {
  assert.deepEqual(states({ ...honest, kept: [] }), { secret: 'good', numbers: 'good', roster: 'open', deal: 'good' });
  assert.equal(verdict(checked({ ...honest, kept: [] })).state, 'open');
  assert.equal(states({ ...honest, deal: undefined }).deal, 'open');
});

test('a game to which nobody added a number is not praised', () => {
  const { seatCommitments, ...alone } = roster;
  const record = file({ ...alone, secret: values.S }, rest);
  assert.ok(seatCommitments.length > 0);
  assert.equal(states({ ...honest, record, kept: [], deal: undefined }).numbers, 'open');
  assert.equal(verdict(checked({ ...honest, record, kept: [], deal: undefined })).state, 'open');
});

test('what is no saved game is said to be none', () => {
  for (const record of ['', 'hello', '{}', '{"cardinal":"scenario"}', `${file(head)}\n{`]) {
    assert.deepEqual(wrong({ ...honest, record }), ['record'], record);
  }
});
