import { accuracy, type Accuracy, type Mark } from '../../score/index.js';
import { byGroups, groupBy } from '../../score/measure/group-by.js';
import { circularScores, type CircularScores } from './circular.js';
import { byOptionSets, macro, type Classification } from './classification.js';
import { inOrder, isVanilla, twinOf } from './sides.js';
import { errorTypes, type ErrorTypes } from './errors.js';
import { flipScores, twinsAmong, type FlipScores, type Twins } from './flips.js';
import { positionBias, type PositionBias } from './positions.js';

/** The scores of a set of MirrorQA's questions in one condition; in the paper's order of options but for `circular`. */
export interface MirrorPart {
  accuracy: Accuracy;
  /** P, R and F1 as Table 2 has them. */
  table2: Classification;
  /** P, R and F1 as macro means over the sides. */
  macro: Classification;
  /** The accuracy by label, H.left to A.right rear (Table 3). */
  labels: Record<string, Accuracy>;
  /** The bias by number of options and letter. */
  positions: Record<string, Record<string, PositionBias>>;
  /** The scores of Table 4; `null` where no item was asked in all cyclic shifts. */
  circular: CircularScores | null;
  /** The flip scores; `null` except in conditions about originals whose mirrored pictures were asked about too. */
  flips: FlipScores | null;
  errors: ErrorTypes;
}

/** The scores of one condition. */
export interface MirrorScores extends MirrorPart {
  /** The scores within each value of each group label: kind, body, scene, subject, split, occluded. */
  groups: Record<string, Record<string, MirrorPart>>;
}

/** The scores of MirrorQA's questions, by condition. */
export function mirrorScores(marks: readonly Mark[]): Record<string, MirrorScores> {
  const conditions = groupBy(marks, ({ question }) => question.condition);
  return Object.fromEntries(
    [...conditions.keys()].sort(inOrder).map((condition) => {
      const list = conditions.get(condition)!;
      const twin = twinOf(list[0]);
      const twins = twinsAmong(vanilla((twin !== undefined && conditions.get(twin)) || []));
      const score = (some: readonly Mark[]): MirrorPart => part(some, twins);
      const groups = Object.entries(byGroups(list, score)).filter(([name]) => !APART.has(name));
      return [condition, { ...score(list), groups: Object.fromEntries(groups) }];
    }),
  );
}

/** Groups by which scores are not broken down: labels have a table of their own, the others tell which pictures are nearly the same. */
const APART: ReadonlySet<string> = new Set(['label', 'siblings', 'twin']);

const vanilla = (marks: readonly Mark[]): Mark[] => marks.filter(isVanilla);

function part(marks: readonly Mark[], twins: Twins): MirrorPart {
  const asked = vanilla(marks);
  const labels = groupBy(asked, ({ question }) => question.groups?.label ?? '');
  labels.delete('');
  return {
    accuracy: accuracy(asked),
    table2: byOptionSets(asked),
    macro: macro(asked),
    labels: Object.fromEntries([...labels].map(([label, list]) => [label, accuracy(list)])),
    positions: positionBias(asked),
    circular: circularScores(marks),
    flips: flipScores(asked, twins),
    errors: errorTypes(asked),
  };
}
