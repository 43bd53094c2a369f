import { otherNames } from '../../../content/models/known.js';
import type { ModelStudio } from './model-studio.js';

/** Attempts with a category before the next is tried. */
const triesEach = 4;

/**
 * The category that goes with others in one item: the planned one, or the next in the list that is unlike them all. Which
 * is best would nearly always be one of a few, and the answer could be guessed: so it is taken in turn, and only if `attempt`
 * after attempt fails, another.
 *
 * @param planned its place in `categories` @param attempt 0, 1, …
 */
export function categoryInTurn(
  studio: ModelStudio,
  categories: readonly string[],
  others: readonly string[],
  planned: number,
  attempt: number,
): string | undefined {
  const turned = [...categories.slice(planned), ...categories.slice(0, planned)];
  const pool = turned.filter((category) => others.every((other) => unlike(studio, other, category)));
  return pool[Math.floor(attempt / triesEach) % pool.length];
}

/** Whether two categories are of different broad classes and share no name, so that no answer is right for both. */
function unlike(studio: ModelStudio, one: string, other: string): boolean {
  const words = [other, ...otherNames(other)];
  return (
    studio.entryOf(one).broadClass !== studio.entryOf(other).broadClass &&
    ![one, ...otherNames(one)].some((name) => words.includes(name))
  );
}
