import type { ModelStudio } from './model-studio.js';
import { otherNames } from '../../../content/models/known.js';

/** Whether two categories are of different broad classes and share no name, so that no answer is right for both. */
export function unlike(studio: ModelStudio, one: string, other: string): boolean {
  const words = [other, ...otherNames(other)];
  return (
    studio.entryOf(one).broadClass !== studio.entryOf(other).broadClass &&
    ![one, ...otherNames(one)].some((name) => words.includes(name))
  );
}
