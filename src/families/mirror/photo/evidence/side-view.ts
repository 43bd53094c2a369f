import type { Side } from '../annotations/point-name.js';
import { bothOf, distance, type View } from '../pictures/view.js';
import { trunkOf } from './body-size.js';

/** A quadruped seen from its side, or from up to about 40 degrees off. */
export interface SideView {
  /** 1 if it faces the right edge of the picture, −1 the left one. */
  readonly facing: -1 | 1;
  /** The side that faces the camera. */
  readonly near: Side;
  /** The distance from the root of its tail to its neck along x, pixels. */
  readonly trunk: number;
  /**
   * How much farther forward the far side is seen than the near side, pixels: above 0 where it is seen somewhat from the front.
   * One number for shoulders and one for hips: steps shift them too, so that either may give the true view.
   */
  readonly shifts: readonly number[];
}

/** A side view, before it is known whether the labels agree with it. */
interface Profile extends SideView {
  readonly far: Side;
  /** How much lower its far side is seen, pixels: below 0 for a camera that looks down. */
  readonly drop: number;
}

/** The greatest slope of the trunk. */
const mostSlope = 0.5;
/** The greatest mean shift, in trunks: shoulders or hips are about 0.35 of a trunk apart. */
const mostShift = 0.33;
/** The greatest shift of one pair, in trunks: beyond it the labels belong to another view or animal. */
const mostOfPair = 0.6;
/** How far legs go down on average, in their lengths: an animal that lies or rolls may show either side. */
const leastUpright = 0.7;
/** The longest leg, in trunks: beyond it the trunk is foreshortened. */
const longest = 1.6;
/** How much lower the far side may be seen, in trunks: cameras seldom look up. */
const mostDrop = 0.12;

/**
 * The side view of a quadruped, if it is seen from its side: the trunk is nearly level, the legs go down from it, the head is at
 * its front end, the far shoulder and hip are about where the near ones are, and neither eyes nor heights contradict which
 * side is the far one.
 */
export function sideView(view: View): SideView | undefined {
  const profile = profileOf(view);
  return profile && labelsAgree(view, profile) ? profile : undefined;
}

/** Whether an animal is seen from its side but eyes or heights say that the side labeled as far is the near one. */
export function sidesContradict(view: View): boolean {
  const profile = profileOf(view);
  return profile !== undefined && !labelsAgree(view, profile);
}

function profileOf(view: View): Profile | undefined {
  const { nose } = view.subject.skeleton.middle;
  const seen = facingOf(view, 0);
  if (!seen) return undefined;
  const { facing, near, far, front, trunk, slope } = seen;
  if (slope > mostSlope) return undefined;
  const muzzle = nose === undefined ? undefined : view.points.get(nose);
  // The head is behind the neck: either it looks back, or the front end is the other one.
  if (muzzle && (muzzle[0] - front[0]) * facing < 0) return undefined;

  const offsets = ['shoulder', 'hip'].flatMap((role) => {
    const both = bothOf(view, role);
    return both ? [[both[far][0] - both[near][0], both[far][1] - both[near][1]] as const] : [];
  });
  if (offsets.length === 0 || offsets.some(([x]) => Math.abs(x) > mostOfPair * trunk)) return undefined;
  const mean = (axis: 0 | 1): number => offsets.reduce((sum, at) => sum + at[axis], 0) / offsets.length;
  if (Math.abs(mean(0)) > mostShift * trunk) return undefined;

  const legs = [
    ...legsOf(view, 'shoulder', 'elbow', 'front paw'),
    ...legsOf(view, 'hip', 'knee', 'rear paw'),
  ];
  const down = legs.reduce((sum, leg) => sum + leg.down, 0);
  if (down < leastUpright * legs.reduce((sum, leg) => sum + leg.long, 0)) return undefined;
  if (legs.some((leg) => leg.down > longest * trunk)) return undefined;
  return { facing, near, far, trunk, shifts: offsets.map(([x]) => x * facing), drop: mean(1) };
}

function labelsAgree(view: View, { near, far, trunk, drop }: Profile): boolean {
  const eyes = bothOf(view, 'eye');
  return drop <= mostDrop * trunk && !(eyes && eyes[far][2] > eyes[near][2]);
}

/** How far a trunk that faces an edge must extend along x, in units of the body. */
const leastAlong = 0.3;

/**
 * The edge of the picture that a quadruped's trunk points to, and the side that is near for it.
 * @param unit of the body, pixels; a trunk that is much shorter is seen from the front or the rear
 */
export function facingOf(view: View, unit: number) {
  const ends = trunkOf(view);
  if (!ends || view.subject.skeleton.subject !== 'animal') return undefined;
  const [front, back] = ends;
  const [dx, dy] = [front[0] - back[0], front[1] - back[1]];
  const trunk = Math.abs(dx);
  if (trunk === 0 || trunk < leastAlong * unit) return undefined;
  const facing: -1 | 1 = dx > 0 ? 1 : -1;
  const [near, far] = facing > 0 ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return { facing, near, far, front, trunk, slope: Math.abs(dy) / trunk };
}

/** How far each leg of a pair goes down, and its length through its joint, pixels. */
function legsOf(view: View, top: string, joint: string, end: string): { down: number; long: number }[] {
  const [tops, joints, feet] = [bothOf(view, top), bothOf(view, joint), bothOf(view, end)];
  if (!tops || !feet) return [];
  return (['left', 'right'] as const).map((side) => ({
    down: feet[side][1] - tops[side][1],
    long: joints
      ? distance(tops[side], joints[side]) + distance(joints[side], feet[side])
      : distance(tops[side], feet[side]),
  }));
}
