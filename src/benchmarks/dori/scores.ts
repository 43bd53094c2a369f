import type { Mark } from '../../score/marks.js';
import { byGroups, groupBy } from '../../score/measure/group-by.js';
import { componentErrors, type ComponentErrors } from './components.js';
import { codeOf, typeOf } from './options.js';
import { confusions, type Confusion } from './confusions.js';
import { softAccuracy, type SoftAccuracy } from './soft.js';

/** The scores of DORI in one wording of its prompts. */
export interface DoriScores {
  /** All questions. */
  total: SoftAccuracy;
  /** Types 1C to 7C. */
  coarse: SoftAccuracy;
  /** Types 1G to 7G. */
  granular: SoftAccuracy;
  /** The scores by question type, 1C to 7G. */
  types: Record<string, SoftAccuracy>;
  /** The scores by the number of options (figure 10). */
  optionCounts: Record<string, SoftAccuracy>;
  /** The scores within each value of each group label: category, class, source. */
  groups: Record<string, Record<string, SoftAccuracy>>;
  /** The confusions of Table 10. */
  confusions: Confusion[];
  /** The component errors of Table 11; `null` when 4G was not asked. */
  compound: ComponentErrors | null;
}

/** The scores of questions in one wording. */
export function doriScores(marks: readonly Mark[]): DoriScores {
  const ofLevel = (level: 'coarse' | 'granular') =>
    softAccuracy(marks.filter(({ question }) => typeOf(question)!.level === level));
  const by = (key: (mark: Mark) => string) =>
    Object.fromEntries([...groupBy(marks, key)].map(([name, list]) => [name, softAccuracy(list)]));
  return {
    total: softAccuracy(marks),
    coarse: ofLevel('coarse'),
    granular: ofLevel('granular'),
    types: by(codeOf),
    optionCounts: by(({ question }) => String(Object.keys(question.options ?? {}).length)),
    groups: byGroups(marks, softAccuracy),
    confusions: confusions(marks),
    compound: componentErrors(marks.filter((mark) => codeOf(mark) === '4G')),
  };
}
