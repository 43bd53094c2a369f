import { clockwise, eitherSide } from '../../staging/scene/angles.js';
import { type OrientationTask, fromFront, headingAfter, onePicture } from './task.js';

/** DORI task 1. Guard margins keep 3 degrees and more from the edges of the bins. */
export const viewParallelism: OrientationTask = {
  ...onePicture,
  name: 'orientation/view-parallelism',
  codes: { coarse: '1C', granular: '1G' },
  defaults: { elevation: [8, 24], distractors: [0, 2] },
  ways: {
    coarse: [fromFront((stream) => stream.integer(-12, 12)), fromFront((stream) => stream.integer(168, 192))],
    granular: [
      fromFront((stream) => stream.integer(-12, 12)),
      fromFront((stream) => eitherSide(stream, 68, 92)),
      fromFront((stream) => stream.integer(140, 220)),
    ],
    // From the side, a thing faces neither toward the camera nor away.
    both: [
      fromFront((stream) => stream.integer(-12, 12)),
      null,
      fromFront((stream) => stream.integer(168, 192)),
    ],
  },
  typical: (level) => (level === 'coarse' ? [0, 180] : [0, 80, -80, 150, 210]).map(clockwise),
  answer(level, seen) {
    const apart = Math.abs(headingAfter(seen));
    if (level === 'coarse') return apart < 90 ? 0 : 1;
    // Between the options' ranges the nearest is right.
    return apart < 40 ? 0 : apart < 115 ? 1 : 2;
  },
};
