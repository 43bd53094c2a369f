import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { NewFolder } from '../../../src/dataset/export/new-folder.js';
import { parquetLibrary, ParquetShards } from '../../../src/dataset/export/forms/parquet-shards.js';
import { plainCell, TsvParts } from '../../../src/dataset/export/forms/tsv.js';
import { TarShards } from '../../../src/dataset/export/forms/webdataset.js';
import { temporaryFolder } from '../folders.js';

const noise = (i: number): Buffer =>
  Buffer.from(Uint8Array.from({ length: 200_000 }, (_, k) => (k * (i + 7)) & 255));

test('tar files of about the size asked for, none empty, none that parts a sample', async () => {
  const out = join(temporaryFolder(), 'out');
  const folder = new NewFolder(out);
  const shards = new TarShards(folder, 'a', 1);
  for (let i = 0; i < 12; i++)
    await shards.add([
      { name: `k${i}.a.png`, data: noise(i) },
      { name: `k${i}.json`, data: Buffer.from('{}') },
    ]);
  const names = await shards.close();
  await folder.publish();
  expect(names).toEqual(['a-000000.tar', 'a-000001.tar', 'a-000002.tar']);
  for (const name of names) {
    const { length } = readFileSync(join(out, name));
    expect(length).toBeGreaterThan(200_000);
    expect(length).toBeLessThan(1.1 * (1 << 20));
  }
});

test('Parquet files of about the size asked for, which know how many there are', async () => {
  const out = join(temporaryFolder(), 'out');
  const folder = new NewFolder(out);
  const columns = { id: 'text', images: 'images' } as const;
  const shards = new ParquetShards(folder, await parquetLibrary(), 'data/test', columns, 1);
  for (let i = 0; i < 12; i++)
    shards.add({ id: `k${i}`, images: [{ bytes: noise(i), path: `${i}.png` }] }, 200_000);
  expect(shards.close()).toHaveLength(3);
  await folder.publish();
  const names = readdirSync(join(out, 'data')).sort();
  expect(names).toEqual([0, 1, 2].map((i) => `test-0000${i}-of-00003.parquet`));
  const ids: string[] = [];
  for (const name of names) {
    const file = await asyncBufferFromFile(join(out, 'data', name));
    for (const { id, images } of (await parquetReadObjects({ file, utf8: false })) as {
      id: string;
      images: { bytes: Uint8Array }[];
    }[]) {
      expect(Buffer.from(images[0].bytes).equals(noise(ids.length))).toBe(true);
      ids.push(id);
    }
  }
  expect(ids).toEqual(Array.from({ length: 12 }, (_, i) => `k${i}`));
});

test('a table begins anew after so many rows, and no row refers to a picture of another file', async () => {
  const out = join(temporaryFolder(), 'out');
  const folder = new NewFolder(out);
  const parts = new TsvParts(folder, 't', ['index', 'image'], { bytes: 1e9, rows: 3 });
  for (let i = 0; i < 5; i++) parts.add(['same.png'], (index, image) => ({ index, image: image ?? 'BYTES' }));
  expect(parts.close()).toEqual(['t', 't_part2']);
  await folder.publish();
  expect(readFileSync(join(out, 't_part2.tsv'), 'utf8')).toBe('index\timage\n1\tBYTES\n2\t1\n');
});

test.each([
  ['None', '"None"'],
  ['NA', '"NA"'],
  ['007', '"007"'],
  ['0.50', '"0.50"'],
  ['1e5', '"1e5"'],
  ['true', '"true"'],
  ['3 dots', '3 dots'],
  ['90°', '90°'],
  ['none', 'none'],
])('%s as pandas is to show it: %s', (text, cell) => {
  expect(plainCell(text)).toBe(cell);
});
