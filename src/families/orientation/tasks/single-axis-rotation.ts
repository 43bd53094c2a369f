import { signedDegrees } from '../../../world/rotation/steps.js';
import { clockwise } from '../../staging/scene/angles.js';
import { type OrientationTask, fromFront, headingAfter, nearest, onePicture } from './task.js';

const granular = [0, 45, 90, 135, 180].map((needed) => fromFront(() => -needed));

/** DORI task 3: the turn that would make the object face the camera is the inverse of the one that is seen. */
export const singleAxisRotation: OrientationTask = {
  ...onePicture,
  name: 'orientation/single-axis-rotation',
  codes: { coarse: '3C', granular: '3G' },
  defaults: { elevation: [8, 24], distractors: [0, 1] },
  ways: {
    coarse: [
      fromFront((stream) => -stream.integer(30, 150)),
      fromFront((stream) => stream.integer(30, 150)),
      fromFront(() => 0),
      fromFront(() => 180),
    ],
    granular,
    both: granular,
  },
  typical: (level) =>
    (level === 'coarse' ? [-45, -90, -135, 45, 90, 135, 0, 180] : [0, -45, -90, -135, 180]).map(clockwise),
  answer(level, seen) {
    const needed = signedDegrees(0 - headingAfter(seen));
    if (level === 'granular') return nearest(needed, [0, 45, 90, 135, 180]);
    const apart = Math.abs(needed);
    // In scenes they are 0 and 180 exactly; of photographs the prompt says so.
    return apart <= 15 ? 2 : apart >= 165 ? 3 : needed > 0 ? 0 : 1;
  },
};
