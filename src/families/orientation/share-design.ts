import { permutations } from '../../core/permutation.js';
import type { StreamPath } from '../../core/stream.js';

/** Whether an item is one of a share, and which it is of those that are, or of those that are not, from 0. */
export interface Shared {
  readonly chosen: boolean;
  readonly rank: number;
}

/** For item i: every run of items holds the share, in an order of its own. Ranks go up with i, so they can be dealt out. */
export function shareDesign(share: number, run: number, path: StreamPath): (i: number) => Shared {
  const most = Math.round(share * run);
  const order = permutations(run, path);
  return (i) => {
    const runs = Math.floor(i / run);
    const chosenAt = (at: number): boolean => order(runs, at) < most;
    const chosen = chosenAt(i % run);
    let rank = runs * (chosen ? most : run - most);
    for (let at = 0; at < i % run; at++) if (chosenAt(at) === chosen) rank++;
    return { chosen, rank };
  };
}
