import { mixedBoxPrompt, mixedOpenPrompt, mixedRegionPrompt } from '../prompts/mixed.js';
import { boxesText } from '../../../score/boxes-text.js';
import type { Box, NamedThing } from '../../../score/question.js';
import type { Draft } from '../../family.js';
import { inCondition, type AmbiguousCondition } from '../conditions.js';
import { figureOf } from './drawing.js';
import type { MixedParams } from './params.js';
import type { MixedState } from './state.js';
import { hiddenFigures, surfaceThing, type HiddenFigure } from './words.js';

export function mixedQuestions(
  { tasks, wording }: MixedParams,
  { figure, shape, size, box, ground }: MixedState,
): Draft[] {
  const readings = figureOf(figure)
    .readings(shape)
    .map(({ word, accept }): NamedThing => ({ word, accept: [...accept] }));
  const surface = surfaceThing(ground.texture);
  const common = (view: string, condition: AmbiguousCondition, task: string) => ({
    accept: [],
    ...inCondition(condition),
    groups: { category: 'mixed', figure, surface: ground.texture, task, wording },
    images: [view],
    variant: task,
  });
  const open = (view: string, condition: AmbiguousCondition, things: readonly NamedThing[]): Draft => ({
    ...common(view, condition, 'open'),
    answer: things.map(({ word }) => word).join(', '),
    prompt: mixedOpenPrompt(wording),
    scoring: { kind: 'words', parts: things.map((thing, i) => ({ name: `reading ${i + 1}`, ...thing })), ordered: false, separator: ',' }, // prettier-ignore
  });
  const boxed = (view: string, condition: AmbiguousCondition, boxes: Box[]): Draft => ({
    ...common(view, condition, 'localization'),
    answer: boxesText(boxes),
    prompt: mixedBoxPrompt(wording, hiddenFigures[figure as HiddenFigure], size),
    scoring: { kind: 'boxes', boxes, width: size, height: size },
  });
  return tasks.flatMap((task): Draft[] => {
    if (task === 'open')
      return [open('original', 'ambiguous', readings), open('without', 'control', [surface])];
    if (task === 'localization')
      return [boxed('original', 'ambiguous', [box]), boxed('without', 'control', [])];
    const layers = [readings, [surface]];
    return [
      {
        ...common('region', 'ambiguous', 'region'),
        answer: layers.map((things) => things.map(({ word }) => word).join(', ')).join('; '),
        prompt: mixedRegionPrompt(wording),
        scoring: { kind: 'layers', layers },
      },
    ];
  });
}
