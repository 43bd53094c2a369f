import { errorData, openJob, runTask, type ErrorData, type Job, type Outcome, type Task } from './job.js';
import { shareIn, type SharedRoom } from '../../core/threads/shared-bytes.js';
import type { Maker } from '../item/maker.js';

let open: { key: string; maker: Promise<Maker> } | undefined;

/** The entry of a worker thread. A worker opens a job once and then runs its tasks. */
export default async function run({
  job,
  task,
  shared,
}: {
  job: Job;
  task: Task;
  /** What threads share; processes do not. */
  shared: SharedRoom | undefined;
}): Promise<Outcome | { error: ErrorData }> {
  try {
    const key = JSON.stringify(job);
    if (shared) shareIn(shared);
    if (open?.key !== key) open = { key, maker: openJob(job) };
    return await runTask(await open.maker, job.folder, task);
  } catch (error) {
    return { error: errorData(error) };
  }
}
