import { mirroredLabel, mirrorQuestions, mirrorQuestionText, quarters, sides } from '../prompts/index.js';
import type { Draft } from '../../family.js';
import type { BodyEvidence } from './judge.js';
import { kindOf } from './questions/kinds.js';
import { mirrorLabel, type BodyLabel } from './label.js';
import { conditions as settingOf, type Condition } from '../conditions.js';
import type { BodyParams } from './params.js';
import type { BodyState } from './state.js';

/** Below this share of its pixels a part counts as hidden, when errors are distinguished (OOI, §6.5). */
const hidden = 0.5;

/** The questions about a scene and its mirror image, in every condition asked for that has an answer. */
export function bodyQuestions(
  { conditions, shifts, split, wording }: BodyParams,
  state: BodyState,
  label: BodyLabel,
  evidence: Pick<BodyEvidence, 'asked' | 'counterpart'>,
): Draft[] {
  const subject = nounPhraseOf(state);
  const kind = kindOf(state.kind);
  const parts = kind.part === null ? [evidence.asked] : [evidence.asked, evidence.counterpart];
  const occluded = parts.some(({ share }) => share < hidden);
  const beside = state.mirror ? `${subject} before the mirror` : subject;
  return conditions.flatMap((condition): Draft[] => {
    const { view, images, mirrored, reflected = false, twin }: Condition = settingOf[condition];
    const shown = mirrored ? mirrorLabel(label) : label;
    if (view === 'viewer' && shown.image === 'middle') return [];
    const own = reflected ? mirroredLabel(shown.answer) : shown.answer;
    const right = view === 'viewer' ? (shown.image as 'left' | 'right') : own;
    const names = { subject: reflected ? figure : beside, prop: state.about.replace(/^an? /, '') };
    const drafts = mirrorQuestions({
      question: `${reflected ? asIfReal : ''}${mirrorQuestionText(kind.name, names, view)}`,
      options: view === 'viewer' || kind.options === 'sides' ? sides : quarters,
      right,
      images,
      condition,
      twin,
      groups: {
        body: state.body,
        kind: kind.name,
        label: `${broadClassOf(state) === 'human' ? 'H' : 'A'}.${own}`,
        occluded: occluded ? 'yes' : 'no',
        ...(state.scene !== '' && { scene: state.scene }),
        subject: broadClassOf(state),
        ...(split !== '' && { split }),
      },
      wording,
    });
    return shifts === 'all' ? drafts : drafts.slice(0, 1);
  });
}

/** How the body that a mirror shows is called, and what to take it for. */
const figure = 'the figure in the mirror';
const asIfReal = 'Take the figure in the mirror for a real one that stands there. ';

/** How a question calls a body: 'the woman', 'the horse'. */
const nounPhraseOf = ({ body, look }: BodyState): string =>
  `the ${body === 'person' ? String(look['noun']) : body}`;

const broadClassOf = ({ body }: BodyState): 'human' | 'animal' => (body === 'person' ? 'human' : 'animal');
