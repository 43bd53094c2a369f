import { accuracy, type Mark } from '../../score/index.js';
import { modelTable, type TableRun, type ValueColumn } from '../tables/paper-table.js';
import { categoryOf, isAbout } from './category.js';
import { perceptionScores } from './perception.js';

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
export const motionImage: ValueColumn = {
  head: ['Motion', 'image'],
  of: perceived(ambiguous),
};

const controls = ({ marks }: TableRun): Mark[] =>
  marks.filter((mark) => isStill(mark) && control(mark) && !isReversed(mark));

/** Table 14: pictures that do not seem to move, and those that do asked either way. */
export const motionTable = modelTable({
  id: '14',
  title: 'Motion: controls, static prompt, and the main prompt',
  note: 'Motion columns count what people see as right, as the paper does; the controls are ours in the place of COCO images.',
  columns: [
    {
      head: ['COCO image'],
      of: (run) => accuracy(controls(run)).value,
      chance: (run) => accuracy(controls(run)).chance,
    },
    {
      head: ['Motion (static prompt)'],
      of: perceived((mark) => isReversed(mark) && !control(mark)),
    },
    { head: ['Motion (ours)'], of: perceived(ambiguous) },
  ],
});
