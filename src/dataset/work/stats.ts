import { phases, PhaseClock, usePhaseClock, type PhaseTimes } from '../../core/phase-clock.js';

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
