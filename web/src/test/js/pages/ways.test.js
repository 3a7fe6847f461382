import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  invitationLink, readLink, tableAddress,
} from '../../../main/resources/dev/cardinal/web/app/pages/ways.js';

const key = 'MvpExpN_TNIoOITPb9AdNg';
const table = '4854a686eee05592401ac1e8283276e8';
const seat = { table, seat: 0, key, name: 'Ann' };

test('an invitation can be read back from its link', () => {
  assert.deepEqual(readLink(invitationLink('http://here', key, table)), { invitation: key, table });
});

test('links are read with and without the address, and nonsense is not', () => {
  assert.deepEqual(readLink(`http://here/#key=${key} `), { key });
  assert.deepEqual(readLink(`#watch=${table}`), { watch: table });
  assert.deepEqual(readLink('http://here/#invitation=short'), {});
  assert.deepEqual(readLink('hello'), {});
});

test('keys stand in an address only if the browser cannot keep them', () => {
  assert.equal(tableAddress([seat], true), `/table#table=${table}`);
  assert.equal(tableAddress([seat, { ...seat, seat: 2 }], true), `/table#table=${table}&seats=0,2`);
  assert.equal(tableAddress([seat], false), `/table#table=${table}&keys=${key}`);
});
