import { permutations } from '../../../core/permutation.js';
import type { StreamPath } from '../../../core/stream.js';
import { run } from './params.js';

/** What an item is to be. */
export interface FigureDesign {
  readonly mirrored: boolean;
  /** Which item it is of those with its answer, from 0. */
  readonly rank: number;
}

/** Same or mirrored, for item i: each run of items holds the share. */
export function figureDesign(share: number, path: StreamPath): (i: number) => FigureDesign {
  const mirrored = Math.round(share * run);
  const order = permutations(run, [...path, 'answers']);
  return (i) => {
    const [runs, at] = [Math.floor(i / run), order(Math.floor(i / run), i % run)];
    return at < mirrored
      ? { mirrored: true, rank: runs * mirrored + at }
      : { mirrored: false, rank: runs * (run - mirrored) + at - mirrored };
  };
}
