import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { realDisk, useDisk, type Disk } from '../../src/core/files/disk.js';
import { lockFile, lockRun } from '../../src/dataset/folder/run-lock.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { temporaryFolder } from './folders.js';
import { fully } from '../few.js';

const set = plan('text/rotated', { seed: 3, count: 600, params: { length: 4, size: 64 } });
afterEach(() => useDisk(realDisk));

const busy = (folder: string, share = ''): string =>
  `Another run${share} is writing to '${folder}'; give the same command again when it has ended`;

fully('of two runs on one folder the second is told so, and the first makes the dataset', async () => {
  const folder = temporaryFolder();
  const release = await lockRun(folder, { i: 1, n: 1 });
  await expect(lockRun(folder, { i: 1, n: 1 })).rejects.toThrow(busy(folder));
  await expect(lockRun(folder, { i: 2, n: 3 })).rejects.toThrow(busy(folder));
  expect(readdirSync(join(folder, '.topsyturvy/locks'))).toEqual(['1-of-1']);
  release();
  (await lockRun(folder, { i: 2, n: 3 }))();
  const runs = await Promise.allSettled([writeDataset(set, folder), writeDataset(set, folder)]);
  const made = runs.filter(({ status }) => status === 'fulfilled');
  expect(made.length).toBeGreaterThan(0);
  for (const run of runs)
    if (run.status === 'rejected') expect((run.reason as Error).message).toBe(busy(folder));
  expect(await writeDataset(set, folder)).toMatchObject({ counts: { items: 600 } });
  expect(existsSync(join(folder, '.topsyturvy'))).toBe(false);
});

test('shards of as many go on beside each other, others are told of them', async () => {
  const folder = temporaryFolder();
  const releases = [await lockRun(folder, { i: 1, n: 3 }), await lockRun(folder, { i: 2, n: 3 })];
  await expect(lockRun(folder, { i: 2, n: 3 })).rejects.toThrow(busy(folder, ' (shard 2 of 3)'));
  await expect(lockRun(folder, { i: 1, n: 1 })).rejects.toThrow(/Another run \(shard [12] of 3\)/);
  for (const release of releases) release();
});

test('the lock of a process that has ended is taken over at once', async () => {
  const folder = temporaryFolder();
  const lock = join(folder, '.topsyturvy/locks/1-of-1');
  mkdirSync(lock, { recursive: true });
  writeFileSync(join(lock, 'owner'), `${2 ** 30}\n${hostname()}`); // above the largest process number
  writeFileSync(join(lock, 'beats'), '7');
  (await lockRun(folder, { i: 1, n: 1 }))();
  expect(existsSync(lock)).toBe(false);
});

/** A disk that does a number of operations; then the process has been killed, amid the removal of a folder if that is next. */
class KilledDisk {
  constructor(private left: number) {}

  disk(): Disk {
    const alive =
      <A extends unknown[], R>(work: (...args: A) => R) =>
      (...args: A): R => {
        if (this.left-- > 0) return work(...args);
        if (this.left === -1 && work === (realDisk.remove as unknown)) removeOne(args[0] as string);
        throw new Error('killed');
      };
    const { open, write, flush, close, truncate, rename, makeFolder, remove } = realDisk;
    return {
      open: alive(open),
      write: alive(write),
      flush: alive(flush),
      close: alive(close),
      truncate: alive(truncate),
      rename: alive(rename),
      makeFolder: alive(makeFolder),
      remove: alive(remove),
    };
  }
}

/** The first step of removing a folder. */
function removeOne(folder: string): void {
  if (existsSync(join(folder, 'owner'))) rmSync(join(folder, 'owner'));
}

test.for([
  {
    name: 'a folder',
    lock: (folder: string) => lockRun(folder, { i: 1, n: 1 }),
    path: '.topsyturvy/locks/1-of-1',
  },
  {
    name: 'a file',
    lock: (folder: string) => lockFile(join(folder, 'r.jsonl')),
    path: 'r.jsonl.topsyturvy-lock',
  },
])(
  'wherever a run is killed that locks $name, its lock names it, so that the next one does not wait',
  async ({ lock, path }) => {
    let [kills, locked] = [0, 0];
    for (let operations = 0; ; operations++) {
      const folder = temporaryFolder();
      useDisk(new KilledDisk(operations).disk());
      let release: (() => void) | undefined;
      const killed = await lock(folder).then(
        (made) => void (release = made),
        () => 'killed',
      );
      if (!killed) release?.();
      useDisk(realDisk);
      const isThere = existsSync(join(folder, path));
      kills++;
      if (isThere) {
        locked++;
        expect(readFileSync(join(folder, path, 'owner'), 'utf8')).toBe(`${process.pid}\n${hostname()}`);
        writeFileSync(join(folder, path, 'owner'), `${2 ** 30}\n${hostname()}`);
      }
      (await lock(folder))();
      expect(existsSync(join(folder, path))).toBe(false);
      if (!killed && !isThere) break;
    }
    expect(kills).toBeGreaterThan(6);
    expect(locked).toBeGreaterThan(0);
  },
);
