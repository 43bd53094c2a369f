import { balancedRuns } from '../../core/design.js';
import type { StreamPath } from '../../core/stream.js';
import type { RotationStep } from '../../world/rotation/steps.js';
import type { OrientationParams } from './params.js';
import { shareDesign } from './share.js';
import { readFacings, turnFacing, type OrientationLabel, type OrientationState } from './state.js';
import type { Level, OrientationTask } from './task.js';

/** Items in a run that holds the share of undetermined ones. */
const run = 60;

/** Which option is right for item i; the last means that it cannot be determined. Every run of items is balanced. */
export function answerDesign(
  options: number,
  share: OrientationParams['undetermined'],
  path: StreamPath,
): (i: number) => number {
  if (share === 'even') return balancedRuns(options, [...path, 'answers']);
  const spoiled = shareDesign(share, run, [...path, 'undetermined']);
  const answers = balancedRuns(options - 1, [...path, 'answers']);
  return (i) => {
    const { chosen, rank } = spoiled(i);
    return chosen ? options - 1 : answers(rank);
  };
}

/** The index of the option that some turns of a scene's object make right. */
export function optionAfter(
  task: OrientationTask,
  level: Level,
  x: OrientationState,
  steps: readonly RotationStep[],
): number {
  const transform = { object: task.turned, steps };
  const before: OrientationLabel = readFacings(x);
  return task.answer(level, { before, after: turnFacing(transform, before), transform });
}
