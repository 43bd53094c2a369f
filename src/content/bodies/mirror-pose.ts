import type { BodyPose } from './body.js';
import { swapSides } from './side.js';
import { mirrorAngles } from './skeleton.js';

/** The mirror image of a pose. Twice is once more the same. */
export const mirrorPose = ({ angles, lift, eyes, hands }: BodyPose): BodyPose => ({
  angles: mirrorAngles(angles),
  lift,
  ...(eyes && { eyes: swapSides(eyes) }),
  ...(hands && { hands: swapSides(hands) }),
});
