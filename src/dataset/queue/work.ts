import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Queue, Worker } from 'bullmq';
import { jsonFault, messageOf, tally, TopsyturvyError, words } from '../../core/index.js';
import { jobCounts } from './job-counts.js';
import { connect, type Connection, inTime, leave, troubleOf } from './redis.js';
import { NotHere, ShardWorker } from './shard-worker.js';

export interface WorkOptions {
  /** `redis://[name:password@]host:port` */
  readonly redis: string;
  /** Name of the queue. */
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
  /** Why jobs were left to other workers, of another version say → how many. */
  readonly aside: Readonly<Record<string, number>>;
}

/** Milliseconds between two looks at whether all jobs are done. */
const look = 500;
/** Options of jobs that were set aside: they come after all others. */
const last = { priority: 1_000_000 };
/** Milliseconds to give a job back to a Redis that may be away. */
const toGiveBack = 1_500;
/** How often a job's worker may die before the job is held to be the reason. */
const mostDeaths = 25;
/** Codes of errors that another try does not fix. */
const final = new Set<string | undefined>(
  words('bad-spec, bad-parameter, too-many, broken-law, broken-family'),
);

/**
 * Takes jobs from a queue and makes their shards, one at a time, until all jobs are done or left to other workers. Redis may go away
 * and come back.
 * @throws TopsyturvyError why this machine can do no job, such as a store that it does not have; 'no-service' if there is no Redis
 *   at first
 */
export async function workOnQueue(options: WorkOptions): Promise<WorkReport> {
  const connection = await Promise.race([connect(options.redis), abortOf(options.signal)]);
  if (!connection) return { made: 0, items: 0, failed: 0, aside: {} };
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
  /** What Redis refused, of which a note was made. */
  private readonly refusals = new Set<string>();
  /** Jobs that another worker has to do, by their ids, with the reason. */
  private readonly aside = new Map<string, string>();
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

  /** Returns when there is nothing left to do here. */
  async untilDone(): Promise<void> {
    const { signal, stay } = this.options;
    const aborted = abortOf(signal);
    while (!signal?.aborted && !this.refusal) {
      await Promise.race([sleep(look), aborted]);
      // While Redis is away, the look at it takes as long as that.
      if (!stay && (await Promise.race([this.isDone(), aborted])) !== false) return;
    }
  }

  async end(): Promise<void> {
    this.isAway = true; // a connection that is ended here is no news
    await leave(this.worker, this.queue);
    if (this.refusal) throw this.refusal;
  }

  report(): WorkReport {
    const { made, items, failed, aside } = this;
    return { made, items, failed, aside: Object.fromEntries(tally(aside.values())) };
  }

  private async isDone(): Promise<boolean> {
    const { waiting, active, retrying, failed } = await jobCounts(this.queue).catch((cause: unknown) => {
      const { name } = this.connection;
      throw new TopsyturvyError('no-service', `Redis at ${name} ${troubleOf(cause)}`, name, undefined, {
        cause,
      });
    });
    this.failed = failed;
    this.isAway = false;
    const left = waiting + active + retrying;
    if (left === 0) this.aside.clear(); // others have done them
    if (left === 0 || left > this.aside.size) return left === 0;
    const jobs = await this.queue.getJobs(['waiting', 'prioritized', 'active', 'delayed'], 0, left);
    return jobs.every((job) => job === undefined || this.aside.has(job.id!));
  }

  private async process(job: Job, token: string): Promise<string> {
    const { bullmq } = this.connection;
    try {
      const { outcome } = await this.shards.run(job.data);
      if (outcome === 'stopped') return await this.giveBack(job, token);
      if (outcome === 'made') this.made++;
      return outcome;
    } catch (error) {
      if (error instanceof NotHere && error.isOfJob) return await this.setAside(job, token, error.message);
      if (error instanceof NotHere) {
        this.refusal = error.reason;
        return await this.giveBack(job, token);
      }
      if (this.options.signal?.aborted) return await this.giveBack(job, token);
      if (error instanceof TopsyturvyError && final.has(error.code))
        throw new bullmq.UnrecoverableError(error.message);
      throw error;
    }
  }

  /** Leaves a job to other workers, behind all jobs that this one may be able to do. */
  private async setAside(job: Job, token: string, reason: string): Promise<never> {
    const { onNote, signal } = this.options;
    const wasMet = this.aside.has(job.id!);
    if (![...this.aside.values()].includes(reason)) onNote?.(`jobs are left to other workers: ${reason}`);
    this.aside.set(job.id!, reason);
    await job.moveToWait(token);
    await job.changePriority(last);
    // Nothing else is left: whoever can do it gets the time to take it.
    if (wasMet) await sleep(look, undefined, { signal }).catch(() => undefined);
    throw new this.connection.bullmq.WaitingError();
  }

  /** Leaves a job to other workers, and takes no other. */
  private async giveBack(job: Job, token: string): Promise<never> {
    void this.worker.close().catch(() => undefined);
    // If Redis is away, it finds out by itself that this worker shows nothing.
    await inTime(job.moveToWait(token), toGiveBack);
    throw new this.connection.bullmq.WaitingError();
  }

  private noteTrouble(error: unknown): void {
    if (error instanceof SyntaxError) {
      const { queue } = this.options;
      const where = `the queue '${queue}' in Redis at ${this.connection.name}`;
      const what = `A job of ${where} ${jsonFault(error)}; whoever changed it has to remove it`;
      this.refusal ??= new TopsyturvyError('bad-file', what, queue);
      return;
    }
    const { code } = error as { readonly code?: unknown };
    const trouble = troubleOf(error);
    if (trouble !== 'went away') return this.noteRefusal(trouble);
    // BullMQ's own errors have numbers.
    const isGone =
      typeof code === 'string' || /Connection is closed|closed the connection/i.test(messageOf(error));
    if (!isGone || this.isAway) return;
    this.isAway = true;
    this.options.onNote?.(`Redis at ${this.connection.name} is away; waiting for it`);
  }

  /** The errors of a server that is read-only, or full. */
  private noteRefusal(trouble: string): void {
    if (this.refusals.has(trouble)) return;
    this.refusals.add(trouble);
    this.options.onNote?.(`Redis at ${this.connection.name} ${trouble}; waiting for it`);
  }
}

/** Settles when a signal is given. */
const abortOf = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
