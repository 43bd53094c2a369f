import { boxesText } from '../../../score/boxes-text.js';
import type { Box } from '../../../score/question.js';
import { sidesOf, type Draft, type Size } from '../../making.js';
import { printed, printedBox } from '../prompts/printed.js';
import { inCondition } from '../words.js';
import { acceptedNames } from './names.js';
import { type CamouflageParams, type CamouflageState, surfaceOf } from './state.js';

/**
 * Camouflaged objects: AmbiBench, Table 7, "Camouflaged". `paper` is the printed text, with its own prompt for either view; its
 * prompt for boxes is the one of "Mixed, Localization", which asks for one named thing. `strict` asks both views alike.
 */
type AmbiguousWording = 'paper' | 'strict';

const strictOpen =
  'The picture shows a surface and one object before it. The object may have the colors and the texture of the surface, so that little more than its outline and its shading tell it apart. What kind of object is it? Reply with its name only, a common noun such as one would find in a dictionary, in the format: Object: name';

const strictOpenInNature =
  'The picture shows a place in nature, and in it one animal or object. It may have the colors and the texture of what is around it, and grass, reeds or stones may hide a part of it, so that little more than its outline and its shading tell it apart. What kind of animal or object is it? Reply with its name only, a common noun such as one would find in a dictionary, in the format: Object: name';

const camouflageOpenPrompt = (
  wording: AmbiguousWording,
  seen: 'hidden' | 'revealed',
  isNature: boolean,
): string => (wording === 'paper' ? printed.camouflaged[seen] : isNature ? strictOpenInNature : strictOpen);

const strictScene = {
  surface:
    'The picture shows a surface and one object before it. The object may have the colors and the texture of the surface. If the object is',
  nature:
    'The picture shows a place in nature, and in it one animal or object, a part of which grass, reeds or stones may hide. It may have the colors and the texture of what is around it. If it is',
} as const;

/** @param thing the name of what is asked for, e.g. 'desk lamp' @param size of the picture, pixels */
const camouflageBoxPrompt = (
  wording: AmbiguousWording,
  thing: string,
  size: Size,
  isNature: boolean,
): string => {
  const [scene, it] = isNature ? [strictScene.nature, 'it'] : [strictScene.surface, 'the object'];
  const sides = sidesOf(size);
  const { width, height } = sides;
  return wording === 'paper'
    ? printedBox(thing, sides)
    : `${scene} ${article(thing)} ${thing}, give the smallest box around all that is seen of it. The picture is ${width} pixels wide and ${height} pixels high; x counts from its left edge, y from its top edge. Reply only with [(x_min, y_min, x_max, y_max)] in whole pixels, or with None if ${it} is not ${article(thing)} ${thing}.`;
};

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');

const views = [
  { view: 'original', seen: 'hidden', condition: 'ambiguous' },
  { view: 'revealed', seen: 'revealed', condition: 'control' },
] as const;

/** @param absent a category that the picture does not show */
export function camouflageQuestions(
  { tasks, wording }: CamouflageParams,
  { subject, ground, size }: CamouflageState,
  absent: string,
): Draft[] {
  const { category, box } = subject;
  const accept = [...acceptedNames(subject)];
  const isNature = ground.kind === 'habitat';
  const surface = surfaceOf({ ground }) ?? 'picture';
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
      prompt: camouflageBoxPrompt(wording, thing, size, isNature),
      scoring: { kind: 'boxes', boxes, ...sidesOf(size) },
      variant,
    });
    return tasks.map((task): Draft => {
      if (task === 'localization') return boxed(category, [box], 'localization');
      if (task === 'absent') return boxed(absent, [], 'absent');
      return {
        ...common('open'),
        answer: category,
        prompt: camouflageOpenPrompt(wording, seen, isNature),
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
