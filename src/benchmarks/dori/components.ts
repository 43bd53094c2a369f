import { compoundOption, compoundPairs } from '../../families/orientation/prompts/index.js';
import { type Mark, share, type Share } from '../../score/index.js';
import { optionTexts } from './options.js';

/**
 * Errors of 4G by component (DORI, App. L and Table 11), where the answer is a pair of angles.
 *
 * The paper defines component accuracy "regardless of the other component", but its three columns add up to 100 in every
 * row: they are disjoint shares of the wrong replies. Both are here. Guessing among the 15 wrong options gives 20 %, 20 %
 * and 60 %, or nearly.
 */
export interface ComponentErrors {
  /** The share of all questions whose horizontal angle is right. */
  horizontal: Share;
  /** The share of all questions whose vertical angle is right. */
  vertical: Share;
  /** The share of the wrong replies in which only the horizontal angle is right. */
  horizontalOnly: Share;
  /** The share of the wrong replies in which only the vertical angle is right. */
  verticalOnly: Share;
  /** The share of the wrong replies in which neither angle is right. */
  bothWrong: Share;
  /** The share of the wrong replies in which the two angles are exchanged. */
  orderSwap: Share;
}

type Angles = (typeof compoundPairs)[number];

/** The options of 4G that are pairs of angles. */
const pairs: ReadonlyMap<string, Angles> = new Map(
  compoundPairs.map((pair) => [compoundOption(...pair), pair]),
);

const anglesIn = (option: string | null): Angles | undefined => pairs.get(option ?? '');

/** `null` where no question has a pair of angles for an answer. */
export function componentErrors(marks: readonly Mark[]): ComponentErrors | null {
  const all = marks.flatMap((mark) => {
    const { truth, predicted } = optionTexts(mark);
    const right = anglesIn(truth);
    return right ? [{ grade: mark.grade, right, said: anglesIn(predicted) }] : [];
  });
  if (all.length === 0) return null;
  const wrong = all.filter(({ grade }) => grade !== null && !grade.correct);
  type Case = (typeof all)[number];
  const horizontal = ({ right, said }: Case) => said?.[0] === right[0];
  const vertical = ({ right, said }: Case) => said?.[1] === right[1];
  const of = (cases: readonly Case[], is: (one: Case) => boolean) =>
    share(cases.filter(is).length, cases.length);
  return {
    horizontal: of(all, horizontal),
    vertical: of(all, vertical),
    horizontalOnly: of(wrong, horizontal),
    verticalOnly: of(wrong, vertical),
    bothWrong: of(wrong, (one) => !horizontal(one) && !vertical(one)),
    orderSwap: of(wrong, ({ right, said }) => said?.[0] === right[1] && said[1] === right[0]),
  };
}
