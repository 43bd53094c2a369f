import { unexpected } from '../core/errors.js';
import { allChunksMade, assemble } from './assemble.js';
import { claimFolder } from './folder.js';
import { jobOf, type Task } from './job.js';
import { chunksOf, type Chunk } from './journal.js';
import { prepare } from './maker.js';
import { runIdentity, runIdentityOf } from './manifest.js';
import { loadFamilies } from './modules.js';
import type { Plan } from './plan.js';
import { runTasks } from './pool.js';
import type { Manifest } from './record.js';

export interface WriteOptions {
  /** Worker threads. Default 1: everything happens in this thread. */
  readonly workers?: number;
  /** Makes only the i-th of n shares, 1 ≤ i ≤ n. Shards may share a folder, or be copied into one later. */
  readonly shard?: { readonly i: number; readonly n: number };
  /** The folder that paths in the spec are relative to. Default: the working directory. */
  readonly base?: string;
  /** Called after every piece of work with how many items are done, of how many, and how many of them just now. */
  onProgress?(done: number, total: number, now: number): void;
  /** Stops the run cleanly; the same call goes on later. */
  readonly signal?: AbortSignal;
}

/**
 * Writes a plan's dataset to a folder, or goes on with one that a run with the same plan began there. Finished items are
 * not drawn again. The bytes do not depend on workers, shards, kills and resumes.
 *
 * @returns the manifest, or undefined if the run was stopped or other shards are still missing
 * @throws TopsyturvyError 'bad-folder' if the folder holds anything else or cannot be written
 */
export async function writeDataset(
  plan: Plan,
  folder: string,
  options: WriteOptions = {},
): Promise<Manifest | undefined> {
  const { workers = 1, shard, base = '.', signal } = options;
  checkWorkers(workers);
  if (workers > 1) await checkFamiliesTravel(plan, base);
  const maker = await prepare(plan, { base });
  const done = claimFolder(folder, runIdentity(maker), runIdentityOf);
  if (done) return done;
  const chunks = shardOf(chunksOf(plan.length), shard);
  const total = chunks.reduce((sum, { from, to }) => sum + to - from, 0);
  let count = 0;
  const tasks = chunks.map((chunk): Task => ({ kind: 'write', chunk }));
  for await (const { chunk, done: now } of runTasks(
    maker,
    jobOf(plan, folder, base),
    tasks,
    workers,
    signal,
  )) {
    count += chunk.to - chunk.from;
    options.onProgress?.(count, total, now);
  }
  if (signal?.aborted || !allChunksMade(folder, plan.length)) return undefined;
  return assemble(maker, folder);
}

/** Threads load families by name: from us and from the spec's modules. */
export async function checkFamiliesTravel(plan: Plan, base: string): Promise<void> {
  const travelling = await loadFamilies(plan.spec.modules, base);
  for (const { family } of plan.parts) {
    if (travelling.has(family)) continue;
    throw unexpected(
      'bad-parameter',
      'workers',
      `more than 1 with the family ${family.name} of this program`,
      "1, or a family whose module is named in the spec's modules",
    );
  }
}

export function checkWorkers(workers: number): void {
  if (!(Number.isInteger(workers) && workers >= 1 && workers <= 256)) {
    throw unexpected('bad-parameter', 'workers', workers, 'a whole number from 1 to 256');
  }
}

function shardOf(chunks: Chunk[], shard: WriteOptions['shard']): Chunk[] {
  if (!shard) return chunks;
  const { i, n } = shard;
  if (!(Number.isInteger(n) && Number.isInteger(i) && i >= 1 && i <= n && n <= 100_000)) {
    throw unexpected('bad-spec', 'shard', `${i}/${n}`, 'i/n with 1 ≤ i ≤ n, e.g. 2/4');
  }
  return chunks.filter(({ number }) => number % n === i - 1);
}
