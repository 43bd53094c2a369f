import { unexpected, badFolder } from '../../core/errors.js';
import { assemble } from '../folder/assemble.js';
import { claimFolder } from '../folder/folder.js';
import { type Task } from '../work/job.js';
import { addStats, type WriteStats } from '../work/stats.js';
import { chunksOf, type Chunk } from '../folder/journal.js';
import { prepare, type Maker } from '../item/maker.js';
import { lockRun } from '../folder/run-lock.js';
import { runIdentity, runIdentityOf } from '../folder/manifest.js';
import type { Plan, PlanLike } from '../plan/plan.js';
import { checkFormat, settleForm, type Form } from '../tar/tar-file.js';
import { checkWorkers, runTasks, threadsOf, type WorkOptions } from '../work/pool.js';
import type { Manifest } from '../item/record.js';

/** How a dataset is written; none of it changes a byte. */
export interface WriteOptions extends WorkOptions {
  /** Makes only the i-th of n shares, 1 ≤ i ≤ n. Shards may share a folder, or be copied into one later. */
  readonly shard?: { readonly i: number; readonly n: number };
  /** How pictures are kept: each as a file of its own, or in tar files as WebDataset has them. Default: 'folder' */
  readonly format?: Form;
  /** Called before anything is made, with what a user should know of the set: what of theirs was left out, and why. */
  onNote?(note: string): void;
  /**
   * Called when the work of this call is done, also if it was stopped, with the CPU time of the items that it made. Workers are
   * processes then, of which each knows its own time.
   */
  onStats?(stats: WriteStats): void;
  /** Stops the run cleanly; the same call continues later. */
  readonly signal?: AbortSignal;
}

/**
 * Writes a plan's dataset to a folder, or continues with one that a run with the same plan began there. Finished items are
 * not drawn again. The bytes do not depend on workers, shards, kills and resumes.
 * @returns the manifest, or undefined if the run was stopped or other shards are still missing
 * @throws TopsyturvyError 'bad-folder' if the folder holds anything else or cannot be written
 */
export async function writeDataset(
  planned: PlanLike,
  folder: string,
  options: WriteOptions = {},
): Promise<Manifest | undefined> {
  const { workers = 1, shard, format = 'folder', base = '.', signal } = options;
  checkWorkers(workers);
  checkShard(shard);
  checkFormat(format);
  const wanted = await planned;
  const threads = await threadsOf(workers, wanted, base, shard?.n);
  const maker = await prepare(wanted, { base });
  const { plan } = maker;
  for (const note of maker.notes) options.onNote?.(note);
  const done = claimFolder(folder, runIdentity(maker), runIdentityOf);
  settleForm(folder, format);
  if (done) {
    options.onStats?.({});
    return done;
  }
  const release = await lockRun(folder, shard ?? { i: 1, n: 1 });
  try {
    // While this run waited for another one, that may have finished.
    const finished = claimFolder(folder, runIdentity(maker), runIdentityOf);
    if (finished) {
      options.onStats?.({});
      return finished;
    }
    let total = 0;
    for (const { from, to } of shardOf(plan, shard)) total += to - from;
    let count = 0;
    let stats: WriteStats = {};
    const timed = options.onStats !== undefined;
    const outcomes = runTasks(maker, folder, tasksOf(shardOf(plan, shard), format, timed), {
      base,
      workers: threads,
      signal,
      inProcesses: timed,
    });
    for await (const { chunk, done: now, stats: more = {} } of outcomes) {
      count += chunk.to - chunk.from;
      stats = addStats(stats, more);
      options.onProgress?.(count, total, now);
    }
    options.onStats?.(stats);
    return signal?.aborted ? undefined : await join(maker, folder, shard);
  } finally {
    release();
  }
}

/** One task of writing for each chunk. */
export function* tasksOf(chunks: Iterable<Chunk>, form: Form, stats = false): Generator<Task> {
  for (const chunk of chunks) yield { kind: 'write', chunk, form, stats };
}

/** Makes a dataset of what lies in the folder, unless another shard does so at the same time or is not there yet. */
async function join(
  maker: Maker,
  folder: string,
  shard: WriteOptions['shard'],
): Promise<Manifest | undefined> {
  let problem: unknown;
  try {
    const manifest = await assemble(maker, folder);
    if (manifest) return manifest;
  } catch (error) {
    problem = error; // maybe because the other one has just cleaned up
  }
  const joined = claimFolder(folder, runIdentity(maker), runIdentityOf);
  if (joined) return joined;
  if (problem !== undefined) throw problem;
  if (shard) return undefined;
  throw badFolder(
    `Another run is writing to '${folder}'; give the same command again when it has ended`,
    folder,
  );
}

function checkShard(shard: WriteOptions['shard']): void {
  if (!shard) return;
  const { i, n } = shard;
  if (!(Number.isInteger(n) && Number.isInteger(i) && i >= 1 && i <= n && n <= 100_000))
    throw unexpected('bad-spec', 'shard', `${i}/${n}`, 'i/n with 1 ≤ i ≤ n ≤ 100000, e.g. 2/4');
}

function* shardOf({ length }: Plan, shard: WriteOptions['shard']): Generator<Chunk> {
  for (const chunk of chunksOf(length)) {
    if (!shard || chunk.number % shard.n === shard.i - 1) yield chunk;
  }
}
