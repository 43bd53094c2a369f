import { accuracy, type Mark } from '../../score/index.js';
import type { PaperTable, TableRun, ValueColumn } from '../tables/paper-table.js';
import { averageOf, modelTable } from '../tables/paper-table.js';
import { categoryOf, isAbout, type Category } from './category.js';
import { boxes, share } from './cells.js';
import { perceptionScores } from './perception.js';
import { peopleTable } from './people-table.js';
import { testTables } from './test-tables.js';

const isStill = ({ question }: Mark): boolean =>
  categoryOf(question) === 'motion' && question.family !== 'ambiguous/moving';
const ambiguous = isAbout('ambiguous');
const control = isAbout('control');
const isReversed = ({ question }: Mark): boolean => question.condition.endsWith('-reversed');

const perceived =
  (is: (mark: Mark) => boolean) =>
  ({ marks }: TableRun): number | null | undefined =>
    perceptionScores(marks.filter((mark) => isStill(mark) && is(mark)))?.perceived.value;

/** Still pictures that seem to move: the share of the replies that say so, which the paper counts as right whatever is drawn. */
const motionImage: ValueColumn = { head: ['Motion', 'image'], of: perceived(ambiguous) };

const controls = ({ marks }: TableRun): Mark[] =>
  marks.filter((mark) => isStill(mark) && control(mark) && !isReversed(mark));

/** Table 14: pictures that do not seem to move, and those that do asked either way. */
const motionTable = modelTable({
  id: '14',
  title: 'Motion: controls, static prompt, and the main prompt',
  note: 'Motion columns count what people see as right, as the paper does; the controls are ours in the place of COCO images.',
  columns: [
    {
      head: ['COCO image'],
      of: (run) => accuracy(controls(run)).value,
      chance: (run) => accuracy(controls(run)).chance,
    },
    { head: ['Motion (static prompt)'], of: perceived((mark) => isReversed(mark) && !control(mark)) },
    { head: ['Motion (ours)'], of: perceived(ambiguous) },
  ],
});

const objectLevel: readonly ValueColumn[] = [
  {
    head: ['Non-Ambi.'],
    of: ({ report }) => report.ambiguous?.control.value,
    chance: ({ report }) => report.ambiguous?.control.chance,
  },
  share(['Camo.'], { category: 'camouflaged', task: 'open' }),
  share(['Bistable', 'open'], { category: 'bistable', task: 'open' }),
  share(['Bistable', 'choice'], { category: 'bistable', task: 'choice' }),
  share(['Hybrid'], { category: 'hybrid' }),
  share(['Color'], { category: 'color' }),
  share(['Multi-view'], { category: 'multiview' }),
  share(['Geometric'], { category: 'geometric' }),
  motionImage,
  share(['Motion', 'video'], { category: 'motion' }, 'ambiguous/moving'),
];

const sceneLevel: readonly ValueColumn[] = [
  share(['Multi-scene', 'Open'], { category: 'multiscene', task: 'open' }),
  boxes(['Multi-scene', 'loc(single)'], { category: 'multiscene', task: 'localization-single' }),
  boxes(['Multi-scene', 'loc(combined)'], { category: 'multiscene', task: 'localization-combined' }),
  share(['Multi-scene', 'Region'], { category: 'multiscene', task: 'region' }),
  share(['Mixed', 'Open'], { category: 'mixed', task: 'open' }),
  boxes(['Mixed', 'localization'], { category: 'mixed', task: 'localization' }),
  share(['Mixed', 'Region'], { category: 'mixed', task: 'region' }),
];

/** The categories whose means and deviations over seeds the paper prints. */
const overSeeds: readonly ValueColumn[] = [
  share(['Multi-Scene (open)'], { category: 'multiscene', task: 'open' }),
  share(['Mix (open)'], { category: 'mixed', task: 'open' }),
  share(['Color'], { category: 'color' }),
  share(['Multi-View'], { category: 'multiview' }),
  share(['Hybrid'], { category: 'hybrid' }),
];

/** A category as a whole, and each of its readings by itself. */
const readings = (
  title: string,
  category: Category,
  parts: Readonly<Record<string, string>>,
): ValueColumn[] => [
  share([title, 'Combined'], { category: category }),
  ...Object.entries(parts).map(([head, part]): ValueColumn => ({
    head: [title, head],
    of: ({ report }) => report.ambiguous?.categories[category]?.open?.parts[part]?.value,
  })),
];

/** AmbiBench's tables of results. */
export const tables: readonly PaperTable[] = [
  modelTable({
    id: '1',
    title: 'Performance on non-ambiguous cases and seven object-level ambiguous categories',
    note: 'Motion, image: the share that sees motion, which the paper counts as right. AVG is the mean of the columns.',
    columns: [...objectLevel, averageOf(objectLevel, ['AVG'])],
  }),
  modelTable({
    id: '2',
    title: 'Performance across multi-scene and mixed categories',
    note: 'Localization is AP@0.5. AVG is the mean of the seven columns.',
    columns: [...sceneLevel, averageOf(sceneLevel, ['AVG'])],
  }),
  peopleTable,
  modelTable({ id: '9', title: 'Performance on different categories, over runs', columns: overSeeds }),
  ...testTables,
  modelTable({
    id: '12',
    title: 'Each of two interpretations by itself',
    columns: [
      ...readings('Hybrid', 'hybrid', { Near: 'near', Far: 'far' }),
      ...readings('Color', 'color', { Color: 'color', Gray: 'gray' }),
      ...readings('Multi-view', 'multiview', { 'w/o Rotation': 'upright', 'w Rotation': 'turned' }),
    ],
  }),
  modelTable({ id: '13', title: 'Color-based ambiguity', columns: [share(['Ours'], { category: 'color' })] }),
  motionTable,
];
