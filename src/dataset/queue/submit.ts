import type { Queue } from 'bullmq';
import { TopsyturvyError } from '../../core/errors.js';
import type { Spec } from '../plan/spec.js';
import type { Form } from '../tar/tar-file.js';
import { openClosedSet } from './closed-set.js';
import { connect, leave, troubleOf } from './redis.js';
import { rangeOfShard, shardCount, shardName } from './shard-range.js';
import { openStore } from './open-store.js';
import { claimStore, jobId, type ShardJob } from './store-record.js';

export interface SubmitOptions {
  /** `redis://[name:password@]host:port` */
  readonly redis: string;
  /** Name of the queue. */
  readonly queue: string;
  /** How many jobs; fewer if the set has fewer chunks. */
  readonly shards: number;
  /** A folder that all workers see, or `s3://bucket/prefix`. */
  readonly store: string;
  readonly format: Form;
  /** Whether a part that asks for more items than exist makes all there are. */
  readonly orFewer?: boolean;
}

export interface SubmitReport {
  readonly redis: string;
  readonly items: number;
  readonly shards: number;
  /** Shards that the store has already. */
  readonly done: number;
  /** Jobs that were added now: the others were waiting or being worked on. */
  readonly added: number;
  /** Whether the Redis keeps its jobs when it is killed. */
  readonly keeps: boolean;
}

/** Jobs handed to Redis at a time. */
const atOnce = 500;

/**
 * Puts a set's shards into a queue. Submitted again, it adds what is neither done nor waiting: what has failed is tried again.
 * @throws TopsyturvyError 'bad-spec' for a spec that names modules or files, 'bad-folder' for a store of another set, 'no-service'
 */
export async function submitSet(spec: Spec, seed: string, options: SubmitOptions): Promise<SubmitReport> {
  const { maker, identity, version } = await openClosedSet(spec, seed, options);
  const { plan } = maker;
  const { name: redis, bullmq, hasty, keeps } = await connect(options.redis);
  const store = await openStore(options.store);
  const shards = shardCount(plan.length, options.shards);
  const jobOf = (shard: number): ShardJob => ({
    spec: plan.spec,
    seed: plan.seed,
    shard,
    shards,
    ...rangeOfShard(plan.length, shard, shards),
    format: options.format,
    topsyturvy: version,
    identity,
    store: store.name,
  });
  await claimStore(store, jobOf(0));
  const done = await store.done();
  const queue = new bullmq.Queue<ShardJob>(options.queue, { connection: hasty });
  queue.on('error', () => undefined); // the call that fails says so
  let added = 0;
  try {
    const left = Array.from({ length: shards }, (_, shard) => shard).filter(
      (shard) => !done.has(shardName(shard)),
    );
    for (let at = 0; at < left.length; at += atOnce)
      added += await add(queue, left.slice(at, at + atOnce).map(jobOf));
  } catch (cause) {
    const message = `Redis at ${redis} ${troubleOf(cause)}; submit again`;
    throw new TopsyturvyError('no-service', message, redis, undefined, { cause });
  } finally {
    await leave(queue);
  }
  return { redis, items: plan.length, shards, done: done.size, added, keeps };
}

/** Adds jobs, those that have ended without a shard too. @returns how many */
async function add(queue: Queue<ShardJob>, jobs: readonly ShardJob[]): Promise<number> {
  // Their data are not asked for: those of a job that something else has written could not be read.
  const states = await Promise.all(jobs.map((job) => queue.getJobState(jobId(job))));
  const ended = jobs.filter((_, at) => states[at] === 'completed' || states[at] === 'failed');
  await Promise.all(ended.map((job) => queue.remove(jobId(job))));
  const wanted = jobs.filter((job, at) => states[at] === 'unknown' || ended.includes(job));
  await queue.addBulk(
    wanted.map((data) => ({
      name: 'shard',
      data,
      opts: { jobId: jobId(data), attempts: 4, backoff: { type: 'exponential', delay: 2_500 } },
    })),
  );
  return wanted.length;
}
