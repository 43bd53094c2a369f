import { ownNames, type Figure, type FigureRow, type FigureWords, type Mark } from '../../score/index.js';
import { categoryOf, isAbout, pictureOf } from './category.js';
import type { AmbiguousScores, AmbiguousTask } from './scores.js';

/** A category in one task. */
interface Cell {
  readonly name: string;
  readonly task: AmbiguousTask;
  readonly is: (mark: Mark) => boolean;
}

/** AmbiBench's tables as figures. */
export function ambiguousFigures(scores: AmbiguousScores | null, words: FigureWords = ownNames): Figure[] {
  if (scores === null) return [];
  const cells = Object.entries(scores.categories).flatMap(([category, tasks]) =>
    Object.entries(tasks).map(([name, task]): Cell => {
      const is = ({ question }: Mark): boolean =>
        question.scorer === 'ambiguous' && categoryOf(question) === category && question.variant === name;
      return { name: `${category}, ${words.variant(name)}`, task, is };
    }),
  );
  const rows = (of: (cell: Cell) => readonly FigureRow[]) => cells.flatMap(of);
  return [
    accuracies(rows, scores),
    controls(rows),
    differences(rows),
    readings(rows, words),
    boxes(rows),
    alone(rows, words),
    perception(rows),
  ].filter(({ rows }) => rows.length > 0);
}

type Rows = (of: (cell: Cell) => readonly FigureRow[]) => FigureRow[];

const about = ({ is }: Cell, picture: Parameters<typeof isAbout>[0]) => {
  const isOf = isAbout(picture);
  return (mark: Mark): boolean => is(mark) && isOf(mark);
};

const accuracies = (rows: Rows, { control }: AmbiguousScores): Figure => ({
  id: 'ambiguous-accuracy',
  title: 'AmbiBench: accuracy by category and task',
  note: 'Right only if every reading is given (Tables 1 and 2). Non-Ambi. are all controls together.',
  kind: 'bars',
  measure: 'Accuracy',
  labels: 'Category and task',
  rows: [
    ...rows((cell) => [{ label: cell.name, ...cell.task.accuracy, behind: about(cell, 'ambiguous') }]).filter(
      ({ value }) => value !== null,
    ),
    {
      label: 'Non-Ambi.',
      ...control,
      behind: ({ question }) => question.scorer === 'ambiguous' && pictureOf(question) === 'control',
    },
  ],
});

const controls = (rows: Rows): Figure => ({
  id: 'ambiguous-controls',
  title: 'AmbiBench: ambiguous pictures against their controls',
  kind: 'pairs',
  measure: 'Accuracy',
  labels: 'Category and task',
  rows: rows((cell) =>
    cell.task.control.n === 0 || cell.task.accuracy.n === 0
      ? []
      : [
          { label: cell.name, series: 'ambiguous', ...cell.task.accuracy, behind: about(cell, 'ambiguous') },
          { label: cell.name, series: 'control', ...cell.task.control, behind: about(cell, 'control') },
        ],
  ),
});

const differences = (rows: Rows): Figure => ({
  id: 'ambiguous-differences',
  title: 'AmbiBench: ambiguous less control',
  kind: 'differences',
  measure: 'Difference of accuracies',
  labels: 'Category and task',
  rows: rows((cell) =>
    cell.task.Delta.n === 0
      ? []
      : [{ label: cell.name, ...cell.task.Delta, behind: about(cell, 'ambiguous') }],
  ),
});

const readings = (rows: Rows, words: FigureWords): Figure => ({
  id: 'ambiguous-readings',
  title: 'AmbiBench: each reading by itself',
  note: 'How often a reading is given, whatever the others (Table 12): near and far, gray and color, upright and turned.',
  kind: 'bars',
  measure: 'Share of the replies that give it',
  labels: 'Category, task and reading',
  rows: rows((cell) =>
    Object.entries(cell.task.parts).map(([part, share]) => ({
      label: `${cell.name}: ${words.condition(part)}`,
      ...share,
      behind: about(cell, 'ambiguous'),
    })),
  ),
});

const boxes = (rows: Rows): Figure => ({
  id: 'ambiguous-boxes',
  title: 'AmbiBench: boxes at an overlap of 0.5',
  note: 'AP@0.5 as COCO’s evaluation has it, and precision and recall of the boxes given. None: of the questions about what is not there.',
  kind: 'bars',
  measure: 'Score',
  labels: 'Category, task and score',
  rows: rows((cell) => {
    const { localization } = cell.task;
    if (!localization) return [];
    const { AP50, precision, recall, none } = localization;
    const behind = about(cell, 'ambiguous');
    return [
      { label: `${cell.name}: AP@0.5`, value: AP50, behind },
      { label: `${cell.name}: precision`, ...precision, behind },
      { label: `${cell.name}: recall`, ...recall, behind },
      { label: `${cell.name}: None`, ...none, behind },
    ].filter(({ value }) => value !== null);
  }),
});

const alone = (rows: Rows, words: FigureWords): Figure => ({
  id: 'ambiguous-alone',
  title: 'AmbiBench: one view or reading asked about alone',
  kind: 'bars',
  measure: 'Accuracy',
  labels: 'Category, task and view',
  rows: rows((cell) =>
    Object.entries(cell.task.alone).map(([condition, score]) => ({
      label: `${cell.name}: ${words.condition(condition)}`,
      ...score,
      behind: (mark) => about(cell, 'alone')(mark) && mark.question.condition === condition,
    })),
  ),
});

const perception = (rows: Rows): Figure => ({
  id: 'ambiguous-perception',
  title: 'AmbiBench: what people see against what is drawn',
  note: 'Of questions of which the two have different answers, the replies that follow each.',
  kind: 'pairs',
  measure: 'Share of the replies',
  labels: 'Category and task',
  rows: rows((cell) => {
    const { perception } = cell.task;
    if (!perception) return [];
    const behind = about(cell, 'ambiguous');
    return [
      { label: cell.name, series: 'what people see', ...perception.perceived, behind },
      { label: cell.name, series: 'what is drawn', ...perception.physical, behind },
    ];
  }),
});
