import type { Mark } from '../marks.js';
import { accuracy, type Accuracy } from '../measure/measures.js';
import { groupBy } from '../rotation-scores.js';

/** An accuracy, and that on pairs of the same figure and of mirror twins: only the former have one turn that aligns them. */
export interface PairAccuracy {
  all: Accuracy;
  same: Accuracy;
  mirror: Accuracy;
}

/** The scores of Shepard & Metzler's task in one wording of its prompts. */
export interface MentalRotationScores {
  total: PairAccuracy;
  /** By the angle between the figures: what the field plots. The nearest of 0, 20, …, 180 degrees. */
  angles: Record<string, PairAccuracy>;
  /** The same within each plane of rotation: `picture`, `depth` (Shepard & Metzler's two), `both`; `none` at 0 degrees. */
  planes: Record<string, Record<string, PairAccuracy>>;
}

/** The scores of all questions of mental rotation among others, by wording. */
export function mentalRotationScores(marks: readonly Mark[]): Record<string, MentalRotationScores> {
  const asked = marks.filter(isMentalRotation);
  return split(asked, ({ question }) => question.variant, scores);
}

function scores(marks: readonly Mark[]): MentalRotationScores {
  const byAngle = (list: readonly Mark[]) =>
    split(list, ({ question }) => question.groups!['angle']!, pairAccuracy);
  return {
    total: pairAccuracy(marks),
    angles: byAngle(marks),
    planes: split(marks, ({ question }) => question.groups!['plane'] ?? 'none', byAngle),
  };
}

function pairAccuracy(marks: readonly Mark[]): PairAccuracy {
  const of = (answer: string) =>
    accuracy(marks.filter(({ question }) => question.groups!['answer'] === answer));
  return { all: accuracy(marks), same: of('same'), mirror: of('mirror') };
}

/** Whether a question is of this task: families of the user's may use its condition, and say the angle in their groups. */
const isMentalRotation = ({ question: { condition, groups } }: Mark): boolean =>
  condition === 'same-or-mirror' && groups?.['angle'] !== undefined;

const split = <T>(
  marks: readonly Mark[],
  key: (mark: Mark) => string,
  score: (marks: readonly Mark[]) => T,
): Record<string, T> =>
  Object.fromEntries([...groupBy(marks, key)].map(([name, list]) => [name, score(list)]));
