import { badParameter, cosDegrees, sinDegrees } from '../../core/index.js';
import { compose, identityRotation, matrixFrom, type Mat3, type Vec3 } from '../index.js';
import { frontFrame, type LevelFrame, unit } from './frame.js';

export const namedAxes = ['vertical', 'horizontal', 'lateral'] as const;

/**
 * An axis that has a name, through the object's center. The examples are for an object at rest, facing (+Z) a camera
 * that looks toward −Z, turned by +90 degrees:
 *
 * - `vertical`: the world's up; positive is clockwise seen from above. Front +Z goes to −X: the object that faced the
 *   camera now faces picture left. (From above, with the camera at the foot of the map, 6 o'clock goes to 9 o'clock.)
 * - `horizontal`: the camera's left-right axis; positive brings the top toward the camera. Top +Y goes to +Z, and
 *   front +Z goes to −Y: the object bows and shows its top.
 * - `lateral`: the camera's viewing (depth) axis, level; positive is clockwise as the camera sees it. Top +Y goes to
 *   +X: the object lies on its left side, its top toward picture right, and still faces the camera.
 */
export type NamedAxis = (typeof namedAxes)[number];

/** A named axis, or any direction in the world, of any length, about which turns are right-handed. */
export type Axis = NamedAxis | Vec3;

/**
 * The unit vector about which a positive turn is right-handed.
 * @throws TopsyturvyError 'bad-parameter' for anything but a name or a vector with a direction
 */
export function axisVector(axis: Axis, frame: LevelFrame = frontFrame): Vec3 {
  switch (axis) {
    case 'vertical':
      return [0, -1, 0];
    case 'horizontal':
      return frame.right;
    case 'lateral':
      return frame.forward;
    default:
      if (Array.isArray(axis) && axis.length === 3 && axis.every(Number.isFinite)) {
        const vector = unit(axis as Vec3);
        if (vector.every(Number.isFinite)) return vector;
      }
      throw badParameter(
        'axis',
        axis,
        "'vertical', 'horizontal', 'lateral' or a vector [x, y, z] that is not zero",
      );
  }
}

/**
 * One turn about an axis that stays where it is (extrinsic). Plain JSON.
 * @example { axis: 'vertical', degrees: 90 } is { axis: [0, -1, 0], degrees: 90 }: clockwise from above is
 * left-handed about +Y
 */
export interface RotationStep {
  /** A name, or a direction of the world. */
  readonly axis: Axis;
  /** The angle, positive in the axis's sense; any finite number. */
  readonly degrees: number;
}

/** The matrix of one step, for a camera whose frame is given. Default: the camera in front. */
const stepMatrix = ({ axis, degrees }: RotationStep, frame: LevelFrame = frontFrame): Mat3 =>
  turnAbout(axisVector(axis, frame), degrees);

/**
 * The matrix of steps about fixed (extrinsic) axes, done in the order written: the last is the leftmost factor.
 * Quarter turns about named axes, seen by a camera that looks along a coordinate axis, give exact integers.
 * @example
 * // Clockwise a quarter, then the top toward the camera: the front goes to picture left and stays there.
 * const steps: RotationStep[] = [{ axis: 'vertical', degrees: 90 }, { axis: 'horizontal', degrees: 90 }];
 * rotate(sequenceMatrix(steps), [0, 0, 1]); // [-1, 0, 0]
 */
export function sequenceMatrix(steps: readonly RotationStep[], frame: LevelFrame = frontFrame): Mat3 {
  let matrix = identityRotation;
  for (const step of steps) matrix = compose(matrix, stepMatrix(step, frame));
  return matrixFrom(matrix.map((entry) => entry + 0));
}

/**
 * The steps that undo some steps: the same turns backward, last first.
 * @example inverseSteps([{ axis: 'vertical', degrees: 90 }, { axis: 'lateral', degrees: 45 }])
 * // [{ axis: 'lateral', degrees: -45 }, { axis: 'vertical', degrees: -90 }]
 */
export const inverseSteps = (steps: readonly RotationStep[]): RotationStep[] =>
  steps.map(({ axis, degrees }) => ({ axis, degrees: 0 - degrees })).reverse();

/**
 * The normal form of a sequence as it is written: neighbors about one axis become one step, degrees lie in
 * (−180, 180], and steps that do nothing are left out. Sequences of one normal form are one orientation; the converse
 * holds of orientations only, see `sameOrientation`.
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
 * @throws TopsyturvyError 'bad-parameter' naming the step that is none
 */
export function checkSteps(steps: readonly RotationStep[], name = 'rotation'): RotationStep[] {
  if (!Array.isArray(steps)) throw badParameter(name, steps, 'a list of steps { axis, degrees }');
  return (steps as readonly (RotationStep | null)[]).map((step, i) => {
    const degrees = step?.degrees;
    if (typeof degrees !== 'number' || !Number.isFinite(degrees))
      throw badParameter(`degrees of step ${i + 1} of ${name}`, degrees, 'a finite number');
    const { axis } = step!;
    axisVector(axis);
    return { axis: typeof axis === 'string' ? axis : [axis[0], axis[1], axis[2]], degrees };
  });
}

/**
 * The matrix of a right-handed turn about a unit vector (Rodrigues). For multiples of 90 degrees about a coordinate
 * axis its entries are exactly −1, 0 and 1, with no −0; else each is within a few units in the last place, the same on
 * every machine.
 * @example turnAbout([0, 1, 0], 90) // takes +Z to +X: [0, 0, 1, 0, 1, 0, -1, 0, 0]
 */
export function turnAbout([x, y, z]: Vec3, degrees: number): Mat3 {
  if (!Number.isFinite(degrees)) throw badParameter('degrees', degrees, 'a finite number');
  const c = cosDegrees(degrees);
  const s = sinDegrees(degrees);
  const t = 1 - c;
  // The diagonal is x² + c·(1 − x²), written so that it is exact where x is 0 or ±1. `+ 0` makes −0 into 0.
  return [
    x * x + c * (y * y + z * z) + 0,
    t * x * y - s * z + 0,
    t * x * z + s * y + 0,
    t * x * y + s * z + 0,
    y * y + c * (x * x + z * z) + 0,
    t * y * z - s * x + 0,
    t * x * z - s * y + 0,
    t * y * z + s * x + 0,
    z * z + c * (x * x + y * y) + 0,
  ];
}

/** An angle brought into (−180, 180], exactly. */
export function signedDegrees(degrees: number): number {
  const within = degrees % 360;
  return (within > 180 ? within - 360 : within <= -180 ? within + 360 : within) + 0;
}
