import { clockwise } from '../../staging/scene/angles.js';
import { type OrientationTask, fromFront, headingAfter, nearest, onePicture } from './task.js';

/** The headings that the options stand for. Clockwise from facing the camera lies the picture's left. */
const abouts = { coarse: [0, 180, 90, 270], granular: [0, 30, 330, 180] } as const;

/** DORI task 2. */
export const directionalFacing: OrientationTask = {
  ...onePicture,
  name: 'orientation/directional-facing',
  codes: { coarse: '2C', granular: '2G' },
  defaults: { elevation: [8, 24], distractors: [0, 2] },
  ways: {
    coarse: abouts.coarse.map((about) => fromFront((stream) => about + stream.integer(-12, 12))),
    granular: abouts.granular.map((about) => fromFront((stream) => about + stream.integer(-3, 3))),
  },
  typical: (level) => abouts[level].map(clockwise),
  answer: (level, seen) => nearest(headingAfter(seen), abouts[level]),
};
