/** What making an item consists of, in the order in which it mostly happens. */
export const stages = [
  'plan',
  'propose',
  'stage',
  'judge',
  'picture',
  'encode',
  'questions',
  'record',
  'write',
] as const;

/** A part of the making of an item whose CPU time `--stats` tells. */
export type Stage = (typeof stages)[number];

/** Milliseconds of each stage that took any. */
export type StageTimes = Readonly<Partial<Record<Stage, number>>>;

/** Adds up the time that each stage takes. A stage that runs within another one counts for itself only. */
export class StageClock {
  private times: Partial<Record<Stage, number>> = {};
  private readonly running: Stage[] = [];
  private since = 0;

  /** @param now milliseconds since any moment */
  constructor(private readonly now: () => number) {}

  enter(stage: Stage): void {
    this.settle();
    this.running.push(stage);
  }

  leave(): void {
    this.settle();
    this.running.pop();
  }

  /** The times since the last call. */
  take(): StageTimes {
    const { times } = this;
    this.times = {};
    return times;
  }

  /** Gives the time that has passed to the innermost stage. */
  private settle(): void {
    const now = this.now();
    const stage = this.running.at(-1);
    if (stage !== undefined) this.times[stage] = (this.times[stage] ?? 0) + now - this.since;
    this.since = now;
  }
}

let clock: StageClock | undefined;

/** Has all stages of this thread timed by a clock, or by none, as at first. */
export function useStageClock(other: StageClock | undefined): void {
  clock = other;
}

/** Runs a part of making an item, and tells the clock which, if there is one. */
export function inStage<R>(stage: Stage, run: () => R): R {
  const running = clock;
  if (!running) return run();
  running.enter(stage);
  try {
    return run();
  } finally {
    running.leave();
  }
}
