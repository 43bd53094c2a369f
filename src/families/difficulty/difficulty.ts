import type { Json } from '../../core/json.js';

/** The easiest and the hardest level; levels are whole numbers. */
export const levels = { easiest: 1, hardest: 10 } as const;

/**
 * Where a param goes as the level rises: its least and greatest value (it may be a list) both up, or both down; its values
 * closer together; or on to the next of its values, never back to one that was left.
 */
export type Move = 'up' | 'down' | 'narrower' | 'wider' | 'onward';

/** What a param is at each level. */
export interface Ladder<V = Json> {
  readonly move: Move;
  /** Ten values, from level 1 to level 10. */
  readonly values: readonly V[];
}

/** One way in which a family's items get harder. P: the family's params. */
export interface DifficultyAxis<P> {
  /** What gets harder, in a few words: 'longer strings'. */
  readonly summary: string;
  /**
   * How it is known that a higher level is no easier: by construction, as its params say, or measured with a reader that gets
   * worse.
   */
  readonly basis: 'construction' | 'measured';
  readonly ladders: { readonly [K in keyof P]?: Ladder<P[K]> };
  /** Whether it can be used with the params that were given; what it sets with others would not suit them. Default: always. */
  suits?(given: Readonly<Partial<P>>): boolean;
}

/** The axes of a family by name; no two of them set the same param. */
export type Difficulty<P> = Readonly<Record<string, DifficultyAxis<P>>>;

/** A level of every axis, or of some by name. */
export type Levels = number | Readonly<Record<string, number>>;
