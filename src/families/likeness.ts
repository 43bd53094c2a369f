import type { Json } from '../core/json.js';

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
  /** An item's looks, from its record: its state, and the label of its first view. A pure function. */
  looks(x: X, label: Json): L;
  /** A short form of looks. Without it, fingerprints and logs recognize equal states only. */
  readonly short?: ShortLooks<X, L>;
}

/** The short form of looks, as fingerprints of published splits and logs of servers keep them. */
export interface ShortLooks<X, L extends Looks> {
  /** The part of a state that decides its looks, rounded as far as `error` allows. */
  write(x: X): Json;
  /** The looks that were written, to be compared with others that were. @throws anything for other values */
  read(short: Json): L;
  /** How much farther apart two items may seem in short than they are; 0 where nothing is rounded. */
  readonly error: number;
}
