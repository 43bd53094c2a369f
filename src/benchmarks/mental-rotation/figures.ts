import { ownNames, type Figure, type FigureWords } from '../../score/figure.js';
import type { Mark } from '../../score/marks.js';
import type { MentalRotationScores, PairAccuracy } from './scores.js';

/** The curves of mental rotation: accuracy by the angle between the figures. */
export const mentalRotationFigures = (
  wordings: Readonly<Record<string, MentalRotationScores>>,
  words: FigureWords = ownNames,
): Figure[] =>
  words.inOrder(Object.keys(wordings)).flatMap((wording) => {
    const { angles, planes } = wordings[wording]!;
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
