/**
 * Things that wait, each for some owners, of which those whose owner has had least come next, so that nobody's many or large requests
 * delay the few of others: fair queuing (Demers, Keshav and Shenker, 1989). Things for nobody come last.
 */
export class FairQueue<T> {
  private readonly waiting = new Set<T>();
  /** What each owner has had, in any unit. */
  private readonly had = new WeakMap<object, number>();
  /** What an owner has had who has had its share. */
  private share = 0;

  /** @param ownersOf for whom a thing is, as far as is known now */
  constructor(private readonly ownersOf: (thing: T) => readonly object[]) {}

  /** How many wait. */
  get size(): number {
    return this.waiting.size;
  }

  add(thing: T): void {
    for (const owner of this.ownersOf(thing)) this.enter(owner);
    this.waiting.add(thing);
  }

  /** Counts an owner among those who wait: it has no right to what it missed before. */
  enter(owner: object): void {
    this.had.set(owner, Math.max(this.hadBy(owner), this.share));
  }

  delete(thing: T): void {
    this.waiting.delete(thing);
  }

  /** Takes the next out of the queue; among those of equal right the one that has waited longest. */
  take(): T | undefined {
    let next: T | undefined;
    let least: number | undefined;
    for (const thing of this.waiting) {
      let had = Infinity;
      for (const owner of this.ownersOf(thing)) had = Math.min(had, this.hadBy(owner));
      if (least === undefined || had < least) [next, least] = [thing, had];
    }
    if (least !== undefined) this.waiting.delete(next!);
    return next;
  }

  /** Counts what owners have had together. Meanwhile all who wait could have had a part. */
  charge(owners: readonly object[], cost: number): void {
    if (owners.length === 0) return;
    let all = owners.length;
    for (const thing of this.waiting) all += this.ownersOf(thing).length;
    for (const owner of owners) {
      this.enter(owner);
      this.had.set(owner, this.hadBy(owner) + cost / owners.length);
    }
    this.share += cost / all;
  }

  private hadBy(owner: object): number {
    return this.had.get(owner) ?? 0;
  }
}
