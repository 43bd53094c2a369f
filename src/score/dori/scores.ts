import type { Mark } from '../marks.js';
import { byGroups, groupBy } from '../rotation-scores.js';
import { componentErrors, type ComponentErrors } from './components.js';
import { isDoriQuestion } from './condition.js';
import { confusions, type Confusion } from './confusions.js';
import { softAccuracy, type SoftAccuracy } from './soft.js';

/** The scores of DORI in one wording of its prompts. */
export interface DoriScores {
  total: SoftAccuracy;
  coarse: SoftAccuracy;
  granular: SoftAccuracy;
  /** By question type, 1C to 7G. */
  types: Record<string, SoftAccuracy>;
  /** By the number of options (figure 10). */
  optionCounts: Record<string, SoftAccuracy>;
  /** Within each value of each group label: category, class, source. */
  groups: Record<string, Record<string, SoftAccuracy>>;
  /** Table 10. */
  confusions: Confusion[];
  /** Table 11; `null` when 4G was not asked. */
  compound: ComponentErrors | null;
}

/** The scores of all DORI questions among others, by wording. */
export function doriScores(marks: readonly Mark[]): Record<string, DoriScores> {
  const asked = marks.filter(isDoriQuestion);
  return Object.fromEntries(
    [...groupBy(asked, ({ question }) => question.variant)].map(([name, list]) => [name, scores(list)]),
  );
}

function scores(marks: readonly Mark[]): DoriScores {
  const ofLevel = (level: 'C' | 'G') =>
    softAccuracy(marks.filter(({ question }) => question.condition[1] === level));
  const by = (key: (mark: Mark) => string) =>
    Object.fromEntries([...groupBy(marks, key)].map(([name, list]) => [name, softAccuracy(list)]));
  return {
    total: softAccuracy(marks),
    coarse: ofLevel('C'),
    granular: ofLevel('G'),
    types: by(({ question }) => question.condition),
    optionCounts: by(({ question }) => String(Object.keys(question.options ?? {}).length)),
    groups: byGroups(marks, softAccuracy),
    confusions: confusions(marks),
    compound: componentErrors(marks.filter(({ question }) => question.condition === '4G')),
  };
}
