import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { TopsyturvyError } from '../../src/core/errors.js';
import { realDisk, useDisk } from '../../src/core/files/disk.js';
import { mergeShards } from '../../src/dataset/merge/merge.js';
import type { Spec } from '../../src/dataset/plan/spec.js';
import { openClosedSet } from '../../src/dataset/queue/closed-set.js';
import { collectShards } from '../../src/dataset/queue/collect.js';
import { FolderStore } from '../../src/dataset/queue/folder-store.js';
import { makeShard } from '../../src/dataset/queue/shard-worker.js';
import type { ShardJob } from '../../src/dataset/queue/store-record.js';
import { rangeOfShard } from '../../src/dataset/queue/shard-range.js';
import { claimStore } from '../../src/dataset/queue/store-record.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { FailingDisk, quickDisk, type Failure } from './failing-disk.js';
import { sharedFolder, snapshot, temporaryFolder } from './folders.js';

const spec: Spec = {
  name: 'text',
  preset: 'strict',
  parts: [{ name: 'text', family: 'text/rotated', count: 10, params: { length: 2, size: 32 } }],
};
const setOf = () => plan(spec, { seed: 5 });
const root = sharedFolder();
const whole = join(root, 'whole');
const shards = [1, 2].map((i) => join(root, `shard-${i}`));

beforeAll(async () => {
  useDisk(quickDisk);
  await writeDataset(setOf(), whole);
  for (const [i, folder] of shards.entries())
    await writeDataset(setOf(), folder, { shard: { i: i + 1, n: 2 } });
});
afterAll(() => useDisk(realDisk));

const published = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(snapshot(folder)).filter(([name]) => !name.startsWith('.topsyturvy/')));

/** A run leaves its lock only if the disk lets it remove nothing; the next run then finds that its process has ended. */
function endProcess(folder: string): void {
  const locks = join(folder, '.topsyturvy/locks');
  for (const lock of existsSync(locks) ? readdirSync(locks) : [])
    writeFileSync(join(locks, lock, 'owner'), `${2 ** 30}\n${hostname()}`); // above the largest process number
}

/**
 * Runs on a disk that fails at each call in turn, and then again on one that does not.
 *
 * @param check what else holds after each failure, and after the second run
 * @param isNew whether the run makes `out` once and whole
 */
async function failEverywhere(
  failure: Failure,
  run: (place: string) => Promise<unknown>,
  check: (place: string) => void = () => undefined,
  isNew = false,
): Promise<number> {
  const right = temporaryFolder();
  await run(right);
  const expected = published(join(right, 'out'));
  /** Either no dataset or that of an undisturbed run. */
  const checkOut = (place: string, isWhole: boolean): void => {
    const out = join(place, 'out');
    if (isWhole || existsSync(join(out, 'dataset.json'))) expect(published(out)).toEqual(expected);
    check(place);
  };
  // Every call once where it alone fails; of the other ways each third.
  for (let at = 0; ; at += failure === 'refused' ? 1 : 3) {
    const place = temporaryFolder();
    const failing = new FailingDisk(at, failure);
    let error: unknown;
    await failing.during(() => run(place)).catch((one: unknown) => (error = one));
    if (!failing.failed) return at;
    const what = `${failing.failed.call} ${String(failing.failed.args[0])}, call ${at}`;
    if (error !== undefined) {
      expect(error, what).toBeInstanceOf(TopsyturvyError);
      expect((error as Error).message, what).toMatch(/^Cannot write to '[^']+': [a-z][^.\n]*$/);
      expect((error as Error).message, what).toContain(place);
    }
    checkOut(place, error === undefined);
    // The set's own lock, and that of shards which are fetched beside it.
    for (const name of ['out', 'out.shards.tmp']) endProcess(join(place, name));
    // What took its place before the disk failed is whole, and is no place for another.
    if (!isNew || !existsSync(join(place, 'out'))) await run(place);
    checkOut(place, true);
    rmSync(place, { recursive: true });
  }
}

describe('a disk that fails at each call in turn', () => {
  test.each<Failure>(['refused', 'half', 'done', 'dead'])(
    'merge: %s',
    { timeout: 120_000 },
    async (failure) => {
      const calls = await failEverywhere(failure, (place) => mergeShards(shards, join(place, 'out')));
      expect(calls).toBeGreaterThan(4);
    },
  );

  test.each<Failure>(['refused', 'half', 'done', 'dead'])(
    'merge of a finished set: %s',
    { timeout: 120_000 },
    async (failure) => {
      const calls = await failEverywhere(
        failure,
        (place) => mergeShards([whole], join(place, 'out')),
        undefined,
        true,
      );
      expect(calls).toBeGreaterThan(2);
    },
  );

  test.each<Failure>(['refused', 'half', 'done', 'dead'])(
    'queue: %s',
    { timeout: 240_000 },
    async (failure) => {
      const { maker, identity, version } = await openClosedSet(spec, '5');
      const { length, seed } = maker.plan;
      const run = async (place: string): Promise<void> => {
        const store = new FolderStore(join(place, 'store'));
        const jobs = [0, 1].map((shard): ShardJob => ({
          ...{ spec: maker.plan.spec, seed, shard, shards: 2, ...rangeOfShard(length, shard, 2) },
          ...{ format: 'folder', topsyturvy: version, identity, store: store.name },
        }));
        await claimStore(store, jobs[0]);
        for (const job of jobs) await makeShard(maker, job, store);
        await collectShards(store.name, join(place, 'out'));
      };
      const calls = await failEverywhere(failure, run, (place) => {
        const done = join(place, 'store/done');
        // What is marked is there.
        for (const name of existsSync(done) ? readdirSync(done) : [])
          expect(existsSync(join(place, 'store/shards', name))).toBe(true);
      });
      expect(calls).toBeGreaterThan(20);
    },
  );
});
