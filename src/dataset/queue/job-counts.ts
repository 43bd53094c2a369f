import type { Queue } from 'bullmq';

/** How many jobs of a queue are in which state. */
export interface JobCounts {
  readonly waiting: number;
  readonly active: number;
  /** Jobs that failed and will be tried again. */
  readonly retrying: number;
  readonly done: number;
  readonly failed: number;
}

export async function jobCounts(queue: Queue): Promise<JobCounts> {
  const counts = await queue.getJobCounts(
    'waiting',
    'prioritized',
    'active',
    'delayed',
    'completed',
    'failed',
  );
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, completed = 0, failed = 0 } = counts;
  return { waiting: waiting + prioritized, active, retrying: delayed, done: completed, failed };
}
