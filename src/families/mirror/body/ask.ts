import {
  mirrorQuestions,
  mirrorQuestionText,
  quarters,
  sides,
  type MirrorView,
} from '../../../questions/mirror/index.js';
import type { Draft } from '../../family.js';
import type { BodyEvidence } from './evidence.js';
import { kindOf } from './kinds.js';
import { mirrorLabel, type BodyLabel } from './label.js';
import type { BodyParams, Condition } from './params.js';
import type { BodyState } from './state.js';

interface About {
  readonly state: BodyState;
  readonly label: BodyLabel;
  readonly evidence: Pick<BodyEvidence, 'asked' | 'counterpart'>;
  /** How the question calls the body, e.g. 'the woman'. */
  readonly subject: string;
}

/** Below this share of its pixels a part counts as hidden, when errors are told apart (OOI, §6.5). */
const hidden = 0.5;

/** The questions about a scene and its mirror image, in every condition asked for that has an answer. */
export function bodyQuestions(
  { conditions, shifts, split, wording }: BodyParams,
  { state, label, evidence, subject }: About,
): Draft[] {
  const kind = kindOf(state.kind);
  const parts = kind.part === null ? [evidence.asked] : [evidence.asked, evidence.counterpart];
  const occluded = parts.some(({ share }) => share < hidden);
  return conditions.flatMap((condition): Draft[] => {
    const { view, images, mirrored } = settings[condition];
    const shown = mirrored ? mirrorLabel(label) : label;
    if (view === 'viewer' && shown.image === 'middle') return [];
    const right = view === 'viewer' ? (shown.image as 'left' | 'right') : shown.answer;
    const drafts = mirrorQuestions({
      question: mirrorQuestionText(kind.name, { subject, prop: state.about.replace(/^an? /, '') }, view),
      options: view === 'viewer' || kind.options === 'sides' ? sides : quarters,
      right,
      images,
      condition,
      groups: {
        body: state.body,
        kind: kind.name,
        label: `${subjectOf(state) === 'human' ? 'H' : 'A'}.${shown.answer}`,
        occluded: occluded ? 'yes' : 'no',
        scene: state.scene,
        subject: subjectOf(state),
        ...(split !== '' && { split }),
      },
      wording,
    });
    return shifts === 'all' ? drafts : drafts.slice(0, 1);
  });
}

export const subjectOf = ({ body }: Pick<BodyState, 'body'>): 'human' | 'animal' =>
  body === 'person' ? 'human' : 'animal';

const settings: Readonly<
  Record<
    Condition,
    {
      readonly view: MirrorView;
      readonly images: readonly [] | readonly [string] | readonly [string, string];
      readonly mirrored: boolean;
    }
  >
> = {
  original: { view: 'own', images: ['original'], mirrored: false },
  mirrored: { view: 'own', images: ['mirrored'], mirrored: true },
  'original.viewer': { view: 'viewer', images: ['original'], mirrored: false },
  'mirrored.viewer': { view: 'viewer', images: ['mirrored'], mirrored: true },
  text: { view: 'own', images: [], mirrored: false },
  both: { view: 'both', images: ['original', 'mirrored'], mirrored: false },
};
