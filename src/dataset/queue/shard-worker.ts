import { canonicalJson, type Json, sha256, TopsyturvyError } from '../../core/index.js';
import { packageVersion } from '../../core/files/package-root.js';
import { openClosedSet, type ClosedSet } from './closed-set.js';
import { rangeOfShard, chunksOfShard, shardName } from './shard-range.js';
import { openStore } from './open-store.js';
import type { ShardStore } from './store.js';
import { checkRecord, readShardJob, type ShardJob } from './store-record.js';
import { disk, ifPossible } from '../../core/files/disk.js';
import { claimFolder } from '../folder/folder.js';
import { journalBytes } from '../folder/journal.js';
import { runIdentity, runIdentityOf } from '../folder/manifest.js';
import type { Maker } from '../item/maker.js';
import { settleForm } from '../tar/tar-file.js';
import { runTasks } from '../work/pool.js';
import { tasksOf } from '../write/write.js';

/** How a call of {@link makeShard} ended. */
type ShardOutcome = 'made' | 'there before' | 'stopped';

interface Making {
  readonly signal?: AbortSignal | undefined;
  /** Called with how many items were made just now. */
  onProgress?(now: number): void;
}

/**
 * Makes a shard and puts it into its store, marked as done: once, however often and by however many it is called. The shard is
 * there whole or not at all.
 * @throws TopsyturvyError 'bad-folder' if the store has the shard with other contents
 */
export async function makeShard(
  maker: Maker,
  job: ShardJob,
  store: ShardStore,
  making: Making = {},
): Promise<ShardOutcome> {
  const name = shardName(job.shard);
  if ((await store.marker(name)) !== undefined) return 'there before';
  const scratch = store.scratch(name);
  try {
    if (!(await makeIn(scratch, maker, job, making))) return 'stopped';
    const text = markerText(scratch, maker, job);
    if (await isThere(store, name, text)) return 'there before';
    await store.publish(name, scratch, (folder) => markerText(folder, maker, job) === text);
    await store.writeMarker(name, text);
    return 'made';
  } catch (error) {
    // One that was faster has tidied up what this one was making.
    if ((await store.marker(name)) === undefined) throw error;
    if (error instanceof TopsyturvyError && error.code !== 'bad-folder') throw error;
    return 'there before';
  } finally {
    ifPossible(() => disk.remove(scratch));
  }
}

/** @returns false if it was stopped */
async function makeIn(
  folder: string,
  maker: Maker,
  { shard, shards, format }: ShardJob,
  { signal, onProgress }: Making,
): Promise<boolean> {
  claimFolder(folder, runIdentity(maker), runIdentityOf);
  settleForm(folder, format);
  const tasks = tasksOf(chunksOfShard(maker.plan.length, shard, shards), format);
  const outcomes = runTasks(maker, folder, tasks, { base: '.', workers: 1, signal });
  for await (const { done } of outcomes) onProgress?.(done);
  return !signal?.aborted;
}

/** What a done-marker says: the same for equal shards, as a journal has the hash of each picture. */
function markerText(folder: string, { plan }: Maker, { shard, shards }: ShardJob): string {
  const chunks = chunksOfShard(plan.length, shard, shards);
  const hashes = chunks.map((chunk) => {
    const bytes = journalBytes(folder, chunk);
    return bytes ? sha256(bytes) : '';
  });
  const [from, to] = [chunks[0].from, chunks.at(-1)!.to];
  return `${JSON.stringify({ shard, from, to, sha256: sha256(hashes.join('\n')) })}\n`;
}

async function isThere(store: ShardStore, name: string, text: string): Promise<boolean> {
  const found = await store.marker(name);
  if (found === undefined || found === text) return found !== undefined;
  throw new TopsyturvyError(
    'broken-law',
    `Two workers made shard ${name} of '${store.name}' with different bytes; remake it with a machine that you trust`,
    name,
  );
}

/** Why a worker cannot do a job that another one may be able to do. */
export class NotHere extends Error {
  /** @param isOfJob whether it may well be able to do other jobs of the queue */
  constructor(
    reason: TopsyturvyError,
    readonly isOfJob: boolean,
  ) {
    super(reason.message, { cause: reason });
  }

  get reason(): TopsyturvyError {
    return this.cause as TopsyturvyError;
  }
}

interface ShardWorkerOptions {
  /** Where the store is on this machine. Default: where the job says. */
  readonly store?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with how many items were made just now. */
  onProgress?(now: number): void;
}

/** Does jobs, one after another, and keeps open what the last one needed. */
export class ShardWorker {
  private set: { readonly key: string; readonly opened: Promise<ClosedSet> } | undefined;
  private store: { readonly place: string; readonly opened: ShardStore } | undefined;

  constructor(private readonly options: ShardWorkerOptions) {}

  /**
   * @param data a job as it came from a queue
   * @throws NotHere if this machine has another version, other fonts or no such store; TopsyturvyError for a job that no one can do
   */
  async run(data: unknown): Promise<{ readonly outcome: ShardOutcome; readonly job: ShardJob }> {
    const job = readShardJob(data);
    const set = await this.setOf(job);
    const range = rangeOfShard(set.maker.plan.length, job.shard, job.shards);
    if (range.from !== job.from || range.to !== job.to)
      throw new TopsyturvyError(
        'bad-spec',
        `The job's items are not those of its shard ${job.shard}`,
        job.from,
      );
    const store = await this.storeOf(job);
    const outcome = await makeShard(set.maker, job, store, this.options);
    return { outcome, job };
  }

  private async setOf({ spec, seed, identity, topsyturvy }: ShardJob): Promise<ClosedSet> {
    const version = packageVersion();
    if (topsyturvy !== version)
      throw elsewhere(
        `The job is for topsyturvy ${topsyturvy}, and this worker has ${version}; give both the same`,
      );
    // A spec is JSON, but an interface has no index signature.
    const key = canonicalJson({ spec: spec as unknown as Json, seed });
    if (this.set?.key !== key) this.set = { key, opened: openClosedSet(spec, seed) };
    const set = await this.set.opened;
    if (set.identity === identity) return set;
    throw elsewhere(
      'The job was made with other fonts, families or renderers than this worker has; give both the same installation of topsyturvy',
    );
  }

  private async storeOf(job: ShardJob): Promise<ShardStore> {
    const place = this.options.store ?? job.store;
    if (this.store?.place !== place)
      this.store = { place, opened: await openStore(place, this.options.signal) };
    try {
      await checkRecord(this.store.opened, job);
    } catch (error) {
      if (error instanceof TopsyturvyError && error.code === 'bad-folder')
        throw new NotHere(error, this.options.store === undefined);
      throw error;
    }
    return this.store.opened;
  }
}

const elsewhere = (message: string): NotHere => new NotHere(new TopsyturvyError('bad-spec', message), true);
