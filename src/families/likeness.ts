/** An item's looks, as a family measures how far they are from others'. */
export interface Looks {
  /** Only items of one group can look alike; all others are far apart whatever else they show. */
  readonly group: string;
  /** 0 for items that look the same, symmetric; both are of one group. */
  distanceTo(other: Looks): number;
}

/** How a family measures whether two of its items look alike. */
export interface Likeness<X, L extends Looks = Looks> {
  /** What the distance counts, and in which units, in a few words: reports print it. */
  readonly measure: string;
  /** The least distance that items of different splits are promised to have; 0 where the family promises none. */
  readonly guard: number;
  /** An item's looks, from its record. A pure function. */
  looks(x: X): L;
}
