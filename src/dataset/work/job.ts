import { messageOf, TopsyturvyError, type ErrorCode } from '../../core/errors.js';
import type { Chunk } from '../folder/journal.js';
import type { Form } from '../tar/tar-file.js';
import { prepare, type Maker } from '../item/maker.js';
import { loadRegistry } from '../plan/modules.js';
import { createPlan } from '../plan/plan.js';
import type { Spec } from '../plan/spec.js';
import { verifyChunk, type ChunkReport } from './verify-chunk.js';
import { phases, PhaseClock, usePhaseClock, type PhaseTimes } from '../../core/phase-clock.js';

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

/** The CPU time that items of a part took, garbage collection and compiling included. */
export interface PartStats {
  /** How many were made; those that were there already do not count. */
  readonly items: number;
  /** The CPU time of all phases of all of them, milliseconds. */
  readonly ms: number;
  /** The CPU time of each phase over all items, milliseconds. A phase within another one counts for itself only. */
  readonly stages: PhaseTimes;
  /** The item that took longest. */
  readonly slowest: { readonly id: string; readonly ms: number };
}

/** Part → what its items took, for parts of which any were made. */
export type WriteStats = Readonly<Record<string, PartStats>>;

/** Times the items that this process makes. */
export class StatsTally {
  private readonly clock = new PhaseClock(cpuMilliseconds);
  private stats: WriteStats = {};

  /** Makes one item, with the phases of this thread timed. */
  time<R>(part: string, id: string, make: () => R): R {
    usePhaseClock(this.clock);
    try {
      return make();
    } finally {
      usePhaseClock(undefined);
      const times = this.clock.take();
      const ms = phases.reduce((sum, phase) => sum + (times[phase] ?? 0), 0);
      this.stats = addStats(this.stats, { [part]: { items: 1, ms, stages: times, slowest: { id, ms } } });
    }
  }

  /** The items so far. */
  get total(): WriteStats {
    return this.stats;
  }
}

/** What two runs took together. */
export function addStats(a: WriteStats, b: WriteStats): WriteStats {
  const sum: Record<string, PartStats> = { ...a };
  for (const [part, more] of Object.entries(b)) {
    const there = sum[part];
    sum[part] = there ? addParts(there, more) : more;
  }
  return sum;
}

function addParts(a: PartStats, b: PartStats): PartStats {
  const used = phases.filter((phase) => a.stages[phase] !== undefined || b.stages[phase] !== undefined);
  return {
    items: a.items + b.items,
    ms: a.ms + b.ms,
    stages: Object.fromEntries(used.map((phase) => [phase, (a.stages[phase] ?? 0) + (b.stages[phase] ?? 0)])),
    slowest: b.slowest.ms > a.slowest.ms ? b.slowest : a.slowest,
  };
}

/** CPU time of this process. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
