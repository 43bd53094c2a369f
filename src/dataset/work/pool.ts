import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { badParameter } from '../../core/errors.js';
import { chunkCount } from '../folder/journal.js';
import { packageRoot } from '../../core/files/package-root.js';
import { sharedRoom } from '../../core/threads/shared-bytes.js';
import { errorData, errorFrom, runTask, type ErrorData, type Job, type Outcome, type Task } from './job.js';
import type { Maker } from '../item/maker.js';
import { loadRegistry } from '../plan/modules.js';
import type { Plan } from '../plan/plan.js';

/**
 * Worker threads: how many at most, or 'auto': up to 8, but so few that each has {@link leastItems} items to make. In neither case
 * more than {@link mostThreads}.
 */
export type Workers = number | 'auto';

/** For fewer items a thread would take longer to load and to build what they share than it saves. */
const leastItems = 16;
const mostAuto = 8;

/** One thread for each core, two on a single one: more would only take memory. */
export const mostThreads = (): number => Math.max(2, availableParallelism());

/** How the work on a dataset's items is done, and told. */
export interface WorkOptions {
  /** Worker threads, at most one per core. Default 1: everything happens in this thread. */
  readonly workers?: Workers;
  /** The folder that paths in the spec are relative to. Default: the working directory. */
  readonly base?: string;
  /** Called after every piece of work with how many items are done, of how many, and how many of them just now. */
  onProgress?(done: number, total: number, now: number): void;
}

/** @throws TopsyturvyError 'bad-parameter' */
export function checkWorkers(workers: Workers): void {
  if (workers !== 'auto' && !(Number.isInteger(workers) && workers >= 1 && workers <= 256))
    throw badParameter('workers', workers, "a whole number from 1 to 256, or 'auto'");
}

/**
 * The threads that make the items of a plan.
 * @param shards how many runs share them. Default 1
 * @throws TopsyturvyError 'bad-parameter' for anything but {@link Workers}
 */
export function threadCount(workers: Workers, items: number, shards = 1): number {
  checkWorkers(workers);
  const wanted =
    workers === 'auto'
      ? Math.min(mostAuto, availableParallelism(), Math.floor(items / shards / leastItems))
      : workers;
  return Math.max(1, Math.min(wanted, mostThreads(), Math.ceil(chunkCount(items) / shards)));
}

/** Threads load families by name: from us and from the spec's modules. */
async function checkFamiliesTravel(plan: Plan, base: string): Promise<void> {
  const there = await loadRegistry(plan.spec.modules, base);
  const staying = plan.registry.extensions.list.filter((one) => !there.extensions.list.includes(one));
  for (const { family } of plan.parts) {
    const found = there.has(family.name) ? await there.load(family.name) : undefined;
    if (found !== family) staying.unshift(family);
  }
  const [first] = staying as readonly { readonly name?: string }[];
  if (!first) return;
  throw badParameter(
    'workers',
    `more than 1 with the family ${first.name ?? ''} of this program`,
    "1, or a family whose module is named in the spec's modules",
  );
}

/**
 * The threads that make the items of a plan.
 * @throws TopsyturvyError 'bad-parameter' as {@link threadCount}, or where several are asked for and a family is in none of the modules
 */
export async function threadsOf(workers: Workers, plan: Plan, base: string, shards = 1): Promise<number> {
  const threads = threadCount(workers, plan.length, shards);
  if ((workers === 'auto' ? threads : workers) > 1) await checkFamiliesTravel(plan, base);
  return threads;
}

/** How and where tasks run. */
export interface PoolOptions {
  /** The folder that the spec's paths are relative to. */
  readonly base: string;
  readonly workers: number;
  /** Stops the run between two items; outcomes so far are kept. */
  readonly signal?: AbortSignal | undefined;
  /** Has workers be processes even if they could be threads. */
  readonly inProcesses?: boolean;
}

type Answer = Outcome | { readonly error: ErrorData };

/**
 * Runs tasks in this thread (one worker) or in workers, threads if they can, and passes their outcomes as they come.
 * What is made does not depend on the number of workers or on their order.
 */
export async function* runTasks(
  maker: Maker,
  folder: string,
  tasks: Iterable<Task> | AsyncIterable<Task>,
  { base, workers, signal, inProcesses = false }: PoolOptions,
): AsyncGenerator<Outcome> {
  if (workers > 1) {
    // Engines are native modules, which live in main threads only.
    const processes = inProcesses || Object.keys(maker.engines).length > 0;
    const runtime = processes ? 'child_process' : 'worker_threads';
    const { spec, seed } = maker.plan;
    yield* runInPool(runtime, { spec, seed, base, folder }, tasks, workers, signal);
    return;
  }
  for await (const task of tasks) {
    await setImmediate(); // lets Ctrl-C in
    if (signal?.aborted) return;
    const outcome = await runTask(maker, folder, task, signal);
    if (signal?.aborted) return;
    yield outcome;
  }
}

async function* runInPool(
  runtime: 'child_process' | 'worker_threads',
  job: Job,
  tasks: Iterable<Task> | AsyncIterable<Task>,
  workers: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Outcome> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: join(packageRoot(), 'dist', 'worker.js'),
    runtime,
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
    // Deno sends a thread's answers only once the thread is not blocked: waiting on an atomic, it would wait forever.
    useAtomics: false,
  });
  const shared = runtime === 'worker_threads' ? sharedRoom() : undefined;
  const running = new Map<number, Promise<{ id: number; answer: Answer }>>();
  const start = (id: number, task: Task): void => {
    // Never rejects: when one task fails, the others are not awaited.
    const answer = (pool.run({ job, task, shared }) as Promise<Answer>).catch((error: unknown) => ({
      error: errorData(error),
    }));
    running.set(
      id,
      answer.then((answer) => ({ id, answer })),
    );
  };
  const next = async (): Promise<Outcome | undefined> => {
    const { id, answer } = await Promise.race(running.values());
    running.delete(id);
    if (signal?.aborted) return undefined;
    if ('error' in answer) throw errorFrom(answer.error);
    return answer;
  };
  // Threads may be ended anywhere: what is half-made is made again by the next run.
  const stop = (): void => void pool.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for await (const task of tasks) {
      if (signal?.aborted) return;
      start(task.chunk.number, task);
      // Few tasks are handed out at a time, so that a long list of them costs no memory.
      if (running.size < 2 * workers) continue;
      const outcome = await next();
      if (!outcome) return;
      yield outcome;
    }
    while (running.size > 0) {
      const outcome = await next();
      if (!outcome) return;
      yield outcome;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.destroy();
  }
}
