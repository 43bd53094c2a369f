import { Session, type Profiler } from 'node:inspector';

/** What parts of some scripts have run, as V8 counts the blocks of their functions. */
export class Coverage {
  private readonly session = new Session();
  private readonly seen = new Set<string>();

  /** @param isOurs which scripts count, by URL */
  constructor(private readonly isOurs: (url: string) => boolean) {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** How many blocks, by how often they ran at a time, have been seen. */
  get size(): number {
    return this.seen.size;
  }

  /** How much of what has run since the last call is new: blocks that never ran, or were never passed over, or never ran about so often. */
  news(): number {
    const before = this.seen.size;
    for (const { url, scriptId, functions } of this.take())
      if (this.isOurs(url))
        for (const { ranges } of functions) {
          if (ranges[0].count === 0) continue;
          // A block that ran as often as what is around it is not listed; one beside it that did not run is.
          for (const { startOffset, endOffset, count } of ranges)
            this.seen.add(`${scriptId} ${startOffset} ${endOffset} ${Math.floor(Math.log2(count))}`);
        }
    return this.seen.size - before;
  }

  private take(): Profiler.ScriptCoverage[] {
    let taken: Profiler.ScriptCoverage[] = [];
    // Without a worker between them the answer comes at once.
    this.session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      taken = result;
    });
    return taken;
  }
}
