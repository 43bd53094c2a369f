import type { Json } from '../../core/json.js';

/** The easiest and the hardest level; levels are whole numbers. */
export const levels = { easiest: 1, hardest: 10 } as const;

/**
 * How a param changes as the level rises: its least and greatest value (it may be a list) both up, or both down; its
 * values closer together; or on to the next of its values, never back to one that was left.
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

const ladder =
  (move: Move) =>
  <V>(...values: readonly V[]): Ladder<V> => ({ move, values });

/** Ten values that rise, from level 1 to level 10. */
export const up = ladder('up');
/** Ten values that fall. */
export const down = ladder('down');
/** Ten lists whose values come closer together. */
export const narrower = ladder('narrower');
/** Ten lists whose values move apart. */
export const wider = ladder('wider');
/** Ten values, none of which comes back once it was left. */
export const onward = ladder('onward');

/** One value at the first levels, another at the others. */
export const changing = <V>(first: V, levels: number, then: V): Ladder<V> =>
  onward(...Array.from({ length: 10 }, (_, at) => (at < levels ? first : then)));

/** An axis that is harder by construction. */
export const axis = <P>(
  summary: string,
  ladders: DifficultyAxis<P>['ladders'],
  suits?: (given: Readonly<Partial<P>>) => boolean,
): DifficultyAxis<P> => ({ summary, basis: 'construction', ladders, ...(suits && { suits }) });

/** An axis that a reader was measured to find harder; see docs/difficulty.md. */
export const measuredAxis = <P>(
  summary: string,
  ladders: DifficultyAxis<P>['ladders'],
  suits?: (given: Readonly<Partial<P>>) => boolean,
): DifficultyAxis<P> => ({ ...axis(summary, ladders, suits), basis: 'measured' });

/** The same in fewer pixels from level 5 on. @param sides the sides at levels 5 to 10, pixels */
export const smallerPictures = <P extends { readonly size: unknown }>(
  ...sides: readonly [number, number, number, number, number, number]
): DifficultyAxis<P> => {
  const [standard] = sides;
  const ladder = down<number>(standard, standard, standard, standard, ...sides);
  return axis<{ readonly size: number }>('smaller pictures', { size: ladder }) as DifficultyAxis<P>;
};
