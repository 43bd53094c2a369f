import type { DifficultyAxis, Ladder, Move } from './difficulty.js';

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
