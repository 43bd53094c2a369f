import type { End, Side } from '../annotations/point-name.js';
import { bothOf, distance, type View } from '../pictures/view.js';
import type { Placed } from '../state.js';

/** The side of a raised limb, and its margin as a multiple of the least one: at least 1. */
type Raised = { readonly side: Side; readonly margin: number };

const sides: readonly Side[] = ['left', 'right'];
const otherOf = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** The length of an upright person's trunk in the picture, from the middle of the shoulders to that of the hips. */
function uprightTrunk(view: View): number | undefined {
  const [shoulders, hips] = [bothOf(view, 'shoulder'), bothOf(view, 'hip')];
  if (!shoulders || !hips) return undefined;
  const dx = hips.left[0] + hips.right[0] - shoulders.left[0] - shoulders.right[0];
  const dy = hips.left[1] + hips.right[1] - shoulders.left[1] - shoulders.right[1];
  return dy > 0 && Math.abs(dx) <= 0.5 * dy ? Math.sqrt(dx * dx + dy * dy) / 2 : undefined;
}

// A picture does not show depth: of two hands at the same height, a camera that looks down sees the farther one higher. The
// margins below exceed this effect for cameras that look down or up by 25 degrees.

/** The raised hand of an upright person: its wrist is well above its shoulder, and the other wrist well below the other shoulder. */
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

/** The raised foot of an upright person: well above the other foot, while the other leg goes straight down. */
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
 * The least lift of a raised leg (how much less far down it reaches than its partner, in leg lengths) and how bent it must be.
 * Either of the first two is enough in a side view; from elsewhere a step in depth looks like a lift, so that more is needed.
 */
const plainLift = { lift: 0.22, bent: 0 };
const bentLift = { lift: 0.19, bent: 0.06 };
const liftElsewhere = { lift: 0.6, bent: 0.12 };
/** How far a foot of the other pair may be raised, in lifts of the raised one. */
const mostOther = 0.45;
/** How far apart feet may be across a body, in distances between its shoulders or hips. */
const splayed = 1.5;

/**
 * The raised limb of a quadruped, if one is: it reaches much less far down than its partner, which stands, and the feet of the other
 * pair are about level.
 */
export function raisedLimb(view: View, fromSide: boolean): { side: Side; end: End } | undefined {
  const [front, rear] = [liftOf(view, 'front'), liftOf(view, 'rear')];
  if (!front || !rear) return undefined;
  const [own, other] = front.lift > rear.lift ? [front, rear] : [rear, front];
  if (!own.stands || other.lift > mostOther * own.lift) return undefined;
  const enough = fromSide ? [plainLift, bentLift] : [liftElsewhere];
  return enough.some(({ lift, bent }) => own.lift >= lift && own.bent >= bent) ? own : undefined;
}

/** The more raised leg of a pair: its lift in lengths of the other leg, how bent it is, and whether the other leg stands. */
function liftOf(view: View, end: End) {
  const [upper, middle] = end === 'front' ? (['shoulder', 'elbow'] as const) : (['hip', 'knee'] as const);
  const [tops, joints, feet] = [bothOf(view, upper), bothOf(view, middle), bothOf(view, `${end} paw`)];
  if (!tops || !joints || !feet || !visible(feet)) return undefined;
  const side: Side = feet.left[1] < feet.right[1] ? 'left' : 'right';
  const other = otherOf(side);
  const leg = feet[other][1] - tops[other][1];
  return {
    side,
    end,
    lift: leg <= 0 ? 0 : Math.max(0, shorter(tops, feet, side, splayed) / leg),
    bent: bent(tops[side], joints[side], feet[side]),
    stands: leg > 0 && steep(tops[other], feet[other], 0),
  };
}

/** The side whose measure is at least 1, if only one is. */
function only(measure: (side: Side) => number): Raised | undefined {
  const raised = sides.flatMap((side) => {
    const margin = measure(side);
    return margin >= 1 ? [{ side, margin }] : [];
  });
  return raised.length === 1 ? raised[0] : undefined;
}

type Both = { readonly left: Placed; readonly right: Placed };

/**
 * How much less far down a limb reaches than the other, pixels. The far side of a body may be seen higher, but then its upper end is
 * too, and that difference is subtracted. The result never exceeds the height of the limb's end above the other's.
 * @param wide how far apart the ends may be in depth, in distances between the upper ends
 */
function shorter(tops: Both, ends: Both, side: Side, wide = 1): number {
  const other = otherOf(side);
  const raised = ends[other][1] - ends[side][1];
  return Math.min(raised, raised - wide * (tops[other][1] - tops[side][1]));
}

const visible = ({ left, right }: Both): boolean => left[2] === 2 && right[2] === 2;

/** Whether a line goes down by at least `least`, and sideways by at most 0.6 of that. */
const steep = (from: Placed, to: Placed, least: number): boolean =>
  to[1] - from[1] > least && Math.abs(to[0] - from[0]) <= 0.6 * (to[1] - from[1]);

/** How much shorter the straight line is than the one through the joint: 0 (straight) to 1. */
const bent = (top: Placed, joint: Placed, foot: Placed): number =>
  1 - distance(top, foot) / (distance(top, joint) + distance(joint, foot) || 1);
