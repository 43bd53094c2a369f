import type { ServedItem } from './served-item.js';

/** How much is left of parts that have finitely many items, such as strings of three letters. */
export class SpaceLeft {
  /** Part → how many items it has, and how many of their places its deals have gone through. */
  private readonly used = new Map<string, { readonly exist: number; count: number }>();

  /**
   * Each deal goes to a place of its own. One that is turned down there is replaced by an item whose own place is still to come, so it
   * counts once.
   * @param item the next of the server's own stream
   */
  dealt({ part, exist }: ServedItem): void {
    if (exist === null) return;
    const used = this.used.get(part) ?? { exist, count: 0 };
    used.count++;
    this.used.set(part, used);
  }

  /** Part → share of its items that is left, from 1 to 0, where they come again. */
  get shares(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.used].map(([part, { exist, count }]) => [part, Math.max(0, exist - count) / exist]),
    );
  }
}
