import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { mergeShards } from '../../src/dataset/merge/merge.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import type { Manifest } from '../../src/dataset/item/record.js';
import { sharedFolder, temporaryFolder } from './folders.js';

const root = sharedFolder();
const n = 3;
const setOf = (seed: number) => plan('text/rotated', { seed, count: 40, params: { length: 3, size: 48 } });
const shardAt = (i: number): string => join(root, `shard-${i}`);
const shards = Array.from({ length: n }, (_, i) => shardAt(i + 1));
let whole: Manifest;

beforeAll(async () => {
  whole = (await writeDataset(setOf(1), join(root, 'whole')))!;
  for (let i = 1; i <= n; i++)
    expect(await writeDataset(setOf(1), shardAt(i), { shard: { i, n } })).toBeUndefined();
});

/** Copies of the shards, for tests that spoil one. */
function copies(): string[] {
  const folder = temporaryFolder();
  return shards.map((shard, i) => {
    const to = join(folder, `shard-${i + 1}`);
    cpSync(shard, to, { recursive: true });
    return to;
  });
}

const firstPicture = (folder: string): string => {
  const images = join(folder, 'images');
  const [sub] = readdirSync(images);
  return join(images, sub, readdirSync(join(images, sub))[0]);
};

/** The journals of a shard, to be spoiled. */
const journals = (folder: string): string[] =>
  readdirSync(join(folder, '.topsyturvy'))
    .filter((name) => name.endsWith('.journal'))
    .map((name) => join(folder, '.topsyturvy', name));

test('of few items one shard may make them all: its finished dataset is taken, in either form', async () => {
  const few = () => plan('text/rotated', { seed: 2, count: 6, params: { length: 3, size: 48 } });
  const at = temporaryFolder();
  for (const format of ['folder', 'webdataset'] as const) {
    const made = [1, 2, 3].map((i) => join(at, `${format}-${i}`));
    for (const [i, folder] of made.entries())
      await writeDataset(few(), folder, { shard: { i: i + 1, n }, format });
    const out = join(at, `${format}-merged`);
    const { digest } = await mergeShards(made, out);
    expect(await verifyDataset(out)).toMatchObject({ ok: true });
    expect(digest).toBe((await writeDataset(few(), join(at, `${format}-whole`)))!.digest);
    await expect(mergeShards([made[0], shards[1]], join(at, 'mixed'))).rejects.toThrow(
      /^The shard in '.*shard-2' was made of another spec than that in '.*-1'$/,
    );
  }
});

test('in any order, shards of folders of their own become the dataset that one run makes', async () => {
  const out = join(temporaryFolder(), 'merged');
  const told: number[] = [];
  const manifest = await mergeShards([...shards].reverse(), out, { onProgress: (done) => told.push(done) });
  expect(manifest).toEqual(whole);
  expect(told.at(-1)).toBe(40);
  for (const file of ['items.jsonl', 'questions.jsonl', 'schema.json'])
    expect(readFileSync(join(out, file))).toEqual(readFileSync(join(root, 'whole', file)));
  expect(await verifyDataset(out)).toMatchObject({ ok: true });
  expect(existsSync(join(out, '.topsyturvy'))).toBe(false);
  // The shards stay as they are.
  expect(journals(shards[0]).length).toBeGreaterThan(0);
  expect(await mergeShards(shards, out)).toEqual(whole);
});

test('a shard that was made twice, or in part, does no harm; one that is missing is told by its item', async () => {
  const [first, second, third] = copies();
  const part = join(temporaryFolder(), 'part');
  cpSync(third, part, { recursive: true });
  const [journal] = journals(part);
  writeFileSync(journal, readFileSync(journal).subarray(0, statSync(journal).size - 20));
  const out = join(temporaryFolder(), 'merged');
  await expect(mergeShards([first, second, part], out)).rejects.toThrow(
    /^No shard has the item 'text-rotated-[0-9a-f]{16}', which is number \d+ of 40; run the shard that is missing or unfinished, and merge again$/,
  );
  expect(existsSync(join(out, 'dataset.json'))).toBe(false);
  expect((await mergeShards([first, part, second, second, third], out)).digest).toBe(whole.digest);
});

describe('what cannot be merged is refused in a sentence', () => {
  const merged = (folders: readonly string[]) => mergeShards(folders, join(temporaryFolder(), 'merged'));

  test('another seed', async () => {
    const other = join(temporaryFolder(), 'other');
    await writeDataset(setOf(2), other, { shard: { i: 2, n } });
    await expect(merged([shards[0], other])).rejects.toThrow(
      /^The shard in '.*other' was made of another seed than that in '.*shard-1'$/,
    );
  });

  test('any other folder', async () => {
    await expect(merged([temporaryFolder()])).rejects.toThrow(/is no folder of shards; merge takes what/);
    await expect(merged([join(root, 'nowhere')])).rejects.toThrow(/is no folder of shards/);
  });

  test('shards of another version, or of other fonts', async () => {
    const all = copies();
    for (const folder of all) {
      const file = join(folder, '.topsyturvy/run.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"text\/rotated":\d+/, '"text/rotated":99'));
    }
    await expect(merged(all)).rejects.toThrow(
      /was made of other versions of families than this version of topsyturvy makes here$/,
    );
    for (const folder of all) {
      const file = join(folder, '.topsyturvy/run.json');
      const text = readFileSync(file, 'utf8').replace('"text/rotated":99', '"text/rotated":1');
      writeFileSync(file, text.replace(/("assets":\{"[^"]+":")[0-9a-f]{8}/, '$100000000'));
    }
    await expect(merged(all)).rejects.toThrow(/was made of other fonts or files of a user than this version/);
  });

  test('a spoiled picture, and one that is a link to another file', async () => {
    const all = copies();
    const picture = firstPicture(all[1]);
    const data = readFileSync(picture);
    data[data.length - 20] ^= 1;
    writeFileSync(picture, data);
    await expect(merged(all)).rejects.toThrow(/^The picture '.*' is not the one that the shard's item names/);
    rmSync(picture);
    symlinkSync('/etc/passwd', picture);
    await expect(merged(all)).rejects.toThrow(/^Cannot read '.*': it is a link that leaves the dataset$/);
  });

  test('a module that the user has not named', async () => {
    const all = copies();
    for (const folder of all) {
      const file = join(folder, '.topsyturvy/run.json');
      const run = JSON.parse(readFileSync(file, 'utf8')) as { spec: object };
      writeFileSync(file, JSON.stringify({ ...run, spec: { ...run.spec, modules: ['evil.mjs'] } }));
    }
    await expect(merged(all)).rejects.toThrow(/names the module 'evil\.mjs', a program that would run/);
  });
});
