import { axisAngle } from '../../../world/rotation/orientation.js';
import { sequenceMatrix, type RotationStep } from '../../../world/rotation/steps.js';

/** The one turn that some turns amount to. */
export interface Disparity {
  /** 0 to 180 degrees, to a thousandth. */
  readonly degrees: number;
  /** In the picture plane, in depth (about an axis in that plane), or in both; none where nothing is turned. */
  readonly plane: 'none' | 'picture' | 'depth' | 'both';
}

/** How an axis may lie: this share of it at most in the other plane. */
const sliver = 1e-6;

/**
 * By how much, and in which plane, the second figure of a pair is turned from the first: from its mirror image as it
 * stands, where the two are twins. Figures have no symmetry, so no other turn does.
 */
export function disparityOf(steps: readonly RotationStep[]): Disparity {
  const { axis, degrees: exact } = axisAngle(sequenceMatrix(steps));
  const degrees = Math.round(exact * 1000) / 1000;
  if (degrees === 0) return { degrees, plane: 'none' };
  const toward = Math.abs(axis[2]);
  return { degrees, plane: toward > 1 - sliver ? 'picture' : toward < sliver ? 'depth' : 'both' };
}

/** The nearest of 0, 20, …, 180: what scores are broken down by. */
export const disparityGroup = ({ degrees }: Disparity): string => String(20 * Math.round(degrees / 20));
