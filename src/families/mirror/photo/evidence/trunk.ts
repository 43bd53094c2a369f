import { bothOf, type View } from '../pictures/view.js';
import type { Placed } from '../state.js';
import { fromLine, trunkOf } from './body-size.js';
import type { SideView } from './side-view.js';

/** How far a person's trunk extends around its midline, and around the lines between shoulders and hips, in units of the body. */
const person = { middle: 0.26, corners: 0.12 } as const;
/**
 * How far an animal's trunk extends, seen from its side: below the line from neck to tail and beyond its ends, in trunks; and from
 * elsewhere: around that line, in units of the body.
 */
const animal = { below: 0.42, around: 0.4, beyond: 0.15 } as const;

/** Whether a point may lie on the trunk. */
export function onTrunk(view: View, at: Placed, unit: number, side: SideView | undefined): boolean {
  const ends = trunkOf(view);
  if (!ends) return false;
  if (view.subject.skeleton.subject === 'human') {
    const [shoulders, hips] = [bothOf(view, 'shoulder')!, bothOf(view, 'hip')!];
    const corners = [shoulders.left, hips.left, hips.right, shoulders.right];
    return (
      fromLine(at, ...ends) < person.middle * unit ||
      corners.some((corner, i) => fromLine(at, corner, corners[(i + 1) % 4]!) < person.corners * unit)
    );
  }
  if (!side) return fromLine(at, ...ends) < animal.around * unit;
  const [[ax, ay], [bx, by]] = ends;
  const along = (at[0] - Math.min(ax, bx)) / side.trunk;
  const low = Math.max(ay, by) + animal.below * side.trunk;
  return along > -animal.beyond && along < 1 + animal.beyond && at[1] < low;
}
