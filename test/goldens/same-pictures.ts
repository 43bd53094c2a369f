import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../cli/command.js';
import { madeSet, type SetName } from '../made-sets.js';
import { compareWithGolden, renewing } from './golden-file.js';
import { hashLines, picturesOf, readHashLines, type Picture } from './pictures.js';
import { firstPictures, holdThumbnail, thumbnailOf, writeComparison } from './thumbnails.js';

/** The set that has every family and kind: small pictures of it are held, to be shown beside what it has become. */
const seen: SetName = 'every-family';
const shownAtMost = 20;

/** Writes what a changed picture looks like now, beside what it was where that is held, and says where. */
async function show(set: SetName, picture: Picture, folder: string, out: string): Promise<string> {
  const copy = join(out, picture.file);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(join(folder, picture.file), copy);
  const comparison = `${copy.slice(0, -4)}.compared.png`;
  return (await writeComparison(set, picture, copy, comparison))
    ? `expected, actual and difference: ${comparison}; actual: ${copy}`
    : `only the hash of the expected one is held; actual: ${copy}`;
}

async function changesOf(set: SetName): Promise<string[]> {
  const folder = await madeSet(set);
  const out = join(root, 'tmp', 'changed-pictures', set);
  rmSync(out, { recursive: true, force: true });
  const pictures = picturesOf(folder);
  const { gone, come } = compareWithGolden(`pictures/${set}.txt`, hashLines(pictures));
  const [before, after] = [readHashLines(gone), readHashLines(come)];
  const key = ({ item, view }: Picture): string => `${item} ${view}`;
  const changed = pictures.filter(
    (picture) => after.has(key(picture)) && before.get(key(picture)) !== picture.hash,
  );
  if (renewing) {
    await renewThumbnails(set, pictures, changed, folder);
    return [];
  }
  const changes = [...before.keys()]
    .filter((name) => !after.has(name))
    .map((name) => `${name} is no longer made`);
  for (const picture of changed) {
    const where = await show(set, picture, folder, out);
    changes.push(`${key(picture)} ${before.has(key(picture)) ? 'has changed' : 'is new'}: ${where}`);
  }
  return changes;
}

async function renewThumbnails(
  set: SetName,
  pictures: readonly Picture[],
  changed: readonly Picture[],
  folder: string,
): Promise<void> {
  if (set !== seen) return;
  for (const picture of firstPictures(pictures)) {
    if (existsSync(thumbnailOf(set, picture)) && !changed.includes(picture)) continue;
    await holdThumbnail(set, picture, join(folder, picture.file));
  }
}

/** Fails, naming them, if pictures of a set are not what they were. */
export async function expectSamePictures(set: SetName): Promise<void> {
  const changes = await changesOf(set);
  if (changes.length === 0) return;
  const more = changes.length - shownAtMost;
  throw new Error(
    [
      `${set}: ${changes.length} pictures are not what they were`,
      ...changes.slice(0, shownAtMost),
      ...(more > 0 ? [`and ${more} more, in tmp/changed-pictures/${set}`] : []),
      'If this is meant, look at them, renew the goldens with "npm run goldens" and say why in the commit.',
    ].join('\n'),
  );
}
