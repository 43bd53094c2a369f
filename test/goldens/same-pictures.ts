import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodePng } from '../../src/draw/png/encode.js';
import { pixelHash, type Raster } from '../../src/draw/raster.js';
import { root } from '../cli/command.js';
import { madeSet, type SetName } from '../made-sets.js';
import { compareWithGolden, renewing } from './golden-file.js';
import { hashLines, picturesOf, readHashLines, type Picture } from './pictures.js';
import { firstPictures, holdThumbnail, thumbnailOf, writeComparison } from './thumbnails.js';

const shownAtMost = 20;
/** Pictures that a test drew itself, and those that changed. */
const [drawn, changedOnes] = ['drawn', 'changed-pictures'].map((name) => join(root, 'tmp', name));

/** Pictures that belong together, in files. */
interface Pictures {
  /** The name of their golden file. */
  readonly set: string;
  /** Whether they are only some of that file. */
  readonly some?: boolean;
  readonly folder: string;
  readonly list: readonly Picture[];
  /** Whether a thumbnail of each item is held, to be shown beside what it has become. */
  readonly held: boolean;
}

/** Writes what a changed picture looks like now, beside what it was where that is held, and says where. */
async function show(set: string, picture: Picture, folder: string, out: string): Promise<string> {
  const copy = join(out, picture.file);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(join(folder, picture.file), copy);
  const comparison = `${copy.slice(0, -4)}.compared.png`;
  return (await writeComparison(set, picture, copy, comparison))
    ? `expected, actual and difference: ${comparison}; actual: ${copy}`
    : `only the hash of the expected one is held; actual: ${copy}`;
}

async function changesOf({ set, some, folder, list, held }: Pictures): Promise<string[]> {
  const out = join(changedOnes, set);
  rmSync(out, { recursive: true, force: true });
  const found = compareWithGolden(`pictures/${set}.txt`, hashLines(list));
  const made = new Set(list.map(({ item }) => item));
  const gone = some ? found.gone.filter((line) => made.has(line.split(' ')[0])) : found.gone;
  const { come } = found;
  const [before, after] = [readHashLines(gone), readHashLines(come)];
  const key = ({ item, view }: Picture): string => `${item} ${view}`;
  const changed = list.filter(
    (picture) => after.has(key(picture)) && before.get(key(picture)) !== picture.hash,
  );
  if (renewing) {
    if (held) await renewThumbnails(set, list, changed, folder);
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
  set: string,
  pictures: readonly Picture[],
  changed: readonly Picture[],
  folder: string,
): Promise<void> {
  for (const picture of firstPictures(pictures)) {
    if (existsSync(thumbnailOf(set, picture)) && !changed.includes(picture)) continue;
    await holdThumbnail(set, picture, join(folder, picture.file));
  }
}

async function expectSame(pictures: Pictures): Promise<void> {
  const changes = await changesOf(pictures);
  if (changes.length === 0) return;
  const more = changes.length - shownAtMost;
  throw new Error(
    [
      `${pictures.set}: ${changes.length} pictures are not what they were`,
      ...changes.slice(0, shownAtMost),
      ...(more > 0 ? [`and ${more} more, in tmp/changed-pictures/${pictures.set}`] : []),
      'If this is meant, look at them, renew the goldens with "npm run goldens" and say why in the commit.',
    ].join('\n'),
  );
}

/** Fails, naming them, if pictures or films of some of most families are not what they were, byte by byte. */
export async function expectSameFew(): Promise<void> {
  const folder = await madeSet('quick-of-every-family');
  await expectSame({ set: 'every-family', some: true, folder, list: picturesOf(folder), held: true });
}

/** Fails, naming them, if pictures or films of a set are not what they were, byte by byte. */
export async function expectSameSet(set: SetName): Promise<void> {
  const folder = await madeSet(set);
  // The set that has every family and kind is shown beside what it was.
  await expectSame({ set, folder, list: picturesOf(folder), held: set === 'every-family' });
}

/**
 * Fails, naming them, if these pictures are not what they were, pixel by pixel.
 *
 * @param pictures by name: lower-case letters, digits and dashes
 */
export async function expectSameRasters(
  set: string,
  pictures: Readonly<Record<string, Raster>>,
): Promise<void> {
  const folder = join(drawn, set);
  mkdirSync(folder, { recursive: true });
  const list = Object.entries(pictures).map(([item, raster]): Picture => {
    const file = `${item}.png`;
    writeFileSync(join(folder, file), encodePng(raster));
    return { item, view: 'picture', file, hash: pixelHash(raster).slice(0, 16) };
  });
  await expectSame({ set, folder, list, held: true });
}
