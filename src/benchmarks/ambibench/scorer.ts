import { type AuditRules, type Column, defineScorer, type Question, type Share } from '../../score/index.js';
import { categories, categoryOf, pictureOf, pictures } from './category.js';
import { ambiguousFigures } from './figures.js';
import { ambiguousScores, type AmbiguousScores, type AmbiguousTask } from './scores.js';
import { countColumns, interval, percent, shareColumns, titledTable } from '../../score/format-table.js';

/** A row of the main table: a task, all controls, or the mean of the tasks. */
type Row = Partial<AmbiguousTask> & { readonly mean?: number | null };

/** A cell that is empty where there is nothing to show. */
const cell = <T>(value: T | null | undefined, text: (value: T) => string): string =>
  value == null ? '' : text(value);

const columns: readonly Column<Row>[] = [
  ['%  [95 %]', ({ accuracy, mean }) => (accuracy ? interval(accuracy) : percent(mean))],
  ['AP@0.5', ({ localization }) => cell(localization, ({ AP50 }) => percent(AP50))],
  ['control', ({ control }) => cell(control, ({ value }) => percent(value))],
  ['Δ  [95 %]', ({ Delta }) => cell(Delta, interval)],
  ['chance', ({ accuracy }) => cell(accuracy, ({ chance }) => percent(chance))],
  ...countColumns.map(([head, text]): Column<Row> => [head, ({ accuracy }) => cell(accuracy, text)]),
];

type Line = readonly [suffix: string, share: Share];
const lines = (shares: object, prefix = ''): Line[] =>
  Object.entries(shares).map(([part, share]) => [`${prefix}: ${part}`, share as Share]);

/** What is said of tasks besides their accuracy, a table each. */
const details: readonly (readonly [title: string, lines: (task: AmbiguousTask) => Line[]])[] = [
  ['each reading by itself', ({ parts }) => lines(parts)],
  [
    'several options',
    ({ choice }) => {
      if (!choice) return [];
      const { letters, ...all } = choice;
      return [lines(all), ...Object.entries(letters).map(([letter, own]) => lines(own, ` ${letter}`))].flat();
    },
  ],
  [
    'boxes at an overlap of 0.5',
    ({ localization }) => {
      if (!localization) return [];
      const { precision, recall, none } = localization;
      return lines({ precision, recall, none });
    },
  ],
  [
    'what people see against what is drawn: replies that follow it',
    ({ perception }) => lines(perception ?? {}),
  ],
  [
    'switching: the first reply names a reading, and of these the second the other',
    ({ switching }) => lines(switching ?? {}),
  ],
  ['one view or reading asked about alone', ({ alone }) => lines(alone)],
];

/** The scores of ambiguous pictures as tables for a terminal. */
function formatAmbiguous({ categories, control, mean }: AmbiguousScores): string[] {
  const tasks = Object.entries(categories).flatMap(([category, tasks]) =>
    Object.entries(tasks).map(([task, scores]) => [`${category} ${task}`, scores] as const),
  );
  return [
    titledTable<Row>('Ambiguous pictures, by category and task', '', columns, [
      ...tasks,
      ['mean of these', { mean }],
      ['all controls (Non-Ambi.)', { accuracy: control }],
    ]),
    ...details.flatMap(([title, linesOf]) => {
      const rows = tasks.flatMap(([name, task]) =>
        linesOf(task).flatMap(([suffix, share]) => (share.n > 0 ? [[name + suffix, share] as const] : [])),
      );
      return rows.length === 0 ? [] : [titledTable(`Ambiguous pictures, ${title}`, '', shareColumns, rows)];
    }),
  ];
}

const asksForBoxes = ({ scoring }: Question): boolean => scoring.kind === 'boxes';

/**
 * Whether a question or its reverse has the same answer for all pictures because their physical truth is the same: none of them
 * moves, all stand still.
 */
const sameAnswerByDesign = (questions: readonly Question[]): boolean => {
  const answers = new Map<string, string>();
  return questions.every(({ prompt, answer, groups }) => {
    if (groups?.physical !== answer || groups.perceived === undefined) return false;
    if (!answers.has(prompt)) answers.set(prompt, answer);
    return answers.size <= 2 && answers.get(prompt) === answer;
  });
};

/** What a blind audit has to know of questions about ambiguous pictures. */
const audit: Required<AuditRules> = {
  /**
   * The task (the variant) and the fact `pool`, which tells apart what a guesser can: which view or reading is asked about. One sees whether a
   * picture is a control, and does not read it. Boxes are one task, whether what is asked for is large, small or not there.
   */
  pool: (question) =>
    asksForBoxes(question)
      ? `${question.condition} boxes`
      : `${question.facts?.['pool'] ?? ''} ${question.variant}`,

  /** Asking for the boxes of other things is not another wording. */
  wording: (question) => (asksForBoxes(question) ? 'boxes' : question.variant),

  /** Replying None to all is right where nothing is there, and adds nothing to AP@0.5, which counts for boxes. */
  byDesign: (questions) => questions.every(asksForBoxes) || sameAnswerByDesign(questions),

  /** Where `copy` is what people see in an illusion, one has to look at the picture to give it. */
  copies: ({ copy, groups }) => copy !== undefined && groups?.perceived === undefined,
};

/** AmbiBench: the cells of its Tables 1 and 2. */
export const ambiguous = defineScorer<AmbiguousScores>({
  name: 'ambiguous',
  summary: 'Ambiguous pictures by category and task: each reading by itself, boxes, controls (AmbiBench).',
  check(question) {
    if (!categoryOf(question)) return `has no group 'category' that is one of ${categories.join(', ')}`;
    return pictureOf(question) ? undefined : `has no fact 'picture' that is one of ${pictures.join(', ')}`;
  },
  score: ambiguousScores,
  format: formatAmbiguous,
  figures: ambiguousFigures,
  audit,
});
