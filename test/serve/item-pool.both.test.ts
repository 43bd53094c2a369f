import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ItemPool, type Batch } from '../../src/serve/items/item-pool.js';
import { mostItems } from '../../src/serve/items/stream-part.js';
import { needBuild } from '../cli/command.js';
import { temporaryFolder } from '../dataset/folders.js';
import { fully } from '../few.js';

const noiseFamily = readFileSync(join(import.meta.dirname, 'noise.mjs'), 'utf8');

interface PoolOptions {
  /** Milliseconds for one item. */
  readonly timeout?: number;
  readonly family?: string;
  /** Items of a batch. */
  readonly many?: number;
}

async function openPool({ timeout = 60_000, family = noiseFamily, many = 1 }: PoolOptions = {}): Promise<{
  pool: ItemPool;
  batchOf: (waiters?: number) => Batch;
}> {
  needBuild();
  const base = temporaryFolder();
  writeFileSync(join(base, 'noise.mjs'), family);
  const pool = await ItemPool.open(1, timeout, () => Promise.resolve());
  onTestFinished(() => pool.close());
  const only = { name: 'noise', family: 'user/noise', count: mostItems, params: {} };
  const spec = { name: 'noise', preset: 'strict', modules: ['noise.mjs'], parts: [only] } as const;
  const part = { spec, seed: '0', base, paths: [], exclude: [] };
  const tasks = Array.from({ length: many }, (_, index) => ({
    index,
    dealt: true,
    asked: { which: 'one' } as const,
  }));
  const waitersOf = (count: number) =>
    new Set(Array.from({ length: count }, () => new AbortController().signal));
  return {
    pool,
    batchOf: (waiters = 0) => ({ part, tasks, waiters: waitersOf(waiters), untold: tasks.length }),
  };
}

test('what someone waits for is made before what is only made ahead, also if it was begun ahead', async () => {
  const { pool, batchOf } = await openPool();
  const made: string[] = [];
  const run = async (name: string, batch: Batch): Promise<void> => {
    await pool.run(batch);
    made.push(name);
  };
  const taken = batchOf();
  const runs = [
    run('first', batchOf()),
    run('ahead', batchOf()),
    run('taken', taken),
    run('asked', batchOf(1)),
  ];
  expect(pool.waiting).toBe(3);
  taken.waiters.add(new AbortController().signal);
  await Promise.all(runs);
  expect(made).toEqual(['first', 'taken', 'asked', 'ahead']);
});

test('what is forgotten is not made, unless someone waits for it', async () => {
  const { pool, batchOf } = await openPool();
  const [first, ahead, asked] = [batchOf(), batchOf(), batchOf(1)];
  const runs = [first, ahead, asked].map((batch) => pool.run(batch));
  for (const batch of [ahead, asked]) {
    batch.untold = 0;
    pool.forget(batch);
  }
  await expect(runs[1]).rejects.toThrow('The client has gone');
  expect(pool.waiting).toBe(1);
  expect(await runs[2]).toMatchObject([{ item: { family: 'user/noise' } }]);
  expect(pool.waiting).toBe(0);
});

fully('no more than 256 items are waited for at a time', async () => {
  const { pool, batchOf } = await openPool();
  const runs = Array.from({ length: 257 }, () => pool.run(batchOf(1)));
  expect(() => pool.checkRoom()).toThrow('256 items are being made; try again later');
  await Promise.all(runs);
  expect(() => pool.checkRoom()).not.toThrow();
});

/** The family of noise with something done first in making an item. */
const noiseThat = (first: string): string =>
  noiseFamily.replace('*propose({ stream, params }) {', `*propose({ stream, params, index }) {\n${first}`);

fully(
  'an item that is never made holds up a long batch no longer than two items may take',
  async () => {
    const { pool, batchOf } = await openPool({
      timeout: 500,
      family: noiseThat('while (index > 0);'),
      many: 600,
    });
    await expect(pool.run(batchOf())).rejects.toThrow('The item took longer than 0.5 s');
  },
  60_000,
);

fully(
  'a batch that takes longer than an item may is made whole',
  async () => {
    const asleep = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);';
    const { pool, batchOf } = await openPool({ timeout: 5000, family: noiseThat(asleep), many: 8 });
    const made = await pool.run(batchOf());
    expect(made.map((one) => 'item' in one)).toEqual(Array.from({ length: 8 }, () => true));
  },
  60_000,
);
