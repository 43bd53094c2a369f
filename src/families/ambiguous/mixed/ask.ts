import { boxesText } from '../../../score/boxes-text.js';
import type { Box, NamedThing } from '../../../score/question.js';
import { figureOf } from '../../../content/figures/bistable/index.js';
import type { Draft } from '../../family.js';
import { type AmbiguousCondition, inCondition } from '../conditions.js';
import {
  type HiddenFigure,
  hiddenFigures,
  type MixedParams,
  type MixedState,
  surfaceOf,
  surfaceThing,
} from './state.js';

/** A bistable figure hidden in a surface: AmbiBench, Table 7, "Mixed". `paper` is the printed text. */
type Wording = 'paper' | 'strict';

const mixedOpenPrompt = (wording: Wording): string =>
  wording === 'paper'
    ? "You are given an image that contains one or more 'hidden objects', these objects can only be recognized by carefully observing their outlines, edges, or subtle shapes. By looking at the image carefully, list all possible objects or scenes that are hidden in the image. If you can't find any hidden objects, just list all possible objects or scenes that existing in the image. Use short words or phrases, separate with commas, format your answer strictly as: 'object1, object2', do not add any extra explanation."
    : 'The picture shows a surface. A figure may be hidden in it, as faint light and dark in what the surface is made of; such a figure can be seen in two ways. If there is one, name both things that it can be seen as (if both are one kind of thing, say from which side each is seen); if there is none, name what the surface is made of. Reply only with the names, separated by commas.';

/** @param things what is asked for, e.g. 'duck, rabbit' */
const mixedBoxPrompt = (wording: Wording, things: string, side: number): string =>
  wording === 'paper'
    ? `You are a object detection expert. You are given an image with some objects existing in the image. Carefully examine the image and locate the position of the ${things} in the image by providing the bounding box coordinates, the image size is Width: ${side}, Height: ${side}. Output exactly in the following format: '[(x_min, y_min, x_max, y_max)]', do not add any extra explanation. If you can't find ${things} in the image, return 'None'.`
    : `The picture shows a surface. A figure may be hidden in it, as faint light and dark in what the surface is made of. If it can be seen as ${things.split(', ').join(' or ')}, give the smallest box around all of it. The picture is ${side} pixels wide and ${side} pixels high; x counts from its left edge, y from its top edge. Reply only with [(x_min, y_min, x_max, y_max)] in whole pixels, or with None if there is no such figure.`;

const mixedRegionPrompt = (wording: Wording): string =>
  wording === 'paper'
    ? "You are given an multi-layer optical illusion image that contains two layers of meaning in the green bounding box, where each layer represents a different interpretation of the same image. Within the **green bounding box** in the image, list all possible objects or scenes for both layers do not interpret objects outside green bounding box. Use short words or phrases and separate two layers with a semicolon ';'. Format your answer strictly as: 'layer1 objects; layer2 objects' Do not add any extra explanation."
    : 'Within the green box of this picture, a figure is hidden in a surface, as faint light and dark in what the surface is made of; the figure can be seen in two ways. Reply only with both things that it can be seen as (if both are one kind of thing, say from which side each is seen), separated by a comma, then a semicolon, then what the surface is made of: thing, thing; surface';

export function mixedQuestions({ tasks, wording }: MixedParams, state: MixedState): Draft[] {
  const { figure, drawing, shape, size, box } = state;
  const readings = figureOf(figure)
    .readings(shape)
    .map(({ word, accept }): NamedThing => ({ word, accept: [...accept] }));
  const surface = surfaceThing(state);
  const common = (view: string, condition: AmbiguousCondition, task: string) => ({
    accept: [],
    ...inCondition(condition),
    groups: { category: 'mixed', figure, drawing, surface: surfaceOf(state), task, wording },
    images: [view],
    variant: task,
  });
  const open = (view: string, condition: AmbiguousCondition, things: readonly NamedThing[]): Draft => ({
    ...common(view, condition, 'open'),
    answer: things.map(({ word }) => word).join(', '),
    prompt: mixedOpenPrompt(wording),
    scoring: {
      kind: 'words',
      parts: things.map((thing, i) => ({ name: `reading ${i + 1}`, ...thing })),
      ordered: false,
      separator: ',',
    },
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
