/**
 * Things that wait, of which those whose owner has had least come next, so that nobody's many or large requests delay the few of others:
 * start-time fair queuing (Goyal, Vin and Cheng, 1997).
 */
export class FairQueue<T> {
  private readonly waiting = new Map<T, object>();
  /** What each owner has had, in any unit; those who come late begin where the others are. */
  private readonly had = new WeakMap<object, number>();
  private now = 0;

  /** How many wait. */
  get size(): number {
    return this.waiting.size;
  }

  add(thing: T, owner: object): void {
    this.had.set(owner, Math.max(this.hadBy(owner), this.now));
    this.waiting.set(thing, owner);
  }

  delete(thing: T): void {
    this.waiting.delete(thing);
  }

  /** Takes the next out of the queue; among those of equal right the one that has waited longest. @param among which it is */
  take(among: (thing: T) => boolean = () => true): T | undefined {
    let next: { readonly thing: T; readonly had: number } | undefined;
    for (const [thing, owner] of this.waiting) {
      const had = this.hadBy(owner);
      if ((next === undefined || had < next.had) && among(thing)) next = { thing, had };
    }
    if (next === undefined) return undefined;
    this.waiting.delete(next.thing);
    this.now = Math.max(this.now, next.had);
    return next.thing;
  }

  /** Counts what an owner has had. */
  charge(owner: object, cost: number): void {
    this.had.set(owner, Math.max(this.hadBy(owner), this.now) + cost);
  }

  private hadBy(owner: object): number {
    return this.had.get(owner) ?? 0;
  }
}
