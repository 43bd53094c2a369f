import { compose, type Mat3, transpose } from '../../../../world/pose.js';
import { angleBetween, axisAngle } from '../../../../world/rotation/orientation.js';
import { type RotationStep, sequenceMatrix } from '../../../../world/rotation/steps.js';
import { facingOf } from '../../scene/state.js';
import type { Level, OrientationTask } from '../../tasks/task.js';
import { guard, type FoundAnswer } from './headings.js';
import type { PhotographSkip } from './skips.js';

/** How far a turn may be from the quarter turns that an option stands for, degrees. */
const reach = 15;

/** A turn between two pictures, and the option that it makes right. */
export interface FoundTurn extends FoundAnswer {
  /** Quarter turns about the axes of the task, then the little that the turn differs from these. */
  readonly steps: readonly RotationStep[];
}

/** The turn that takes one rotation to another. */
export const turnBetween = (first: Mat3, second: Mat3): Mat3 => compose(transpose(first), second);

/**
 * The quarter turns that come nearest to a turn, if no others do within the error.
 *
 * @param error degrees by which the annotations may be wrong, of both pictures together
 */
export function turnAnswer(
  task: OrientationTask,
  level: Level,
  turn: Mat3,
  error: number,
): FoundTurn | PhotographSkip {
  const still = { facings: [facingOf([1, 0, 0, 0, 1, 0, 0, 0, 1])] };
  const ranked = task
    .typical(level)
    .map((steps) => {
      const matrix = sequenceMatrix(steps);
      const after = { facings: [facingOf(matrix)] };
      const option = task.answer(level, { before: still, after, transform: { object: 0, steps } });
      return { steps, matrix, option, apart: angleBetween(matrix, turn) };
    })
    .sort((a, b) => a.apart - b.apart);
  const [nearest] = ranked;
  const { steps, matrix, option, apart } = nearest!;
  if (apart > reach || option < 0) return 'between-options';
  const next = ranked.find((other) => other.option !== option)!;
  const margin = Math.floor(next.apart - apart) / 2;
  if (margin < error + guard) return 'within-error';
  return { option, margin, steps: [...steps, axisAngle(compose(transpose(matrix), turn))] };
}
