import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { picturePair } from '../../src/families/picture/pair.js';
import { Surface } from '../../src/draw/surface.js';
import { Path } from '../../src/draw/path.js';
import { familyLaws } from './law-suite.js';

const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-pairs-'));

/** A wedge that points up, its width its own. */
async function wedge(name: string, width: number): Promise<void> {
  const surface = new Surface(96, 80, 3, [240, 230, 200]);
  surface.fill(
    new Path()
      .moveTo(48, 5)
      .lineTo(48 + width, 75)
      .lineTo(48 - width, 75)
      .close(),
    [150, 20, 40],
  );
  const { data, width: w, height, channels } = surface.raster;
  const image = sharp(data, { raw: { width: w, height, channels } });
  await image.toFile(join(folder, name));
}

const pair = (name: string, image: string) => ({
  name,
  image,
  questions: {
    direct: 'Does the wedge point up or down? Answer with one word.',
    predicted:
      'If this image were rotated 180 degrees, would the wedge point up or down? Answer with one word.',
  },
  original: { answer: 'up', accept: ['upward'], refuse: ['down'] },
  rotated: { answer: 'down', accept: ['downward'], refuse: ['up'] },
});

const files = ['pictures/a.png', 'pictures/b.jpg', 'c.webp'];

beforeAll(async () => {
  mkdirSync(join(folder, 'pictures'));
  await Promise.all(files.map((file, i) => wedge(file, 20 + 8 * i)));
  writeFileSync(
    join(folder, 'pairs.json'),
    JSON.stringify({ pairs: files.map((file, i) => pair(`wedge-${i}`, file)) }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(pairs: unknown): Promise<unknown> {
  writeFileSync(join(folder, 'bad.json'), typeof pairs === 'string' ? pairs : JSON.stringify(pairs));
  return prepare(await plan('picture/pair', { seed: 1, count: 1, params: { pairs: 'bad.json' } }), {
    base: folder,
  });
}

describe('picture/pair', () => {
  familyLaws('picture/pair', {
    params: { pairs: 'pairs.json' },
    count: 3,
    few: 3,
    base: folder,
    roomy: false,
    ordered: true,
  });

  test('names the hashes of its files and says how many pairs there are', async () => {
    const maker = await prepare(
      await plan('picture/pair', { seed: 1, count: 3, params: { pairs: 'pairs.json' } }),
      { base: folder },
    );
    expect(Object.keys(maker.assets)).toEqual(['c.webp', 'pairs.json', 'pictures/a.png', 'pictures/b.jpg']);
    const tooMany = await plan('picture/pair', { seed: 1, count: 4, params: { pairs: 'pairs.json' } });
    await expect(prepare(tooMany, { base: folder })).rejects.toThrow('only 3 different ones exist');
  });

  test('holds a picture once, however many pairs name it', async () => {
    const many = Array.from({ length: 400 }, (_, i) => pair(`a-${i}`, i % 2 ? 'c.webp' : 'pictures/a.png'));
    writeFileSync(join(folder, 'many.json'), JSON.stringify({ pairs: many }));
    const params = { pairs: 'many.json', maxSize: 64 };
    const { list } = await picturePair.open!({
      params,
      resolve: (path: string) => join(folder, path),
    } as never);
    expect(list).toHaveLength(400);
    expect(new Set(list.map(({ raster }) => raster)).size).toBe(2);
  });

  test.each([
    ['not JSON', '{', 'is not JSON'],
    ['no pairs', { pairs: [] }, 'wrong at pairs'],
    [
      'a missing reading',
      { pairs: [{ ...pair('a', 'c.webp'), original: undefined }] },
      'wrong at pairs.0.original',
    ],
    [
      'two of one name',
      { pairs: [pair('a', 'c.webp'), pair('a', 'c.webp')] },
      "Two pairs in 'bad.json' are named 'a'",
    ],
    ['a picture outside', { pairs: [pair('a', '../secret.png')] }, 'leaves the folder'],
    ['an absolute picture', { pairs: [pair('a', '/etc/hostname')] }, 'leaves the folder'],
    ['a picture that is not there', { pairs: [pair('a', 'none.png')] }, 'Cannot read'],
    ['a picture that is JSON', { pairs: [pair('a', 'pairs.json')] }, 'Cannot read'],
  ])('refuses %s', async (_, pairs, message) => {
    await expect(opened(pairs)).rejects.toThrow(message);
  });
});
