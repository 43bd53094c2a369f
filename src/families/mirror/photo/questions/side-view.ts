import type { Placed } from '../state.js';
import { bothOf, type View } from '../pictures/view.js';

/** A quadruped that is seen from its side. */
export interface SideView {
  /** 1 if it faces the right edge of the picture, −1 the left one. */
  readonly facing: -1 | 1;
  /** From the root of its tail to its neck, along x, pixels. */
  readonly trunk: number;
  /** How far its near and its far side are apart along x: 0 if it is seen exactly from its side. */
  readonly parallax: number;
}

/** Greatest slope of the trunk, and greatest parallax, in trunks. */
const mostSlope = 0.5;
const mostParallax = 0.15;

/**
 * Whether a quadruped is seen from its side, which the points show: the trunk is nearly level and longer than the legs
 * are, and the two shoulders, or the two hips, are in nearly one place.
 */
export function sideView(view: View): SideView | undefined {
  const { neck, tail, nose } = view.subject.skeleton.middle;
  const [front, back] = [neck, tail].map((name) => (name === undefined ? undefined : view.points.get(name)));
  if (!front || !back) return undefined;
  const [dx, dy] = [front[0] - back[0], front[1] - back[1]];
  const trunk = Math.abs(dx);
  if (trunk === 0 || Math.abs(dy) > mostSlope * trunk) return undefined;
  const facing = dx > 0 ? 1 : -1;
  const muzzle = nose === undefined ? undefined : view.points.get(nose);
  // A head that looks back leaves open which end is the front.
  if (muzzle && (muzzle[0] - front[0]) * facing < 0) return undefined;
  const [shoulders, hips] = [bothOf(view, 'shoulder'), bothOf(view, 'hip')];
  const offsets = [shoulders, hips].flatMap((both) => (both ? [Math.abs(both.left[0] - both.right[0])] : []));
  if (offsets.length === 0) return undefined;
  const parallax = Math.max(...offsets);
  if (parallax > mostParallax * trunk) return undefined;
  const legs = [legLength(view, 'shoulder', 'front paw'), legLength(view, 'hip', 'rear paw')];
  if (legs.some((leg) => leg !== undefined && leg > 1.25 * trunk)) return undefined;
  return { facing, trunk, parallax };
}

/** The longer of two legs, from its upper end down, pixels; undefined if neither is labeled. */
function legLength(view: View, upper: string, lower: string): number | undefined {
  const [tops, feet] = [bothOf(view, upper), bothOf(view, lower)];
  if (!tops || !feet) return undefined;
  const down = (top: Placed, foot: Placed): number => foot[1] - top[1];
  return Math.max(down(tops.left, feet.left), down(tops.right, feet.right));
}
