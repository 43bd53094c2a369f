import { mirroredLabel } from '../../families/mirror/prompts/prompt.js';
import { meanChance } from '../../score/measure/chance.js';
import { type Mark, share, type Share } from '../../score/index.js';
import { sidesOf } from './sides.js';

/** What becomes of a reply when the picture is mirrored, over the items that were asked in both views. */
export interface FlipScores {
  /** The share right on the original and on its twin: flip consistency. */
  consistent: Share & {
    /** The share that a guesser gets who takes an option at random each time. */
    chance: number | null;
  };
  /** The two replies are each other's mirror, right or wrong. */
  flipped: Share;
  /** The two replies are the same. */
  stuck: Share;
  /** The share right on one of the two. */
  oneRight: Share;
}

/** The questions about mirrored pictures, by their item. */
export type Twins = ReadonlyMap<string, Mark>;

export const twinsAmong = (marks: readonly Mark[]): Twins =>
  new Map(marks.map((mark) => [mark.question.item, mark]));

/** `null` where nothing was asked about both. @param marks of the originals, in the paper's order of options */
export function flipScores(marks: readonly Mark[], twins: Twins): FlipScores | null {
  const pairs = marks.flatMap((mark): [Mark, Mark][] => {
    const twin = twins.get(mark.question.item);
    return twin ? [[mark, twin]] : [];
  });
  if (pairs.length === 0) return null;
  const of = (is: (one: Mark, other: Mark) => boolean): Share =>
    share(pairs.filter(([one, other]) => is(one, other)).length, pairs.length);
  const right = ({ grade }: Mark): boolean => grade?.correct === true;
  const given = (mark: Mark) => sidesOf(mark).given;
  return {
    consistent: {
      ...of((one, other) => right(one) && right(other)),
      chance: meanChance(pairs.map(([one, other]) => one.chance * other.chance)),
    },
    flipped: of((one, other) => {
      const [first, second] = [given(one), given(other)];
      return first !== null && second !== null && mirroredLabel(first) === second;
    }),
    stuck: of((one, other) => given(one) !== null && given(one) === given(other)),
    oneRight: of((one, other) => right(one) !== right(other)),
  };
}
