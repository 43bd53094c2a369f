import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { TopsyturvyError } from '../../src/core/errors.js';
import { exportDataset } from '../../src/dataset/export/export.js';
import { writeGallery } from '../../src/dataset/gallery/gallery.js';
import { mergeShards } from '../../src/dataset/merge/merge.js';
import { collectShards } from '../../src/dataset/queue/collect.js';
import { openClosedSet } from '../../src/dataset/queue/closed-set.js';
import { FolderStore } from '../../src/dataset/queue/folder-store.js';
import { makeShard } from '../../src/dataset/queue/shard-worker.js';
import { rangeOfShard } from '../../src/dataset/queue/shard-range.js';
import { claimStore, type ShardJob } from '../../src/dataset/queue/store-record.js';
import type { Spec } from '../../src/dataset/plan/spec.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { FailingReads } from './failing-reads.js';
import { sharedFolder, snapshot, temporaryFolder } from './folders.js';

const spec: Spec = {
  name: 'text',
  preset: 'strict',
  parts: [{ name: 'text', family: 'text/rotated', count: 10, params: { length: 2, size: 32 } }],
};
const setOf = () => plan(spec, { seed: 5 });
const root = sharedFolder();
const whole = join(root, 'whole');
const tarred = join(root, 'tarred');
const store = join(root, 'store');
const shards = [1, 2].map((i) => join(root, `shard-${i}`));

beforeAll(async () => {
  await writeDataset(setOf(), whole);
  await writeDataset(setOf(), tarred, { format: 'webdataset' });
  for (const [i, folder] of shards.entries())
    await writeDataset(setOf(), folder, { shard: { i: i + 1, n: 2 } });
  const { maker, identity, version } = await openClosedSet(spec, '5');
  const { length, seed } = maker.plan;
  const place = new FolderStore(store);
  const jobs = [0, 1].map((shard): ShardJob => ({
    ...{ spec: maker.plan.spec, seed, shard, shards: 2, ...rangeOfShard(length, shard, 2) },
    ...{ format: 'folder', topsyturvy: version, identity, store: place.name },
  }));
  await claimStore(place, jobs[0]);
  for (const job of jobs) await makeShard(maker, job, place);
});

const runs: Readonly<Record<string, (out: string) => Promise<unknown>>> = {
  merge: (out) => mergeShards(shards, out),
  'merge of tar files': (out) => mergeShards([tarred], out),
  verify: () => verifyDataset(whole),
  'verify of tar files': () => verifyDataset(tarred),
  export: (out) => exportDataset(whole, { to: 'llava', out }),
  'export to parquet': (out) => exportDataset(tarred, { to: 'parquet', out }),
  gallery: (out) => writeGallery(whole, { out }),
  queue: (out) => collectShards(store, out),
};

const contents = (out: string): Record<string, string> => (existsSync(out) ? snapshot(out) : {});

describe('a disk that refuses to be read, at each call in turn', () => {
  test.each(Object.keys(runs))('%s', { timeout: 240_000 }, async (name) => {
    const right = join(temporaryFolder(), 'out');
    await runs[name](right);
    let at = 0;
    for (; ; at++) {
      const place = temporaryFolder();
      const out = join(place, 'out');
      const failing = new FailingReads(at, root);
      let error: unknown;
      const result = await failing.during(() => runs[name](out)).catch((one: unknown) => void (error = one));
      if (!failing.failed) break;
      const what = `${failing.failed}, call ${at}`;
      if (error === undefined) {
        if (name.startsWith('verify')) expect(result, what).toMatchObject({ ok: false });
        else expect(contents(out), what).toEqual(contents(right));
      } else {
        expect(error, what).toBeInstanceOf(TopsyturvyError);
        expect((error as Error).message, what).toMatch(/^[^\n]*: [a-z][^.\n]*$/);
        expect(existsSync(join(out, 'dataset.json')), what).toBe(false);
      }
      expect(JSON.stringify(result ?? (error as Error).message), what).not.toContain('injected');
      rmSync(place, { recursive: true });
    }
    expect(at).toBeGreaterThan(10);
  });
});
