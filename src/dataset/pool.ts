import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { packageRoot } from '../core/package-root.js';
import { errorFrom, runTask, type ErrorData, type Job, type Outcome, type Task } from './job.js';
import type { Maker } from './maker.js';

/**
 * Runs tasks in this thread (one worker) or in worker threads, and hands over their outcomes as they come.
 * What is made does not depend on the number of workers or on their order.
 *
 * @param signal stops the run between two tasks; outcomes so far are kept
 */
export async function* runTasks(
  maker: Maker,
  job: Job,
  tasks: Iterable<Task> | AsyncIterable<Task>,
  workers: number,
  signal?: AbortSignal,
): AsyncGenerator<Outcome> {
  if (workers === 1) {
    for await (const task of tasks) {
      await setImmediate(); // lets Ctrl-C in
      if (signal?.aborted) return;
      yield runTask(maker, job.folder, task);
    }
    return;
  }
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: join(packageRoot(), 'dist', 'worker.js'),
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
  });
  // Few tasks are handed out at a time, so that a long list of them costs no memory.
  const running = new Set<Promise<{ done: Promise<unknown>; answer: Outcome | { error: ErrorData } }>>();
  const next = async (): Promise<Outcome> => {
    const { done, answer } = await Promise.race(running);
    running.delete(done as never);
    if ('error' in answer) throw errorFrom(answer.error);
    return answer;
  };
  try {
    for await (const task of tasks) {
      if (signal?.aborted) break;
      const done: Promise<{ done: Promise<unknown>; answer: Outcome | { error: ErrorData } }> = pool
        .run({ job, task })
        .then((answer) => ({ done, answer: answer as Outcome | { error: ErrorData } }));
      running.add(done);
      if (running.size >= 2 * workers) yield await next();
    }
    while (running.size > 0) yield await next();
  } finally {
    await pool.destroy();
  }
}
