import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { lockRun } from '../../src/dataset/folder/run-lock.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { temporaryFolder } from './folders.js';
import { fully } from '../few.js';

const set = plan('text/rotated', { seed: 3, count: 600, params: { length: 4, size: 64 } });
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
