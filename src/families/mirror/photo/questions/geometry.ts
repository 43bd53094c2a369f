import type { Side } from '../annotations/skeleton.js';
import { bothOf, distance, type View } from '../pictures/view.js';
import type { Placed } from '../state.js';

/** A raised limb's side, and by how much of what is needed it is raised: at least 1. */
interface Raised {
  readonly side: Side;
  readonly margin: number;
}

const sides: readonly Side[] = ['left', 'right'];
const otherOf = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** The length of an upright person's trunk in the picture: from between the shoulders to between the hips. */
function uprightTrunk(view: View): number | undefined {
  const [shoulders, hips] = [bothOf(view, 'shoulder'), bothOf(view, 'hip')];
  if (!shoulders || !hips) return undefined;
  const dx = hips.left[0] + hips.right[0] - shoulders.left[0] - shoulders.right[0];
  const dy = hips.left[1] + hips.right[1] - shoulders.left[1] - shoulders.right[1];
  return dy > 0 && Math.abs(dx) <= 0.5 * dy ? Math.sqrt(dx * dx + dy * dy) / 2 : undefined;
}

// A picture does not show depth: of two hands on one level the farther is seen higher if the camera looks down. The margins
// below are as wide as limbs can be apart in depth seen by a camera that looks down, or up, by 25 degrees.

/** The raised hand of an upright person: its wrist is as high as the head, the other well below the other shoulder. */
export function raisedHand(view: View): Raised | undefined {
  const trunk = uprightTrunk(view);
  const [shoulders, wrists] = [bothOf(view, 'shoulder'), bothOf(view, 'wrist')];
  if (trunk === undefined || !shoulders || !wrists || !visible(wrists)) return undefined;
  return only((side) => {
    const other = otherOf(side);
    return Math.min(
      (shoulders[side][1] - wrists[side][1]) / (0.3 * trunk),
      (wrists[other][1] - shoulders[other][1]) / (0.45 * trunk),
      (wrists[other][1] - wrists[side][1]) / (0.9 * trunk),
    );
  });
}

/** The raised foot of an upright person: higher than the other knee, while the other leg goes straight down. */
export function raisedFoot(view: View): Raised | undefined {
  const trunk = uprightTrunk(view);
  const [hips, knees, ankles] = [bothOf(view, 'hip'), bothOf(view, 'knee'), bothOf(view, 'ankle')];
  if (trunk === undefined || !hips || !knees || !ankles || !visible(ankles)) return undefined;
  return only((side) => {
    const other = otherOf(side);
    const [hip, knee, ankle] = [hips[other], knees[other], ankles[other]];
    if (!steep(hip, knee, 0.4 * trunk) || !steep(knee, ankle, 0.4 * trunk)) return 0;
    return shorter(hips, ankles, side) / (0.6 * (ankle[1] - hip[1]));
  });
}

/**
 * The raised limb of a quadruped's front or rear pair: from its upper end down it is much shorter than the other, which goes
 * down. By a third where the animal is seen from its side; by more, and bent, where steps may go along depth.
 */
export function raisedLimb(view: View, end: 'front' | 'rear'): Raised | undefined {
  const [upper, middle] = end === 'front' ? (['shoulder', 'elbow'] as const) : (['hip', 'knee'] as const);
  const [tops, joints, feet] = [bothOf(view, upper), bothOf(view, middle), bothOf(view, `${end} paw`)];
  if (!tops || !joints || !feet || !visible(feet)) return undefined;
  return only((side) => {
    const other = otherOf(side);
    const leg = feet[other][1] - tops[other][1];
    if (leg <= 0 || !steep(tops[other], feet[other], 0)) return 0;
    const lifted = shorter(tops, feet, side) / leg;
    const folded = bent(tops[side], joints[side], feet[side]) / 0.12;
    return sideView(view) ? lifted / 0.35 : Math.min(lifted / 0.6, folded);
  });
}

/** The one side whose measure is at least 1. */
function only(measure: (side: Side) => number): Raised | undefined {
  const raised = sides.flatMap((side) => {
    const margin = measure(side);
    return margin >= 1 ? [{ side, margin }] : [];
  });
  return raised.length === 1 ? raised[0] : undefined;
}

type Both = { readonly left: Placed; readonly right: Placed };

/**
 * By how much less a limb goes down than the other does, pixels: from limb to limb the far side of a body may be seen
 * higher, but its upper end is so as well. Never more than how far the end itself is above the other.
 */
function shorter(tops: Both, ends: Both, side: Side): number {
  const other = otherOf(side);
  const raised = ends[other][1] - ends[side][1];
  return Math.min(raised, raised - (tops[other][1] - tops[side][1]));
}

const visible = ({ left, right }: Both): boolean => left[2] === 2 && right[2] === 2;

/** Whether a line goes down by at least so much, and aside by no more than half of it. */
const steep = (from: Placed, to: Placed, least: number): boolean =>
  to[1] - from[1] > least && Math.abs(to[0] - from[0]) <= 0.6 * (to[1] - from[1]);

/** How much shorter the straight way is than the one through the joint, 0 (straight) to 1. */
const bent = (top: Placed, joint: Placed, foot: Placed): number =>
  1 - distance(top, foot) / (distance(top, joint) + distance(joint, foot) || 1);

/** A quadruped that is seen from its side. */
interface SideView {
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
