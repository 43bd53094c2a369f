import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../cli/command.js';
import { madeSet, sets, type SetName } from '../made-sets.js';
import { compareWithGolden } from './golden-file.js';
import { hashLines, picturesOf, readHashLines } from './pictures.js';

/** Pictures that changed are put here, to be looked at. */
const shown = join(root, 'tmp', 'changed-pictures');

async function changedPictures(name: SetName): Promise<string[]> {
  const folder = await madeSet(name);
  const pictures = picturesOf(folder);
  rmSync(join(shown, name), { recursive: true, force: true });
  const { gone, come } = compareWithGolden(`pictures/${name}.txt`, hashLines(pictures));
  const [before, after] = [readHashLines(gone), readHashLines(come)];
  const missing = [...before.keys()]
    .filter((key) => !after.has(key))
    .map((key) => `${key} is no longer made`);
  const changed = pictures
    .filter(({ item, view, hash }) => {
      const key = `${item} ${view}`;
      return after.has(key) && before.get(key) !== hash;
    })
    .map(({ item, view, file }) => {
      const copy = join(shown, name, file);
      mkdirSync(dirname(copy), { recursive: true });
      cpSync(join(folder, file), copy);
      return `${item} ${view} ${before.has(`${item} ${view}`) ? 'has changed' : 'is new'}: ${copy}`;
    });
  return [...missing, ...changed];
}

describe('no picture has changed', () => {
  test.each(Object.keys(sets) as SetName[])(
    '%s',
    async (name) => {
      const changes = await changedPictures(name);
      expect(changes, `${name}: ${changes.length} pictures; "npm run goldens" if that is meant`).toEqual([]);
    },
    600_000,
  );
});
