import assert from 'node:assert/strict';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as fair from '../../../main/resources/dev/cardinal/web/app/wire/fair.js';
import { hex, hmac, sha256, unhex } from '../../../main/resources/dev/cardinal/web/app/wire/sha256.js';

test('sha-256 and hmac agree with those of the platform', () => {
  assert.equal(hex(sha256(new Uint8Array())), createHash('sha256').digest('hex'));
  for (let length = 0; length < 300; length++) {
    const bytes = randomBytes(length);
    const key = randomBytes(length % 140);
    assert.equal(hex(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'), `${length} bytes`);
    assert.equal(hex(hmac(key, bytes)), createHmac('sha256', key).update(bytes).digest('hex'), `${length} bytes`);
  }
});

test('hex is read as it is written', () => {
  assert.equal(hex(unhex('00ff10a9')), '00ff10a9');
  assert.equal(unhex('').length, 0);
});

test('the example of docs/fair.md comes out', () => {
  const page = readFileSync(new URL('../../../../../docs/fair.md', import.meta.url), 'utf8');
  const example = page.slice(page.indexOf('## An example'));
  const values = Object.fromEntries([...example.matchAll(/^(.+?) += (.*)$/gm)].map(([, name, value]) => [name, value]));
  const roster = JSON.parse(values.roster);
  assert.equal(fair.serverCommitment(values.table, values.S), values.C);
  assert.equal(fair.seatCommitment(values.table, 0, values.r0), values.c0);
  assert.equal(fair.seatCommitment(values.table, 1, values.r1), values.c1);
  assert.equal(fair.rosterHash(roster), values.H);
  const key = fair.chanceKey(values.S, roster, [values.r0, values.r1]);
  assert.equal(key, values.K);
  assert.equal(fair.block(key, 1, 0n, 0n), values['block 0']);
  assert.equal(fair.block(key, 1, 0n, 1n), values['block 1']);
});
