import { pairedDifference } from '../../score/measure/interval.js';
import { type Difference, type Mark, share, type Share } from '../../score/index.js';
import { meanChance } from '../../score/measure/chance.js';
import { groupBy } from '../../score/measure/group-by.js';
import { isVanilla, optionCount, shiftOf } from './sides.js';
import { positionBias, type PositionBias } from './positions.js';

/** Circular evaluation (App. B, Table 4), over the items that were asked in all cyclic shifts of their options. */
export interface CircularScores {
  /** The share of items right in every shift. A shift without a reply is wrong. */
  accuracy: Share & {
    /** The share that a guesser gets who takes an option at random each time. */
    chance: number | null;
  };
  /** The share of items right in the paper's order, over the same items. */
  vanilla: Share;
  /** Circular less vanilla: Table 4's ΔAcc. */
  Delta: Difference;
  /** The bias over all the shifts, where every letter is right equally often. */
  positions: Record<string, Record<string, PositionBias>>;
}

/** `null` where no item was asked in all shifts. @param marks of one condition */
export function circularScores(marks: readonly Mark[]): CircularScores | null {
  const whole = [...groupBy(marks, ({ question }) => question.item)]
    .map(([, shifts]) => shifts)
    .filter((shifts) => new Set(shifts.map(shiftOf)).size === optionCount(shifts[0]));
  const n = whole.length;
  if (n === 0) return null;
  const all = whole.filter((shifts) => shifts.every(isRight)).length;
  const first = whole.filter((shifts) => shifts.some((mark) => isVanilla(mark) && isRight(mark))).length;
  const chances = whole.map((shifts) => shifts.reduce((product, { chance }) => product * chance, 1));
  return {
    accuracy: { ...share(all, n), chance: meanChance(chances) },
    vanilla: share(first, n),
    Delta: {
      n,
      ...pairedDifference({ both: all, firstOnly: 0, secondOnly: first - all, neither: n - first }),
    },
    positions: positionBias(whole.flat()),
  };
}

const isRight = ({ grade }: Mark): boolean => grade?.correct === true;
