import type { Side } from '../annotations/point-name.js';
import { bothOf, distance, type View } from '../pictures/view.js';
import { trunkOf } from './body-size.js';

/** A quadruped that is seen from its side, or up to about 40 degrees from there. */
export interface SideView {
  /** 1 if it faces the right edge of the picture, −1 the left one. */
  readonly facing: -1 | 1;
  /** Which of its sides is toward the camera. */
  readonly near: Side;
  /** From the root of its tail to its neck, along x, pixels. */
  readonly trunk: number;
  /**
   * How much farther forward its far side is seen than its near side, pixels: above 0 where it is seen from before. By each pair of
   * shoulders and hips: steps move them too, so that the view may be that of any of them.
   */
  readonly shifts: readonly number[];
}

/** A view from the side, of which it is left open whether the labels agree with it. */
interface Profile extends SideView {
  readonly far: Side;
  /** How much lower its far side is seen, pixels: below 0 for a camera that looks down. */
  readonly drop: number;
}

/** Greatest slope of the trunk. */
const mostSlope = 0.5;
/** Greatest shift, in trunks: shoulders or hips are about 0.35 of a trunk apart. */
const mostShift = 0.33;
/** A shoulder or hip that seems farther ahead of the other than this, in trunks, belongs to another view or animal. */
const mostOfPair = 0.6;
/** How far legs go down on the average, in their lengths: who lies or rolls may show either side. */
const leastUpright = 0.7;
/** Of a leg that goes down by more trunks than this the trunk is foreshortened. */
const longest = 1.6;
/** The most that the far side may be seen lower, in trunks: cameras seldom look up. */
const mostDrop = 0.12;

/**
 * Whether a quadruped is seen from its side: the trunk is nearly level and the legs go down from it, the head is at its front end,
 * shoulders and hips agree that the far side is about where the near side is, and eyes and heights that it is the far one.
 */
export function sideView(view: View): SideView | undefined {
  const profile = profileOf(view);
  return profile && labelsAgree(view, profile) ? profile : undefined;
}

/** Whether an animal is seen from its side, but the side that is labeled as far is seen as near. */
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
  // A head that looks back leaves open which end is the front.
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

/** The least a trunk must extend along x, in units, to face a side. */
const leastAlong = 0.3;

/**
 * Toward which edge of the picture a quadruped's trunk points, and which of its sides is then near.
 *
 * @param unit pixels; a trunk that is much shorter is seen from front or rear
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

/** How far each leg of a pair goes down, and how long it is by way of its joint, pixels. */
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
