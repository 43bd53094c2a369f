import { countColumns, interval, percent, titledTable, type Column } from '../../score/format-table.js';
import { splitBy } from '../../score/measure/group-by.js';
import { defineScorer, ownNames, type Figure, type FigureWords, type Mark } from '../../score/index.js';
import { mentalRotationScores, type MentalRotationScores, type PairAccuracy } from './scores.js';

/** The curves of mental rotation: accuracy by the angle between the figures. */
const mentalRotationFigures = (
  wordings: Readonly<Record<string, MentalRotationScores>>,
  words: FigureWords = ownNames,
): Figure[] =>
  words.inOrder(Object.keys(wordings)).flatMap((wording) => {
    const { angles, planes } = wordings[wording];
    const title = `Mental rotation, ${words.variant(wording)}`;
    const isIn = ({ question: { scorer, variant } }: Mark): boolean =>
      scorer === 'mental-rotation' && variant === wording;
    const turned = Object.entries(planes).filter(([plane]) => plane !== 'none');
    return [
      curve(`mental-rotation-${wording}`, `${title}: all pairs`, angles, 'all', isIn),
      curve(`mental-rotation-${wording}-same`, `${title}: pairs of the same figure`, angles, 'same', isIn),
      curve(`mental-rotation-${wording}-mirror`, `${title}: mirror twins`, angles, 'mirror', isIn),
      ...(turned.length > 1 ? turned : []).map(([plane, list]) =>
        curve(
          `mental-rotation-${wording}-${plane}`,
          `${title}: rotated in ${plane === 'both' ? 'picture plane and depth' : plane === 'picture' ? 'the picture plane' : plane}`,
          list,
          'all',
          (mark) => isIn(mark) && mark.question.groups?.['plane'] === plane,
        ),
      ),
    ];
  });

function curve(
  id: string,
  title: string,
  angles: Readonly<Record<string, PairAccuracy>>,
  pairs: keyof PairAccuracy,
  isIn: (mark: Mark) => boolean,
): Figure {
  return {
    id,
    title,
    kind: 'curve',
    measure: 'Accuracy',
    labels: 'Angle between the figures (degrees)',
    rows: Object.entries(angles).map(([angle, scores]) => ({
      label: angle,
      ...scores[pairs],
      behind: (mark) =>
        isIn(mark) &&
        mark.question.groups?.['angle'] === angle &&
        (pairs === 'all' || mark.question.groups['answer'] === pairs),
    })),
  };
}

/** Shepard & Metzler's task, by wording of its prompts. */
export const mentalRotation = defineScorer<Record<string, MentalRotationScores>>({
  name: 'mental-rotation',
  summary: 'Same or mirror image, by the angle between the figures (Shepard and Metzler).',
  section: 'mentalRotation',
  check({ groups = {} }) {
    if (groups['angle'] === undefined) return "has no group 'angle'";
    return groups['answer'] === 'same' || groups['answer'] === 'mirror'
      ? undefined
      : "has no group 'answer' that is same or mirror";
  },
  score: (marks) => splitBy(marks, ({ question }) => question.variant, mentalRotationScores),
  format: (wordings) => Object.entries(wordings).flatMap(([wording, scores]) => tables(wording, scores)),
  figures: mentalRotationFigures,
});

/** The scores of one wording as tables for a terminal: by angle, and, where there are several, by plane and angle. */
function tables(wording: string, { angles, planes, total }: MentalRotationScores): string[] {
  const title = `Mental rotation, ${wording}, by angle`;
  const turned = Object.entries(planes).filter(([plane]) => plane !== 'none');
  return [
    titledTable(title, 'degrees', columns, Object.entries({ ...angles, all: total })),
    ...(turned.length > 1 ? turned : []).map(([plane, list]) =>
      titledTable(`${title}, plane of rotation: ${plane}`, 'degrees', columns, Object.entries(list)),
    ),
  ];
}

const columns: readonly Column<PairAccuracy>[] = [
  ['%  [95 %]', ({ all }) => interval(all)],
  ['same  [95 %]', ({ same }) => interval(same)],
  ['mirror  [95 %]', ({ mirror }) => interval(mirror)],
  ['chance', ({ all }) => percent(all.chance)],
  ...countColumns.map(([head, cell]): Column<PairAccuracy> => [head, ({ all }) => cell(all)]),
];
