import { unexpected } from '../../core/errors.js';
import { identityRotation, type Mat3, compose } from '../pose.js';
import { type Axis, axisVector } from './axis.js';
import { frontFrame, type LevelFrame } from './frame.js';
import { signedDegrees, turnAbout } from './turn.js';

/**
 * One turn about an axis that stays where it is (extrinsic). Plain JSON.
 *
 * @example { axis: 'vertical', degrees: 90 } is { axis: [0, -1, 0], degrees: 90 }: clockwise from above is
 * left-handed about +Y
 */
export interface RotationStep {
  /** A name, or a direction of the world. */
  readonly axis: Axis;
  /** Positive in the axis's sense; any finite number. */
  readonly degrees: number;
}

/** The matrix of one step, for a camera whose frame is given. Default: the camera in front. */
const stepMatrix = ({ axis, degrees }: RotationStep, frame: LevelFrame = frontFrame): Mat3 =>
  turnAbout(axisVector(axis, frame), degrees);

/**
 * The matrix of steps about fixed (extrinsic) axes, done in the order written: the last is the leftmost factor.
 * Quarter turns about named axes, seen by a camera that looks along a coordinate axis, give exact integers.
 *
 * @example
 * // Clockwise a quarter, then the top toward the camera: the front goes to picture left and stays there.
 * const steps: RotationStep[] = [{ axis: 'vertical', degrees: 90 }, { axis: 'horizontal', degrees: 90 }];
 * rotate(sequenceMatrix(steps), [0, 0, 1]); // [-1, 0, 0]
 */
export function sequenceMatrix(steps: readonly RotationStep[], frame: LevelFrame = frontFrame): Mat3 {
  let matrix = identityRotation;
  for (const step of steps) matrix = compose(matrix, stepMatrix(step, frame));
  return matrix.map((entry) => entry + 0) as unknown as Mat3;
}

/**
 * The steps that undo some steps: the same turns backward, last first.
 *
 * @example inverseSteps([{ axis: 'vertical', degrees: 90 }, { axis: 'lateral', degrees: 45 }])
 * // [{ axis: 'lateral', degrees: -45 }, { axis: 'vertical', degrees: -90 }]
 */
export const inverseSteps = (steps: readonly RotationStep[]): RotationStep[] =>
  steps.map(({ axis, degrees }) => ({ axis, degrees: 0 - degrees })).reverse();

/**
 * The normal form of a sequence as it is written: neighbors about one axis become one step, degrees lie in
 * (−180, 180], and steps that do nothing are left out. Sequences of one normal form are one orientation; the converse
 * holds of orientations only, see `sameOrientation`.
 *
 * @example
 * normalSteps([{ axis: 'vertical', degrees: 270 }, { axis: 'lateral', degrees: 360 }, { axis: 'vertical', degrees: 45 }])
 * // [{ axis: 'vertical', degrees: -45 }]
 */
export function normalSteps(steps: readonly RotationStep[]): RotationStep[] {
  const out: RotationStep[] = [];
  for (const { axis, degrees } of steps) {
    const last = out.at(-1);
    const joins = last !== undefined && sameAxis(last.axis, axis);
    if (joins) out.pop();
    const total = signedDegrees(joins ? last.degrees + signedDegrees(degrees) : degrees);
    if (total !== 0) out.push({ axis, degrees: total });
  }
  return out;
}

function sameAxis(a: RotationStep['axis'], b: RotationStep['axis']): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  const [u, v] = [axisVector(a), axisVector(b)];
  return u[0] === v[0] && u[1] === v[1] && u[2] === v[2];
}

/**
 * Returns the steps as plain JSON, if they are steps.
 *
 * @throws TopsyturvyError 'bad-parameter' naming the step that is none
 */
export function checkSteps(steps: readonly RotationStep[], name = 'rotation'): RotationStep[] {
  if (!Array.isArray(steps)) {
    throw unexpected('bad-parameter', name, steps, 'a list of steps { axis, degrees }');
  }
  return (steps as readonly (RotationStep | null)[]).map((step, i) => {
    const degrees = step?.degrees;
    if (typeof degrees !== 'number' || !Number.isFinite(degrees)) {
      throw unexpected('bad-parameter', `degrees of step ${i + 1} of ${name}`, degrees, 'a finite number');
    }
    const { axis } = step!;
    axisVector(axis);
    return { axis: typeof axis === 'string' ? axis : [axis[0], axis[1], axis[2]], degrees };
  });
}
