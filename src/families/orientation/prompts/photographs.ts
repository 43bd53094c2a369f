import { labelsInFront, twoPictures } from './conventions.js';
import type { DoriType } from './type.js';

/** The sentence in place of {@link twoPictures}. */
const twoPhotographs =
  'Two photographs show the same object, which is marked with a bounding box: the first (or left) image shows it before, the second (or right) image after a possible rotation. The camera may have been moved between them. What counts is how the object is turned as seen from the camera, as if the camera had stayed where it was.';

const exactly = 'All angles are multiples of 90 degrees.';
const nearly = 'Take every angle to the nearest multiple of 90 degrees.';

const around = 'The object can rotate around a vertical axis only.';

const straight =
  'Select "No rotation" if Object A already faces the camera and "180 degrees in either direction" if its front points straight away from it.';

/** Sentences of the strict prompts about scenes, and what is true of photographs instead. */
const replaced: readonly (readonly [scenes: string, photographs: string])[] = [
  [` ${labelsInFront}`, ''],
  [twoPictures, twoPhotographs],
  [exactly, nearly],
  [around, `${around} ${nearly}`],
  [
    straight,
    `${straight} A front within 15 degrees of one of these two directions counts as pointing in it.`,
  ],
];

/** The question about photographs, of which not all is true that is of scenes. The paper's words stay as they are. */
export function ofPhotographs(type: DoriType): DoriType {
  const { strict } = type.words;
  const context = replaced.reduce(
    (text, [scenes, photographs]) => text.replace(scenes, photographs),
    strict.context,
  );
  return { ...type, words: { ...type.words, strict: { ...strict, context } } };
}
