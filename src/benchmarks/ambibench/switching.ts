import { type Mark, share, type Share } from '../../score/index.js';

/** How often a model that is asked for one reading and then for another gives both (AmbiBench, 4.3). */
export interface SwitchingScores {
  /** Conversations whose first reply names a reading. */
  first: Share;
  /** Of those, the conversations whose second reply names the other one. */
  switched: Share;
}

/** The scores of conversations; undefined where there are none. */
export function switchingScores(marks: readonly Mark[]): SwitchingScores | undefined {
  const all = marks.flatMap(({ grade }) => (grade?.readingsNamed ? [grade.readingsNamed] : []));
  if (all.length === 0) return undefined;
  const seen = all.filter(([first]) => first);
  return {
    first: share(seen.length, all.length),
    switched: share(seen.filter(([, second]) => second).length, seen.length),
  };
}
