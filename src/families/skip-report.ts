import { printable } from '../core/printable.js';

/** A reason for which something was left out, and how often. */
export interface SkipRow<Reason extends string = string> {
  readonly reason: Reason;
  readonly sentence: string;
  readonly count: number;
  /** The first few that were left out, and what was found. */
  readonly examples: readonly string[];
}

/** How many examples of each reason are kept. */
const kept = 3;

/** Counts what is left out of the user's data, by reason. */
export class Skips<Reason extends string> {
  private readonly rows = new Map<Reason, { count: number; examples: string[] }>();

  /** @param sentences what each reason says to people */
  constructor(private readonly sentences: Readonly<Record<Reason, string>>) {}

  /** @param what is left out, and what was found wrong with it */
  add(reason: Reason, what: string): void {
    const row = this.rows.get(reason) ?? { count: 0, examples: [] };
    row.count++;
    // File names and ids come from the user's file: no terminal escapes may be printed.
    if (row.examples.length < kept) row.examples.push(printable(what).slice(0, 300));
    this.rows.set(reason, row);
  }

  get total(): number {
    return [...this.rows.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** The reasons that occurred, the most frequent first. */
  get table(): SkipRow<Reason>[] {
    return [...this.rows]
      .map(([reason, row]) => ({ reason, sentence: this.sentences[reason], ...row }))
      .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
  }

  /** The table on one line, for error messages. */
  toString(): string {
    return this.table.map(({ count, sentence }) => `${count}: ${sentence}`).join('; ');
  }
}
