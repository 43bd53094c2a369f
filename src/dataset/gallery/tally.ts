/** How many different values a tally tells apart; further ones are counted together. */
const mostValues = 5000;

/** Counts values. Its memory is bounded whatever it is given. */
export class Tally {
  private readonly counts = new Map<string, number>();
  /** How often values came that are not distinguished. */
  others = 0;

  /** Values named here are listed first, in this order; all others in the order in which they first come. */
  constructor(first: Iterable<string> = []) {
    for (const value of first) this.counts.set(value, 0);
  }

  add(value: string): void {
    const count = this.counts.get(value);
    if (count === undefined && this.counts.size >= mostValues) this.others++;
    else this.counts.set(value, (count ?? 0) + 1);
  }

  /** The values that came, with their counts. */
  entries(): [value: string, count: number][] {
    return [...this.counts].filter(([, count]) => count > 0);
  }
}

/** Counts values by name, e.g. of `font`, `length` and whatever else the questions are grouped by. */
export class Tallies {
  readonly byName = new Map<string, Tally>();

  /** @param most how many names are kept; further ones are passed over */
  constructor(private readonly most: number) {}

  add(name: string, value: string): void {
    let tally = this.byName.get(name);
    if (!tally) {
      if (this.byName.size >= this.most) return;
      this.byName.set(name, (tally = new Tally()));
    }
    tally.add(value);
  }
}
