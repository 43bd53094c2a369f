import type { Side } from './sides.js';
import type { Placed } from './state.js';
import { bothOf, distance, type View } from './view.js';
import { sideView } from './side-view.js';

/** A raised limb's side, and by how much of what is needed it is raised: at least 1. */
export interface Raised {
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

/** The raised hand of an upright person: its wrist is above its shoulder, the other one well below the other shoulder. */
export function raisedHand(view: View): Raised | undefined {
  const trunk = uprightTrunk(view);
  const [shoulders, wrists] = [bothOf(view, 'shoulder'), bothOf(view, 'wrist')];
  if (trunk === undefined || !shoulders || !wrists || !visible(wrists)) return undefined;
  return only((side) => {
    const other = otherOf(side);
    return Math.min(
      (shoulders[side][1] - wrists[side][1]) / (0.15 * trunk),
      (wrists[other][1] - shoulders[other][1]) / (0.35 * trunk),
      (wrists[other][1] - wrists[side][1]) / (0.6 * trunk),
    );
  });
}

/**
 * The raised foot of an upright person: it is about as high as the other knee or higher, by a bent leg, while the other leg
 * goes straight down. The bent knee tells it from a step away from a camera that looks down.
 */
export function raisedFoot(view: View): Raised | undefined {
  const trunk = uprightTrunk(view);
  const [hips, knees, ankles] = [bothOf(view, 'hip'), bothOf(view, 'knee'), bothOf(view, 'ankle')];
  if (trunk === undefined || !hips || !knees || !ankles || !visible(ankles)) return undefined;
  return only((side) => {
    const other = otherOf(side);
    const [hip, knee, ankle] = [hips[other], knees[other], ankles[other]];
    const leg = ankle[1] - hip[1];
    if (!steep(hip, knee, 0.4 * trunk) || !steep(knee, ankle, 0.4 * trunk)) return 0;
    return Math.min(
      (ankle[1] - ankles[side][1]) / (0.42 * leg),
      bent(hips[side], knees[side], ankles[side]) / 0.1,
    );
  });
}

/**
 * The raised limb of a quadruped's front or rear pair: its end is above the other's by a third of the other leg, which
 * goes down; and it is bent, or the animal is seen from its side, where no step looks like a raised limb.
 */
export function raisedLimb(view: View, end: 'front' | 'rear'): Raised | undefined {
  const [upper, middle] = end === 'front' ? (['shoulder', 'elbow'] as const) : (['hip', 'knee'] as const);
  const [tops, joints, feet] = [bothOf(view, upper), bothOf(view, middle), bothOf(view, `${end} paw`)];
  if (!tops || !joints || !feet || !visible(feet)) return undefined;
  return only((side) => {
    const other = otherOf(side);
    const leg = feet[other][1] - tops[other][1];
    if (leg <= 0 || !steep(tops[other], feet[other], 0)) return 0;
    const lifted = (feet[other][1] - feet[side][1]) / (0.35 * leg);
    const folded = bent(tops[side], joints[side], feet[side]) / 0.12;
    return sideView(view) ? lifted : Math.min(lifted, folded);
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

const visible = ({ left, right }: { readonly left: Placed; readonly right: Placed }): boolean =>
  left[2] === 2 && right[2] === 2;

/** Whether a line goes down by at least so much, and aside by no more than half of it. */
const steep = (from: Placed, to: Placed, least: number): boolean =>
  to[1] - from[1] > least && Math.abs(to[0] - from[0]) <= 0.6 * (to[1] - from[1]);

/** How much shorter the straight way is than the one through the joint, 0 (straight) to 1. */
const bent = (top: Placed, joint: Placed, foot: Placed): number =>
  1 - distance(top, foot) / (distance(top, joint) + distance(joint, foot) || 1);
