/** The phases of making an item, mostly in this order. */
export const phases = [
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

/** A part of the making of an item whose CPU time `--stats` reports. */
export type Phase = (typeof phases)[number];

/** The milliseconds of each phase that took any. */
export type PhaseTimes = Readonly<Partial<Record<Phase, number>>>;

/** Adds up the time that each phase takes. A phase that runs within another one counts for itself only. */
export class PhaseClock {
  private times: Partial<Record<Phase, number>> = {};
  private readonly running: Phase[] = [];
  private since = 0;

  /** @param now milliseconds since any moment */
  constructor(private readonly now: () => number) {}

  enter(phase: Phase): void {
    this.settle();
    this.running.push(phase);
  }

  leave(): void {
    this.settle();
    this.running.pop();
  }

  /** The times since the last call. */
  take(): PhaseTimes {
    const { times } = this;
    this.times = {};
    return times;
  }

  /** Gives the time that has passed to the innermost phase. */
  private settle(): void {
    const now = this.now();
    const phase = this.running.at(-1);
    if (phase !== undefined) this.times[phase] = (this.times[phase] ?? 0) + now - this.since;
    this.since = now;
  }
}

let clock: PhaseClock | undefined;

/** Sets the clock that times all phases of this thread, or none, as at first. */
export function usePhaseClock(other: PhaseClock | undefined): void {
  clock = other;
}

/** Runs a part of making an item, and tells the clock which, if there is one. */
export function inPhase<R>(phase: Phase, run: () => R): R {
  const running = clock;
  if (!running) return run();
  running.enter(phase);
  try {
    return run();
  } finally {
    running.leave();
  }
}
