import { TopsyturvyError, tally } from '../../core/index.js';
import { jobCounts, type JobCounts } from './job-counts.js';
import { connect, leave, troubleOf } from './redis.js';

/** Jobs of a queue, by what has become of them. */
export interface QueueStatus extends JobCounts {
  readonly redis: string;
  /** Why jobs failed → how many, of the last hundred. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** Counts the jobs of a queue. @throws TopsyturvyError 'no-service' if the Redis cannot be used */
export async function queueStatus(redis: string, name: string): Promise<QueueStatus> {
  const { bullmq, hasty, name: host } = await connect(redis);
  const queue = new bullmq.Queue(name, { connection: hasty });
  queue.on('error', () => undefined); // the call that fails says so
  try {
    const { waiting, active, retrying, done, failed } = await jobCounts(queue);
    const reasons = tally((await queue.getFailed(0, 99)).map(({ failedReason }) => failedReason));
    return { redis: host, waiting, active, retrying, done, failed, reasons: Object.fromEntries(reasons) };
  } catch (cause) {
    throw new TopsyturvyError('no-service', `Redis at ${host} ${troubleOf(cause)}`, host, undefined, {
      cause,
    });
  } finally {
    await leave(queue);
  }
}
