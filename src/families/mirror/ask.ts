import { sides } from '../../content/bodies/side.js';
import type { Draft } from '../family.js';
import { type AskingParams, type Condition, conditions as settings } from './conditions.js';
import { mirrorLabel, type SideLabel } from './label.js';
import { mirroredLabel, type MirrorLabel, mirrorQuestions, quarters } from './prompts/prompt.js';

/** What a family says of an item. */
interface Asked {
  /** The names of the subject's own sides. */
  readonly options: 'sides' | 'quarters';
  question(condition: Condition): string;
  /** @param own the right answer, on the subject's own sides */
  groups(own: MirrorLabel): Readonly<Record<string, string>>;
}

/** The questions about a picture and its mirror image, in every condition asked for that has an answer. */
export const sideQuestions = (
  { conditions, shifts, wording }: AskingParams,
  label: SideLabel,
  { options, question, groups }: Asked,
): Draft[] =>
  conditions.flatMap((name): Draft[] => {
    const condition: Condition = settings[name];
    const { view, images, mirrored, reflected, twin } = condition;
    const shown = mirrored ? mirrorLabel(label) : label;
    const own = reflected ? mirroredLabel(shown.answer) : shown.answer;
    const ofImage = view === 'viewer';
    const right = ofImage ? shown.image : own;
    if (right === 'middle') return [];
    const drafts = mirrorQuestions({
      question: question(condition),
      options: ofImage || options === 'sides' ? sides : quarters,
      right,
      images,
      condition: name,
      twin,
      groups: groups(own),
      sidesOf: ofImage ? 'image' : 'subject',
      wording,
    });
    return shifts === 'all' ? drafts : drafts.slice(0, 1);
  });
