import { camouflageBoxPrompt, camouflageOpenPrompt } from '../prompts/camouflage.js';
import { boxesText } from '../../../score/boxes-text.js';
import type { Box } from '../../../score/question.js';
import type { Draft } from '../../family.js';
import { inCondition } from '../conditions.js';
import { otherNames } from '../../../content/models/known.js';
import type { CamouflageParams } from './params.js';
import type { CamouflageState } from './state.js';

const views = [
  { view: 'original', seen: 'hidden', condition: 'ambiguous' },
  { view: 'revealed', seen: 'revealed', condition: 'control' },
] as const;

/** @param absent a category that the picture does not show */
export function camouflageQuestions(
  { tasks, wording, textures: _, ...params }: CamouflageParams,
  { subject, ground, size }: CamouflageState,
  absent: string,
): Draft[] {
  const { category, box } = subject;
  const accept = 'picture' in subject ? [...subject.accept] : [...otherNames(category)];
  const surface = ground.kind === 'texture' ? ground.texture : 'picture';
  return views.flatMap(({ view, seen, condition }) => {
    const common = (task: string) => ({
      accept: [],
      ...inCondition(condition),
      groups: { category: 'camouflaged', object: category, surface, task, wording },
      images: [view],
    });
    const boxed = (thing: string, boxes: Box[], variant: string): Draft => ({
      ...common('localization'),
      answer: boxesText(boxes),
      prompt: camouflageBoxPrompt(wording, thing, params.size),
      scoring: { kind: 'boxes', boxes, width: size, height: size },
      variant,
    });
    return tasks.map((task): Draft => {
      if (task === 'localization') return boxed(category, [box], 'localization');
      if (task === 'absent') return boxed(absent, [], 'absent');
      return {
        ...common('open'),
        answer: category,
        prompt: camouflageOpenPrompt(wording, seen),
        scoring: {
          kind: 'words',
          parts: [{ name: 'object', word: category, accept }],
          ordered: false,
          separator: ',',
        },
        variant: 'open',
      };
    });
  });
}
