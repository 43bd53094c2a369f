import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { generate } from '../../src/dataset/generate.js';
import { prepare } from '../../src/dataset/item/maker.js';
import type { ItemRecord } from '../../src/dataset/item/record.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { needBuild, topsyturvy } from '../cli/command.js';
import { readLines, sharedFolder, snapshot, temporaryFolder } from './folders.js';
import { smallSpec } from './small.js';

const seed = 'the same';
const small = () => plan(smallSpec, { seed });

describe('the same spec and seed give the same bytes', () => {
  const whole = join(sharedFolder(), 'whole');
  let expected: Record<string, string>;
  let digest: string;
  beforeAll(async () => {
    needBuild();
    digest = (await writeDataset(small(), whole))!.digest;
    expected = snapshot(whole);
  });

  test('in two threads', async () => {
    const folder = temporaryFolder();
    expect((await writeDataset(small(), folder, { workers: 2 }))!.digest).toBe(digest);
    expect(snapshot(folder)).toEqual(expected);
  });

  test('in three shards on one folder, in any order', async () => {
    const folder = temporaryFolder();
    for (const i of [3, 1]) {
      expect(await writeDataset(small(), folder, { shard: { i, n: 3 } })).toBeUndefined();
    }
    expect((await writeDataset(small(), folder, { shard: { i: 2, n: 3 } }))!.digest).toBe(digest);
    expect(snapshot(folder)).toEqual(expected);
  });

  test('in three shards on one folder at the same time', async () => {
    const folder = temporaryFolder();
    const shards = await Promise.all(
      [1, 2, 3].map((i) => writeDataset(small(), folder, { shard: { i, n: 3 } })),
    );
    expect(shards.filter(Boolean).length).toBeGreaterThan(0);
    for (const manifest of shards) if (manifest) expect(manifest.digest).toBe(digest);
    expect(snapshot(folder)).toEqual(expected);
  });

  test('even if the same command runs twice at once: what they spoil for each other is made again', async () => {
    const folder = temporaryFolder();
    for (const run of await Promise.allSettled([1, 2].map(() => writeDataset(small(), folder)))) {
      if (run.status === 'fulfilled') expect(run.value!.digest).toBe(digest);
      else expect(String(run.reason)).toContain(`Another run is writing to '${folder}'`);
    }
    expect((await writeDataset(small(), folder))!.digest).toBe(digest);
    expect(snapshot(folder)).toEqual(expected);
  });

  test('in three folders copied together and joined', async () => {
    const folders = [1, 2, 3].map(() => temporaryFolder());
    for (const [at, folder] of folders.entries()) {
      await writeDataset(small(), folder, { shard: { i: at + 1, n: 3 } });
    }
    const joined = temporaryFolder();
    for (const folder of folders) cpSync(folder, joined, { recursive: true });
    expect((await writeDataset(small(), joined))!.digest).toBe(digest);
    expect(snapshot(joined)).toEqual(expected);
  });

  test('from another working directory, in another time zone and language', async () => {
    const folder = temporaryFolder();
    const spec = join(temporaryFolder(), 'small.json');
    writeFileSync(spec, JSON.stringify(smallSpec));
    const elsewhere = temporaryFolder();
    const settings = [
      { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
      { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' },
    ];
    for (const [at, env] of settings.entries()) {
      const out = join(folder, String(at));
      const { stdout, code } = await topsyturvy(
        ['generate', relative(elsewhere, spec), '--seed', seed, '--out', relative(elsewhere, out)],
        { cwd: elsewhere, env },
      );
      expect(code).toBe(0);
      expect(stdout).toContain(`digest ${digest}\n`);
      expect(snapshot(out)).toEqual(expected);
    }
  });

  test('as items made one by one, in any order', async () => {
    const lines = readLines<ItemRecord>(whole, 'items.jsonl');
    const maker = await prepare(small());
    for (let i = lines.length - 1; i >= 0; i--) expect(maker.make(i).record).toEqual(lines[i]);
  });

  test('when the plan is longer: item i of a part does not depend on how many there are', async () => {
    const longer = {
      ...smallSpec,
      parts: smallSpec.parts.map((part) => ({ ...part, count: part.name === 'match' ? 4 : 3 * part.count })),
    };
    const records = new Map<string, unknown>();
    for await (const { id, record } of generate(await plan(longer, { seed }))) records.set(id, record);
    for (const record of readLines<ItemRecord>(whole, 'items.jsonl')) {
      expect(records.get(record.id)).toEqual(record);
    }
  });
});

describe('a run that goes on', () => {
  test('finds a finished dataset and changes nothing', async () => {
    const folder = temporaryFolder();
    const first = await writeDataset(small(), folder);
    const times = () => Object.keys(snapshot(folder)).map((file) => statSync(join(folder, file)).mtimeMs);
    const before = times();
    expect(await writeDataset(small(), folder)).toEqual(first);
    expect(times()).toEqual(before);
  });

  test('does not draw finished pictures again', async () => {
    const folder = temporaryFolder();
    await writeDataset(small(), folder, { shard: { i: 1, n: 3 } });
    const images = Object.keys(snapshot(folder)).filter((file) => file.endsWith('.png'));
    const times = () => images.map((file) => statSync(join(folder, file)).mtimeMs);
    const before = times();
    expect(before.length).toBeGreaterThan(10);
    const made: number[] = [];
    await writeDataset(small(), folder, { onProgress: (_done, _total, now) => made.push(now) });
    expect(times()).toEqual(before);
    expect(made.reduce((sum, now) => sum + now)).toBe(20 - 8);
  });

  const chunk = (folder: string, number: number): string =>
    join(folder, '.topsyturvy', `${String(number).padStart(6, '0')}.journal`);

  /** Begins a dataset, spoils it, finishes it and compares. */
  async function spoiled(spoil: (folder: string) => void): Promise<void> {
    const [folder, whole] = [temporaryFolder(), temporaryFolder()];
    await writeDataset(small(), whole);
    for (const i of [1, 2]) await writeDataset(small(), folder, { shard: { i, n: 3 } });
    spoil(folder);
    await writeDataset(small(), folder);
    expect(snapshot(folder)).toEqual(snapshot(whole));
  }

  test('cuts off a journal line that was torn', () =>
    spoiled((folder) => {
      const file = chunk(folder, 0);
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.subarray(0, bytes.length - 100));
    }));

  test('makes an item anew whose journal line a power failure left as zeros', () =>
    spoiled((folder) => {
      const file = chunk(folder, 1);
      const bytes = readFileSync(file);
      bytes.fill(0, bytes.length - 3000, bytes.length - 1);
      writeFileSync(file, bytes);
    }));

  test('makes items anew after a line that is not the next one', () =>
    spoiled((folder) => {
      const file = chunk(folder, 0);
      const lines = readFileSync(file, 'utf8').split('\n');
      lines.splice(2, 0, lines[1]);
      writeFileSync(file, lines.join('\n'));
    }));

  test('draws a picture again that is cut off', () =>
    spoiled((folder) => {
      const [line] = readFileSync(chunk(folder, 0), 'utf8').split('\n').slice(3);
      const image = join(folder, /images\/[^"]+-rotated\.png/.exec(line)![0]);
      writeFileSync(image, readFileSync(image).subarray(0, 100));
    }));

  test('stops when told to and goes on later, in this thread and in others', async () => {
    needBuild();
    const whole = temporaryFolder();
    await writeDataset(small(), whole);
    for (const workers of [1, 2]) {
      const folder = temporaryFolder();
      const controller = new AbortController();
      const stopped = await writeDataset(small(), folder, {
        workers,
        signal: controller.signal,
        onProgress: () => controller.abort(),
      });
      expect(stopped).toBeUndefined();
      expect(Object.keys(snapshot(folder))).not.toContain('dataset.json');
      await writeDataset(small(), folder, { workers });
      expect(snapshot(folder)).toEqual(snapshot(whole));
    }
  });
});
