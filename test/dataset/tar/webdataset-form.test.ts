import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar-stream';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Manifest } from '../../../src/dataset/item/record.js';
import { mergeShards } from '../../../src/dataset/merge/merge.js';
import type { Spec } from '../../../src/dataset/plan/spec.js';
import { verifyDataset } from '../../../src/dataset/verify/verify.js';
import { writeDataset, type WriteOptions } from '../../../src/dataset/write/write.js';
import { sharedFolder, snapshot, temporaryFolder } from '../folders.js';
import { runningLightFamily } from '../running-light-family.js';
import { sidesFamily } from '../sides-family.js';

/** Parts with other fields, a film among them, in six chunks. */
const spec: Spec = {
  name: 'every-kind',
  preset: 'strict',
  parts: [
    { name: 'sides', family: 'user/sides', count: 20, params: {} },
    { name: 'film', family: 'user/running-light', count: 1, params: {} },
    { name: 'more', family: 'user/sides', count: 20, params: {} },
  ],
};
const families = [sidesFamily, runningLightFamily];
const write = async (folder: string, options: WriteOptions = {}) =>
  writeDataset(await plan(spec, { seed: 3, families }), folder, options);
const verify = (folder: string) => verifyDataset(folder, { families });

const root = sharedFolder();
const [loose, packed] = [join(root, 'loose'), join(root, 'packed')];
let whole: Manifest;

beforeAll(async () => {
  whole = (await write(loose))!;
  expect(await write(packed, { format: 'webdataset' })).toEqual(whole);
});

const tars = (folder: string): string[] => readdirSync(join(folder, 'shards')).sort();

async function membersOf(file: string): Promise<{ name: string; mtime: number; data: Buffer }[]> {
  const found = [];
  for await (const entry of Readable.from([readFileSync(file)]).pipe(extract())) {
    const parts: Uint8Array[] = [];
    for await (const part of entry as AsyncIterable<Uint8Array>) parts.push(part);
    found.push({ name: entry.header.name, mtime: Number(entry.header.mtime), data: Buffer.concat(parts) });
  }
  return found;
}

test('it has the files of lines of the folder form, the same digest, and no pictures as files', () => {
  for (const file of ['dataset.json', 'items.jsonl', 'questions.jsonl', 'schema.json'])
    expect(readFileSync(join(packed, file))).toEqual(readFileSync(join(loose, file)));
  expect(readdirSync(packed).sort()).toEqual([
    'dataset.json',
    'items.jsonl',
    'questions.jsonl',
    'schema.json',
    'shards',
  ]);
});

test('samples have keys without a dot, stand together, and have the same fields in a file; none is empty', async () => {
  const keys = new Set<string>();
  for (const name of tars(packed)) {
    const members = await membersOf(join(packed, 'shards', name));
    expect(members.length).toBeGreaterThan(0);
    const samples = new Map<string, string[]>();
    let last = '';
    for (const { name: member, mtime } of members) {
      expect(mtime).toBe(0);
      const [, key, field] = /^([^.]+)\.(.*)$/.exec(member)!;
      if (key !== last) expect(samples.has(key)).toBe(false);
      samples.set((last = key), [...(samples.get(key) ?? []), field]);
    }
    expect(new Set([...samples.values()].map(String)).size).toBe(1);
    for (const key of samples.keys()) keys.add(key);
  }
  expect(keys.size).toBe(41);
});

test('a sample has its pictures and its lines', async () => {
  const [first] = readFileSync(join(packed, 'items.jsonl'), 'utf8').split('\n');
  const { id, views } = JSON.parse(first) as { id: string; views: { name: string; file: string }[] };
  const members = await membersOf(
    join(
      packed,
      'shards',
      tars(packed).find((name) => /000000/.test(name))!,
    ),
  );
  for (const { name, file } of views)
    expect(members.find((one) => one.name === `${id.slice(-16)}.${name}.png`)!.data).toEqual(
      readFileSync(join(loose, file)),
    );
  const json = JSON.parse(String(members.find(({ name }) => name === `${id.slice(-16)}.json`)!.data)) as {
    id: string;
    item: string;
    questions: string;
  };
  expect(json.item).toBe(first);
  expect((JSON.parse(json.questions) as { item: string }[]).every(({ item }) => item === id)).toBe(true);
});

test('a run that was stopped goes on at the chunk, and ends in the same bytes', async () => {
  const out = join(temporaryFolder(), 'out');
  const stop = new AbortController();
  const stopped = await write(out, {
    format: 'webdataset',
    signal: stop.signal,
    onProgress: (done) => done >= 16 && stop.abort(),
  });
  expect(stopped).toBeUndefined();
  expect(existsSync(join(out, 'dataset.json'))).toBe(false);
  const before = tars(out);
  expect(before.length).toBeGreaterThanOrEqual(2);
  // A tar file that a power failure spoiled is made again.
  writeFileSync(join(out, 'shards', before[0]), 'spoiled');
  await write(out, { format: 'webdataset' });
  expect(snapshot(out)).toEqual(snapshot(packed));
});

