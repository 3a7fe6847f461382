import assert from 'node:assert/strict';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { Follower } from '../../../main/resources/dev/cardinal/web/app/scene/follower.js';
import { plain } from './plain.js';

/**
 * Follows recorded games: old scene + moves + changes = new scene. The folder in CARDINAL_RECORDINGS has files of
 * lines: `{"game", "scene"}` begins a game, and each `{"events", "changes", "scene"}` goes on from the scene before.
 */
const folder = process.env.CARDINAL_RECORDINGS;
const files = folder ? readdirSync(folder).filter((file) => file.endsWith('.jsonl')) : [];

const skip = !folder && 'CARDINAL_RECORDINGS names no folder';

test('recorded games are followed to the end', { skip }, async (t) => {
  assert.notEqual(files.length, 0, 'there are recordings');
  for (const file of files) {
    await t.test(file, () => followed(join(folder, file)));
  }
});

async function followed(file) {
  let follower = new Follower({ areas: [] });
  let game = '';
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const step = JSON.parse(line);
    number++;
    if (step.game) {
      game = step.game;
      follower = new Follower(step.scene);
    } else {
      step.events.flatMap((event) => event.moves ?? []).forEach((move) => follower.apply(move));
      follower.change(step.changes);
    }
    assert.deepEqual(plain(follower.scene()), plain(step.scene), `${game}, line ${number}`);
  }
  assert.notEqual(number, 0);
}
