import { messageOf, TopsyturvyError, type ErrorCode } from '../../core/errors.js';
import type { Chunk } from '../folder/journal.js';
import type { Form } from '../tar/tar-file.js';
import { prepare, type Maker } from '../item/maker.js';
import { loadRegistry } from '../plan/modules.js';
import { createPlan } from '../plan/plan.js';
import type { Spec } from '../plan/spec.js';
import { verifyChunk, type ChunkReport } from './verify-chunk.js';
import { type WriteStats, StatsTally } from './stats.js';

/** What a worker needs to know to make any item of a plan: plain data, so that it travels between threads. */
export interface Job {
  readonly spec: Spec;
  readonly seed: string;
  /** The folder of the spec, to which its paths are relative. */
  readonly base: string;
  /** The dataset's folder. */
  readonly folder: string;
}

/**
 * A piece of a job's work. `items` and `questions` are the chunk's lines of the two JSONL files, `form` is how pictures
 * are kept, `stats` is whether items are timed.
 */
export type Task =
  | { readonly kind: 'write'; readonly chunk: Chunk; readonly form: Form; readonly stats: boolean }
  | {
      readonly kind: 'verify';
      readonly chunk: Chunk;
      readonly items: readonly string[];
      readonly questions: readonly string[];
    };

/** How many items a task made or checked, and what verifying found. */
export interface Outcome {
  readonly chunk: Chunk;
  readonly done: number;
  readonly report?: ChunkReport;
  /** What items took, where that was asked for. */
  readonly stats?: WriteStats;
}

/** Opens a job: loads its families, plans it and prepares it. */
export async function openJob(job: Job): Promise<Maker> {
  const registry = await loadRegistry(job.spec.modules, job.base);
  return prepare(await createPlan(job.spec, job.seed, registry), { base: job.base });
}

/** @param signal ends the task early; its outcome then means nothing */
export async function runTask(
  maker: Maker,
  folder: string,
  task: Task,
  signal?: AbortSignal,
): Promise<Outcome> {
  const { chunk } = task;
  if (task.kind === 'write') {
    const { writeChunk } = await import('./write-chunk.js');
    const tally = task.stats ? new StatsTally() : undefined;
    const done = await writeChunk(maker, folder, chunk, task.form, signal, tally);
    return tally ? { chunk, done, stats: tally.total } : { chunk, done };
  }
  return { chunk, done: chunk.to - chunk.from, report: await verifyChunk(maker, folder, task, signal) };
}

/** An error as plain data: threads copy errors without their class. */
export interface ErrorData {
  readonly code: ErrorCode | undefined;
  readonly message: string;
  readonly stack: string | undefined;
}

export const errorData = (error: unknown): ErrorData => ({
  code: error instanceof TopsyturvyError ? error.code : undefined,
  message: messageOf(error),
  stack: error instanceof Error ? error.stack : undefined,
});

export function errorFrom({ code, message, stack }: ErrorData): Error {
  if (code) return new TopsyturvyError(code, message);
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
