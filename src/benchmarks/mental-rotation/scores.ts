import { accuracy, type Accuracy, type Mark } from '../../score/index.js';
import { splitBy } from '../../score/measure/group-by.js';

/** An accuracy, and that on pairs of the same figure and of mirror twins: only the former have one turn that aligns them. */
export interface PairAccuracy {
  /** All pairs. */
  all: Accuracy;
  /** Pairs of one figure. */
  same: Accuracy;
  /** Pairs of a figure and its mirror image. */
  mirror: Accuracy;
}

/** The scores of Shepard & Metzler's task in one wording of its prompts. */
export interface MentalRotationScores {
  /** All angles and planes. */
  total: PairAccuracy;
  /** The scores by the angle between the figures, which the field plots: the nearest of 0, 20, …, 180 degrees. */
  angles: Record<string, PairAccuracy>;
  /** The same within each plane of rotation: `picture`, `depth` (Shepard & Metzler's two), `both`; `none` at 0 degrees. */
  planes: Record<string, Record<string, PairAccuracy>>;
}

/** The scores of questions in one wording. */
export function mentalRotationScores(marks: readonly Mark[]): MentalRotationScores {
  const byAngle = (list: readonly Mark[]) =>
    splitBy(list, ({ question }) => question.groups!['angle'], pairAccuracy);
  return {
    total: pairAccuracy(marks),
    angles: byAngle(marks),
    planes: splitBy(marks, ({ question }) => question.groups!['plane'] ?? 'none', byAngle),
  };
}

function pairAccuracy(marks: readonly Mark[]): PairAccuracy {
  const of = (answer: string) =>
    accuracy(marks.filter(({ question }) => question.groups!['answer'] === answer));
  return { all: accuracy(marks), same: of('same'), mirror: of('mirror') };
}
