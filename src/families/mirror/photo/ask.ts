import {
  mirrorKinds,
  mirrorQuestions,
  mirrorQuestionText,
  quarters,
  sides,
  type MirrorKindName,
  type MirrorView,
} from '../prompts/index.js';
import { indefinite } from '../prompts/article.js';
import { being } from '../prompts/phrase.js';
import type { Draft } from '../../family.js';
import { conditions, type Condition } from '../conditions.js';
import { mirrorLabel, type PhotoLabel } from './label.js';
import type { Mark } from './marks/mark.js';
import type { PhotoParams } from './params.js';
import type { Split } from './pictures/split.js';
import type { PhotoState } from './state.js';

/** The questions about a photo and its mirror image, in every condition asked for that has an answer. */
export function photoQuestions(
  params: Pick<PhotoParams, 'conditions' | 'shifts' | 'wording'>,
  state: PhotoState,
  label: PhotoLabel,
  split: Split | undefined,
): Draft[] {
  const { subject, name } = state;
  return params.conditions.flatMap((condition): Draft[] => {
    const { view, images, mirrored, twin }: Condition = conditions[condition];
    const shown = mirrored ? mirrorLabel(label) : label;
    if (view === 'viewer' && shown.image === 'middle') return [];
    const drafts = mirrorQuestions({
      question: questionText(state, view),
      options: view === 'viewer' || !state.pairs[0]!.end ? sides : quarters,
      right: view === 'viewer' && shown.image !== 'middle' ? shown.image : shown.answer,
      images,
      condition,
      twin,
      groups: {
        body: subject.noun,
        kind: name,
        label: `${subject.kind === 'human' ? 'H' : 'A'}.${shown.answer}`,
        occluded: state.occluded ? 'yes' : 'no',
        subject: subject.kind,
        ...(split && { split }),
      },
      wording: params.wording,
    });
    return params.shifts === 'all' ? drafts : drafts.slice(0, 1);
  });
}

function questionText(state: PhotoState, view: MirrorView): string {
  const { mark, part, name, outline } = state;
  const subject = `the ${state.subject.noun}${outline ? ' in the white frame' : ''}`;
  if (!mark) {
    if (!Object.hasOwn(mirrorKinds, name)) throw new Error(`'${name}' is not a kind of question`);
    return mirrorQuestionText(name as MirrorKindName, { subject }, view);
  }
  const words = being(part, () => markedBy(mark), false);
  if (view === 'viewer') return `On which side of the image is ${words.part(subject, '')}?`;
  if (view === 'own') return `${words.question(subject, '')}?`;
  const { first, second } = words.pair(subject, '');
  return `${first} in the first image, and ${second} in the second?`;
}

function markedBy({ shape, color, letter }: Mark): string {
  if (shape === 'arrow') return `pointed at by ${indefinite(`${color} arrow`)}`;
  const what = shape === 'letter' ? `${color} letter ${letter}` : `${color} ${shape}`;
  return `marked with ${indefinite(what)}`;
}
