import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Queue, Worker } from 'bullmq';
import { messageOf, TopsyturvyError } from '../../core/errors.js';
import { jobCounts } from './job-counts.js';
import { connect, type Connection } from './redis.js';
import { NotHere, ShardWorker } from './shard-worker.js';

export interface WorkOptions {
  /** `redis://[name:password@]host:port` */
  readonly redis: string;
  /** Of the queue. */
  readonly queue: string;
  /** Where the store is on this machine. Default: where jobs say. */
  readonly store?: string | undefined;
  /** Goes on waiting for jobs when all are done. */
  readonly stay: boolean;
  /** Seconds after which a job whose worker shows nothing is given to another one. Longer than any eight items take. */
  readonly stalledAfter: number;
  /** Ends after the item at hand; the job is given back. */
  readonly signal?: AbortSignal;
  onProgress?(now: number): void;
  /** Called with a sentence when Redis goes away, or a job fails. */
  onNote?(note: string): void;
}

/** What a worker did. */
export interface WorkReport {
  /** Shards that it made. */
  readonly made: number;
  /** Items that it made, those of shards that it gave back too. */
  readonly items: number;
  /** Jobs of the queue that have failed, whoever's. */
  readonly failed: number;
}

/** Milliseconds between two looks at whether all jobs are done. */
const look = 500;
/** Milliseconds for a last word with a Redis that may be away. */
const farewell = 3_000;
/** So often may a job's worker die before the job is held to be the reason. */
const mostDeaths = 25;
/** Codes of errors that another try does not mend. */
const final = new Set<string | undefined>([
  'bad-spec',
  'bad-parameter',
  'too-many',
  'broken-law',
  'broken-family',
]);

/**
 * Takes jobs from a queue and makes their shards, one at a time, until all jobs are done. Redis may go away and come back.
 *
 * @throws TopsyturvyError why this machine cannot do a job, which is left to others; 'no-service' if there is no Redis at first
 */
export async function workOnQueue(options: WorkOptions): Promise<WorkReport> {
  const connection = await connect(options.redis);
  const run = new WorkRun(connection, options);
  try {
    await run.untilDone();
  } finally {
    await run.end();
  }
  return run.report();
}

class WorkRun {
  private made = 0;
  private items = 0;
  private failed = 0;
  private refusal: TopsyturvyError | undefined;
  private isAway = false;
  private readonly worker: Worker;
  private readonly queue: Queue;
  private readonly shards: ShardWorker;

  constructor(
    private readonly connection: Connection,
    private readonly options: WorkOptions,
  ) {
    const { bullmq, patient } = connection;
    const { queue, store, signal, stalledAfter } = options;
    this.shards = new ShardWorker({
      store,
      signal,
      onProgress: (now) => {
        this.items += now;
        options.onProgress?.(now);
      },
    });
    this.queue = new bullmq.Queue(queue, { connection: patient });
    this.worker = new bullmq.Worker(queue, (job, token) => this.process(job, token!), {
      connection: patient,
      lockDuration: 1000 * stalledAfter,
      stalledInterval: 500 * stalledAfter,
      maxStalledCount: mostDeaths,
      runRetryDelay: 1_000,
      drainDelay: 2,
    });
    this.queue.on('error', (error) => this.noteTrouble(error));
    this.worker.on('error', (error) => this.noteTrouble(error));
    this.worker.on('failed', (job, error) =>
      options.onNote?.(`job ${job?.id ?? ''} failed: ${error.message}`),
    );
  }

  /** Returns when there is nothing more to do here. */
  async untilDone(): Promise<void> {
    const { signal, stay } = this.options;
    const aborted = new Promise<true>((resolve) => {
      signal?.addEventListener('abort', () => resolve(true), { once: true });
    });
    while (!signal?.aborted && !this.refusal) {
      await Promise.race([sleep(look), aborted]);
      // While Redis is away, the look at it takes as long as that.
      if (!stay && (await Promise.race([this.isDone(), aborted]))) return;
    }
  }

  async end(): Promise<void> {
    const closing = Promise.allSettled([this.worker.close(), this.queue.close()]);
    const late = await Promise.race([closing, sleep(farewell, 'late' as const, { ref: false })]);
    if (late === 'late') await Promise.allSettled([this.worker.disconnect(), this.queue.disconnect()]);
    if (this.refusal) throw this.refusal;
  }

  report = (): WorkReport => ({ made: this.made, items: this.items, failed: this.failed });

  private async isDone(): Promise<boolean> {
    const { waiting, active, retrying, failed } = await jobCounts(this.queue);
    this.failed = failed;
    this.isAway = false;
    return waiting + active + retrying === 0;
  }

  private async process(job: Job, token: string): Promise<string> {
    const { bullmq } = this.connection;
    try {
      const { outcome } = await this.shards.run(job.data);
      if (outcome === 'stopped') return await this.giveBack(job, token);
      if (outcome === 'made') this.made++;
      return outcome;
    } catch (error) {
      if (error instanceof NotHere) {
        this.refusal = error.reason;
        return await this.giveBack(job, token);
      }
      if (error instanceof TopsyturvyError && final.has(error.code))
        throw new bullmq.UnrecoverableError(error.message);
      throw error;
    }
  }

  /** Leaves a job to other workers, and takes no other. */
  private async giveBack(job: Job, token: string): Promise<never> {
    void this.worker.close().catch(() => undefined);
    await job.moveToWait(token);
    throw new this.connection.bullmq.WaitingError();
  }

  private noteTrouble(error: unknown): void {
    const { code } = error as { readonly code?: string };
    const isGone = code !== undefined || /Connection is closed|closed the connection/i.test(messageOf(error));
    if (!isGone || this.isAway) return;
    this.isAway = true;
    this.options.onNote?.(`Redis at ${this.connection.name} is away; waiting for it`);
  }
}
