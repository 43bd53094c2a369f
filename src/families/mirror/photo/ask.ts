import type { Draft } from '../../family.js';
import { sideQuestions } from '../ask.js';
import type { SideLabel } from '../label.js';
import {
  being,
  indefinite,
  type MirrorKindName,
  mirrorKinds,
  mirrorQuestionText,
  type MirrorView,
  viewerQuestionText,
} from '../prompts/kinds.js';
import type { Mark } from './marks/mark.js';
import type { Split } from './pictures/load-photos.js';
import type { PhotoParams, PhotoState } from './state.js';

/** The questions about a photo and its mirror image. */
export const photoQuestions = (
  params: Pick<PhotoParams, 'conditions' | 'shifts' | 'wording'>,
  state: PhotoState,
  label: SideLabel,
  split: Split | undefined,
): Draft[] =>
  sideQuestions(params, label, {
    options: state.pairs[0]!.end ? 'quarters' : 'sides',
    question: ({ view }) => questionText(state, view),
    groups: (own) => ({
      body: state.subject.noun,
      kind: state.name,
      label: `${state.subject.kind === 'human' ? 'H' : 'A'}.${own}`,
      occluded: state.occluded ? 'yes' : 'no',
      subject: state.subject.kind,
      ...(split && { split }),
    }),
  });

function questionText(state: PhotoState, view: MirrorView): string {
  const { mark, part, name, outline } = state;
  const subject = `the ${state.subject.noun}${outline ? ' in the white frame' : ''}`;
  if (!mark) {
    if (!Object.hasOwn(mirrorKinds, name)) throw new Error(`'${name}' is not a kind of question`);
    return mirrorQuestionText(name as MirrorKindName, { subject }, view);
  }
  const words = being(part, () => markedBy(mark), false);
  if (view === 'viewer') return viewerQuestionText(words.part(subject, ''));
  if (view === 'own') return `${words.question(subject, '')}?`;
  const { first, second } = words.pair(subject, '');
  return `${first} in the first image, and ${second} in the second?`;
}

function markedBy({ shape, color, letter }: Mark): string {
  if (shape === 'arrow') return `pointed at by ${indefinite(`${color} arrow`)}`;
  const what = shape === 'letter' ? `${color} letter ${letter}` : `${color} ${shape}`;
  return `marked with ${indefinite(what)}`;
}
