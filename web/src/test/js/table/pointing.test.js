import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { lens } from '../../../main/resources/dev/cardinal/web/app/table/lens.js';
import { Marks } from '../../../main/resources/dev/cardinal/web/app/table/marks.js';
import { Pointing } from '../../../main/resources/dev/cardinal/web/app/table/pointing.js';

const SMITHY = { key: '0/hand#Smithy:0', area: '0/hand', face: 'Smithy', x: 400, y: 300, w: 80, rot: 0, z: 0, lift: 0,
  thickness: 1, shape: 'card' };

let table;
let told;

function pointer(type, x, y) {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'mouse',
  });
  table.canvas.dispatchEvent(event);
}

beforeEach(() => {
  told = [];
  const canvas = Object.assign(new EventTarget(), {
    style: {}, setPointerCapture: () => {}, getBoundingClientRect: () => ({ x: 0, y: 0 }),
  });
  table = Object.assign(new EventTarget(), {
    canvas, moving: false, lens: lens(800, 600, 72), laid: { poses: [SMITHY], grounds: new Map() },
    wearing: { marks: new Marks(), ends: [] }, refresh: () => {},
    skip() {
      told.push('skip');
      table.moving = false;
    },
  });
  for (const name of ['pick', 'drop']) table.addEventListener(name, ({ detail }) => told.push([name, detail.spot.face]));
  new Pointing(table);
});

test('a click picks the piece under the pointer', () => {
  pointer('pointerdown', 400, 300);
  pointer('pointerup', 400, 300);
  assert.deepEqual(told, [['pick', 'Smithy']]);
});

test('a click while pieces move finishes all motion, and picks nothing that came under the pointer', () => {
  table.moving = true;
  pointer('pointerdown', 400, 300);
  pointer('pointerup', 400, 300);
  assert.deepEqual(told, ['skip']);
  pointer('pointerdown', 400, 300);
  pointer('pointerup', 400, 300);
  assert.deepEqual(told, ['skip', ['pick', 'Smithy']]);
});