test('neither form goes on in the other', async () => {
  await expect(write(packed)).rejects.toThrow(/has its pictures in tar files \(--format webdataset\); go on/);
  await expect(write(loose, { format: 'webdataset' })).rejects.toThrow(
    /has its pictures in files of their own/,
  );
  await expect(write(loose, { format: 'zip' as 'folder' })).rejects.toThrow(
    'Expected folder or webdataset for format but received "zip"',
  );
});

describe('verify', () => {
  test('finds nothing wrong', async () => {
    expect(await verify(packed)).toMatchObject({ ok: true, problems: [] });
  });

  const spoiled = (spoil: (folder: string, tar: string) => void): string => {
    const folder = join(temporaryFolder(), 'copy');
    cpSync(packed, folder, { recursive: true });
    spoil(folder, join(folder, 'shards', tars(folder)[0]));
    return folder;
  };
  const problemsOf = async (folder: string) => (await verify(folder)).problems.map(({ what }) => what);

  test('finds a picture with another byte', async () => {
    const folder = spoiled((_, tar) => {
      const bytes = readFileSync(tar);
      bytes[512 + 60] ^= 1;
      writeFileSync(tar, bytes);
    });
    expect(await problemsOf(folder)).not.toEqual([]);
  });

  test('finds JSON with another byte', async () => {
    const folder = spoiled((_, tar) => {
      const bytes = readFileSync(tar);
      bytes[bytes.indexOf('"questions":"[') + 16] ^= 1;
      writeFileSync(tar, bytes);
    });
    expect(await problemsOf(folder)).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}\.json in its tar file does not say what the dataset's lines say$/),
    ]);
  });

  test('finds a tar file that is missing, cut short or not ours', async () => {
    expect(await problemsOf(spoiled((_, tar) => rmSync(tar)))).toContainEqual(
      expect.stringMatching(/^Cannot read '.*\.tar': there is no such file$/),
    );
    const cut = spoiled((_, tar) => writeFileSync(tar, readFileSync(tar).subarray(0, 3000)));
    expect(await problemsOf(cut)).toContainEqual(
      expect.stringMatching(/^The tar file '.*' ends within '.*'$/),
    );
    const more = spoiled((folder) => writeFileSync(join(folder, 'shards/every-kind-2images-000099.tar'), ''));
    expect(await problemsOf(more)).toEqual(['the file belongs to no item']);
  });
});

describe('merge', () => {
  test('takes shards of both forms, and writes either', async () => {
    const set = () => plan('text/rotated', { seed: 5, count: 30, params: { length: 3, size: 48 } });
    const folder = temporaryFolder();
    const shards = [join(folder, 'a'), join(folder, 'b')];
    await writeDataset(set(), shards[0], { shard: { i: 1, n: 2 } });
    await writeDataset(set(), shards[1], { shard: { i: 2, n: 2 }, format: 'webdataset' });
    const picturesOf = (of: string) => {
      const { 'dataset.json': manifest, ...others } = snapshot(of);
      expect(manifest).toBeDefined(); // the same set, but a spec's fields may be in another order
      return others;
    };
    for (const format of ['folder', 'webdataset'] as const) {
      const [one, merged] = [join(folder, format), join(folder, `merged-${format}`)];
      const { digest } = (await writeDataset(set(), one, { format }))!;
      expect((await mergeShards(shards, merged, { format })).digest).toBe(digest);
      expect(picturesOf(merged)).toEqual(picturesOf(one));
    }
    // A finished set is unpacked.
    const out = join(folder, 'unpacked');
    await mergeShards([join(folder, 'webdataset')], out);
    expect(snapshot(out)).toEqual(snapshot(join(folder, 'folder')));
  });

  test('names a shard of another form whose tar file is spoiled', async () => {
    const set = () => plan('text/rotated', { seed: 5, count: 16, params: { length: 3, size: 48 } });
    const folder = join(temporaryFolder(), 'a');
    await writeDataset(set(), folder, { shard: { i: 1, n: 1 }, format: 'webdataset' });
    expect(existsSync(join(folder, 'dataset.json'))).toBe(true);
    const tar = join(folder, 'shards', tars(folder)[0]);
    const bytes = readFileSync(tar);
    // The type of the first member: a sparse file of GNU tar. The checksum is that of the header, with spaces in its own place.
    bytes.write('S', 156);
    bytes.write('        ', 148);
    const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    writeFileSync(tar, bytes);
    await expect(mergeShards([folder], join(folder, '../sparse'))).rejects.toThrow(
      /has '([0-9a-f]{16}\.original\.png)', which is no plain file, where '\1' should be$/,
    );
    writeFileSync(tar, '');
    await expect(mergeShards([folder], join(folder, '../out'))).rejects.toThrow(
      /has nothing where '[0-9a-f]{16}\.original\.png' should be$/,
    );
  });
});
