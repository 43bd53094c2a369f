import type { Accuracy, Difference, Mark, Share } from '../../score/index.js';
import { byGroups, groupBy, mapValues } from '../../score/measure/group-by.js';
import { accuracy, copyRate, difference } from '../../score/measure/measures.js';

/** Reading, prediction and their gap (RotOutBench 3.3; B.1 for text alone). Names as in the paper. */
export interface RotationScores {
  /** The accuracy of (I_orig, Q_d). */
  R_orig: Accuracy;
  /** The accuracy of (I_rot, Q_d). */
  R_rot: Accuracy;
  /** The accuracy of (I_orig, Q_p). */
  R_pred: Accuracy;
  /** R_rot − R_pred, paired by item. */
  Gap: Difference;
  /** The share of replies to (I_orig, Q_p) that give Y_orig, where that is wrong. */
  copyRate: Share;
}

/** The scores of questions that show a picture. */
export interface ImageScores extends RotationScores {
  /** The accuracy of (I_rot, Q_m), the prompt-matched control. */
  R_match: Accuracy;
}

/** One subset of the benchmark: the families that start with its name, e.g. `text` for `text/rotated`. */
export interface SubsetScores extends ImageScores {
  /** The text-only control; its Gap is G_text. `null` when nothing was asked without a picture. */
  textOnly: RotationScores | null;
  /** Predicted rotation under each wording of the prompt (B.2). */
  variants: Record<string, Pick<RotationScores, 'R_pred' | 'Gap' | 'copyRate'>>;
  /** The scores within each value of each group label, e.g. `groups.length['3']`. */
  groups: Record<string, Record<string, ImageScores>>;
}

/** The wording of the main experiments (B.2). */
const BASE = 'P0';

/** The scores of one subset. */
export function rotationScores(marks: readonly Mark[]): SubsetScores {
  const text = byCondition(marks, 'T');
  const textOnly = [text.orig, text.rot, text.pred].some((list) => list.length > 0);
  const { rot } = byCondition(marks, 'I');
  const variants = groupBy(marks.filter(isCondition('I_orig.Q_p')), ({ question }) => question.variant);
  return {
    ...imageScores(marks),
    textOnly: textOnly ? scores(text) : null,
    variants: mapValues(variants, (pred) => ({
      R_pred: accuracy(pred),
      Gap: difference(rot, pred),
      copyRate: copyRate(pred),
    })),
    groups: byGroups(marks, imageScores),
  };
}

function imageScores(marks: readonly Mark[]): ImageScores {
  return {
    ...scores(byCondition(marks, 'I')),
    R_match: accuracy(base(marks.filter(isCondition('I_rot.Q_m')))),
  };
}

type Conditions = { orig: Mark[]; rot: Mark[]; pred: Mark[] };

const scores = ({ orig, rot, pred }: Conditions): RotationScores => ({
  R_orig: accuracy(orig),
  R_rot: accuracy(rot),
  R_pred: accuracy(pred),
  Gap: difference(rot, pred),
  copyRate: copyRate(pred),
});

const byCondition = (marks: readonly Mark[], input: 'I' | 'T'): Conditions => ({
  orig: base(marks.filter(isCondition(`${input}_orig.Q_d`))),
  rot: base(marks.filter(isCondition(`${input}_rot.Q_d`))),
  pred: base(marks.filter(isCondition(`${input}_orig.Q_p`))),
});

const isCondition =
  (condition: string) =>
  ({ question }: Mark) =>
    question.condition === condition;

/** The questions in the base wording, or all of them when there is none in it. */
function base(marks: Mark[]): Mark[] {
  const asked = marks.filter(({ question }) => question.variant === BASE);
  return asked.length > 0 ? asked : marks;
}
