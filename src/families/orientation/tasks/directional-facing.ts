import { clockwise } from '../../staging/scene/angles.js';
import { type OrientationTask, type Way, fromFront, headingAfter, nearest, onePicture } from './task.js';

/** The headings that the options stand for. Clockwise from facing the camera lies the picture's left. */
const abouts = { coarse: [0, 180, 90, 270], granular: [0, 30, 330, 180] } as const;

const within3 = (about: number): Way => fromFront((stream) => about + stream.integer(-3, 3));

/** DORI task 2. */
export const directionalFacing: OrientationTask = {
  ...onePicture,
  name: 'orientation/directional-facing',
  codes: { coarse: '2C', granular: '2G' },
  defaults: { elevation: [8, 24], distractors: [0, 2] },
  ways: {
    coarse: abouts.coarse.map((about) => fromFront((stream) => about + stream.integer(-12, 12))),
    granular: abouts.granular.map(within3),
    // Thirty degrees are neither toward the camera nor to a side.
    both: abouts.granular.map((about) => (about % 180 === 0 ? within3(about) : null)),
  },
  typical: (level) => abouts[level].map(clockwise),
  answer: (level, seen) => nearest(headingAfter(seen), abouts[level]),
};
