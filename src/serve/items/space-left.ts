import type { ServedItem } from './served-item.js';

/** How much is left of parts that have finitely many items, such as strings of three letters. */
export class SpaceLeft {
  /** Part → how many items it has, and how many of them were dealt or turned down. */
  private readonly used = new Map<string, { readonly exist: number; count: number }>();

  /** @param item the next of the server's own stream */
  dealt({ part, exist, excluded }: ServedItem): void {
    if (exist === null) return;
    const used = this.used.get(part) ?? { exist, count: 0 };
    used.count += 1 + excluded;
    this.used.set(part, used);
  }

  /** Part → share of its items that is left, from 1 to 0, where they come again. */
  get shares(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.used].map(([part, { exist, count }]) => [part, Math.max(0, exist - count) / exist]),
    );
  }
}
