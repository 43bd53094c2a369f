import { memoize } from '../../../../core/memoize.js';
import { signedDegrees } from '../../../../world/rotation/steps.js';
import type { Direction, OrientationLabel } from '../../../staging/scene/state.js';
import type { Level, OrientationTask } from '../../tasks/task.js';
import type { PhotographSkip } from './skips.js';

/** Headings as a task's answer depends on them, degrees: of the object that is turned, and what it is turned from. */
export interface AskedHeadings {
  /** The heading that the turn is measured from: object A's, the first picture's, or facing the camera. */
  readonly from: number;
  readonly to: number;
}

/** An option that a pose makes right. */
export interface FoundAnswer {
  readonly option: number;
  /** How many degrees the pose may be wrong before another option is right. */
  readonly margin: number;
}

/** More than the annotations' error: scenes keep this distance from the limits of options, too. Degrees. */
export const guard = 3;
/**
 * How far a pose may be from one that an option stands for: less for a pair, whose options are exact turns; least for two
 * objects, as their options follow each other every 45 degrees, and people disagree about what is near a limit. Degrees.
 */
const reach = { picture: 20, pair: 15, objects: 11 };
/** No option is right over fewer degrees. */
const step = 0.5;

const top: Direction = { heading: 0, altitude: 90 };
const facing = (heading: number): OrientationLabel['facings'][number] => ({
  front: { heading: ((heading % 360) + 360) % 360, altitude: 0 },
  top,
});

/** The option that headings make right, by the task's own rule. */
export function optionOf(task: OrientationTask, level: Level, { from, to }: AskedHeadings): number {
  const after = task.asked === 2 ? [facing(from), facing(to)] : [facing(to)];
  const before = task.pair ? [facing(from)] : after;
  const transform = { object: task.turned, steps: [] };
  return task.answer(level, { before: { facings: before }, after: { facings: after }, transform });
}

/**
 * What headings make right, if no heading within the error makes another option right and some option stands for about these.
 * @param error degrees by which the annotation may be wrong, with that of both objects of a pair
 */
export function answerOf(
  task: OrientationTask,
  level: Level,
  headings: AskedHeadings,
  error: number,
): FoundAnswer | PhotographSkip {
  const { from, to } = headings;
  const option = optionOf(task, level, headings);
  const near = task.typical(level).some((steps) => {
    const turn = steps.reduce((sum, { degrees }) => sum + degrees, 0);
    const apart = Math.abs(signedDegrees(from + turn - to));
    return (
      apart <= reach[task.pair ? 'pair' : task.asked === 2 ? 'objects' : 'picture'] &&
      optionOf(task, level, { from, to: from + turn }) === option
    );
  });
  if (!near) return 'between-options';
  const turn = to - from;
  const apart = limitsOf(task, level).map((limit) => Math.abs(signedDegrees(limit - turn)));
  const margin = Math.floor(Math.min(180, ...apart) * 1000) / 1000;
  return margin > error + guard ? { option, margin } : 'within-error';
}

/** The limits between options, degrees from what the turn is measured from: only that difference matters. */
const limitsOf = memoize((task: OrientationTask, level: Level): readonly number[] => {
  const at = (to: number): number => optionOf(task, level, { from: 0, to });
  const limits: number[] = [];
  for (let start = 0; start < 360; start += step) {
    let [low, high] = [start, start + step];
    const option = at(low);
    if (at(high) === option) continue;
    while (high - low > 1e-6) {
      const middle = (low + high) / 2;
      if (at(middle) === option) low = middle;
      else high = middle;
    }
    limits.push((low + high) / 2);
  }
  return limits;
});
