import type { Accuracy, Difference, Mark, Share } from '../../score/index.js';
import { accuracy, difference, differenceOfShares, share } from '../../score/measure/measures.js';
import { byGroups, groupBy } from '../../score/measure/group-by.js';
import { choiceScores, type ChoiceScores } from './choice.js';
import { categories, categoryOf, isAbout } from './category.js';
import { localizationScores, type LocalizationScores } from './localization.js';
import { perceptionScores, type PerceptionScores } from './perception.js';
import { switchingScores, type SwitchingScores } from './switching.js';

/** The scores of one category in one task: a cell of AmbiBench's Table 1 or 2, and what there is to say of it. */
export interface AmbiguousTask {
  /** Score of questions about the ambiguous pictures: right only if every reading is given. */
  accuracy: Accuracy;
  /** Score of questions about their controls. */
  control: Accuracy;
  /** Ambiguous less control: paired by item where the same items have both, else of two samples. */
  Delta: Difference;
  /** Table 12: each reading by itself. */
  parts: Record<string, Share>;
  /** The scores of questions for several letters; `null` for other tasks. */
  choice: ChoiceScores | null;
  /** The scores of questions for boxes; `null` for other tasks. */
  localization: LocalizationScores | null;
  /** The scores of what is drawn against what is seen; `null` where they do not differ. */
  perception: PerceptionScores | null;
  /** The scores of conversations that ask for one reading and then for the other; absent where there are none. */
  switching?: SwitchingScores;
  /** Questions about one view or reading alone, by condition: near, far, ambiguous-upright, … */
  alone: Record<string, Accuracy>;
  /** Accuracy within each value of each group label, of the ambiguous pictures. */
  groups: Record<string, Record<string, Accuracy>>;
}

/** The scores of questions about ambiguous pictures (AmbiBench, Tables 1, 2 and 12). */
export interface AmbiguousScores {
  /** The scores by category, then by task: the variant, e.g. `open`, `choice`, `localization`, `region`, `yes-no`. */
  categories: Record<string, Record<string, AmbiguousTask>>;
  /** All controls together: the paper's Non-Ambi. */
  control: Accuracy;
  /** The mean over all cells of categories and tasks, of AP@0.5 for boxes and of the accuracy otherwise. */
  mean: number | null;
}

/** The scores of questions about ambiguous pictures and their controls. */
export function ambiguousScores(marks: readonly Mark[]): AmbiguousScores {
  const cells = categories.map((category) => {
    const own = marks.filter(({ question }) => categoryOf(question) === category);
    const tasks = groupBy(own, ({ question }) => question.variant);
    return [
      category,
      Object.fromEntries([...tasks].map(([task, list]) => [task, taskScores(list)])),
    ] as const;
  });
  const values = cells
    .flatMap(([, tasks]) => Object.values(tasks))
    .map(({ accuracy, localization }) => (localization ? localization.AP50 : accuracy.value))
    .filter((value) => value !== null);
  return {
    categories: Object.fromEntries(cells.filter(([, tasks]) => Object.keys(tasks).length > 0)),
    control: accuracy(marks.filter(isAbout('control'))),
    mean: values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length,
  };
}

/** Group labels that do not break a category down. */
const APART: ReadonlySet<string> = new Set(['category', 'task', 'perceived', 'physical']);

function taskScores(marks: readonly Mark[]): AmbiguousTask {
  const asked = marks.filter(isAbout('ambiguous'));
  const controls = marks.filter(isAbout('control'));
  const others = marks.filter(isAbout('alone'));
  const [ambiguous, control] = [accuracy(asked), accuracy(controls)];
  const paired = difference(asked, controls);
  const switching = switchingScores(asked);
  return {
    accuracy: ambiguous,
    control,
    Delta: paired.n > 0 ? paired : differenceOfShares(ambiguous, control),
    parts: partScores(asked),
    choice: choiceScores(asked),
    localization: localizationScores(asked),
    perception: perceptionScores(asked),
    ...(switching && { switching }),
    alone: Object.fromEntries(
      [...groupBy(others, ({ question }) => question.condition)].map(([name, list]) => [
        name,
        accuracy(list),
      ]),
    ),
    groups: Object.fromEntries(
      Object.entries(byGroups(asked, accuracy)).filter(([name]) => !APART.has(name)),
    ),
  };
}

/**
 * How often each reading of several is given, whatever the others: near and far, gray and color, upright and turned
 * (AmbiBench, Table 12). By the names of the parts, in the questions' order; empty where no question has several.
 */
function partScores(marks: readonly Mark[]): Record<string, Share> {
  const counts = new Map<string, { found: number; n: number }>();
  for (const { question, grade } of marks) {
    if (question.scoring.kind !== 'words' || question.scoring.parts.length < 2) continue;
    question.scoring.parts.forEach(({ name }, i) => {
      const count = counts.get(name) ?? { found: 0, n: 0 };
      count.n++;
      if (grade?.parts?.[i]) count.found++;
      counts.set(name, count);
    });
  }
  return Object.fromEntries([...counts].map(([name, { found, n }]) => [name, share(found, n)]));
}
