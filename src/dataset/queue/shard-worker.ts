import { canonicalJson, type Json } from '../../core/json.js';
import { TopsyturvyError } from '../../core/errors.js';
import { packageVersion } from '../../core/files/package-root.js';
import { openClosedSet, type ClosedSet } from './closed-set.js';
import { makeShard, type ShardOutcome } from './make-shard.js';
import { readShardJob, type ShardJob } from './shard-job.js';
import { rangeOfShard } from './shard-range.js';
import { openStore } from './open-store.js';
import type { ShardStore } from './store.js';
import { checkRecord } from './store-record.js';

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
    if (this.store?.place !== place) this.store = { place, opened: await openStore(place) };
    try {
      await checkRecord(this.store.opened, job);
    } catch (error) {
      if (error instanceof TopsyturvyError && error.code === 'bad-folder') throw new NotHere(error, false);
      throw error;
    }
    return this.store.opened;
  }
}

const elsewhere = (message: string): NotHere => new NotHere(new TopsyturvyError('bad-spec', message), true);
