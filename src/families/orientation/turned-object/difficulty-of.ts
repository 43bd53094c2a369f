import type { Difficulty } from '../../difficulty/difficulty.js';
import { objectDifficulty, objectPairDifficulty, turnedPairDifficulty } from '../difficulty.js';
import type { OrientationTask } from '../tasks/task.js';
import type { TurnedObjectParams } from './params.js';

/** The axes of a task, by how many pictures it shows and how many objects it asks about. */
export function difficultyOf({ asked, pair }: OrientationTask): Difficulty<TurnedObjectParams> {
  if (asked === 2) return objectPairDifficulty;
  return pair ? turnedPairDifficulty : objectDifficulty;
}
