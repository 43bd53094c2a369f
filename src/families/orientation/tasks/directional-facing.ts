import { clockwise, type OrientationTask } from '../task.js';
import { fromFront, headingAfter, nearest, onePicture } from './ways.js';

/** DORI task 2. */
export const directionalFacing: OrientationTask = {
  ...onePicture,
  name: 'orientation/directional-facing',
  summary: 'Which way an object faces: toward or away from the camera, left or right (DORI 2C, 2G).',
  codes: { coarse: '2C', granular: '2G' },
  spoiledBy: 'symmetry',
  defaults: { elevation: [8, 24], distractors: [0, 2] },
  ways: {
    // Clockwise from facing the camera lies the picture's left.
    coarse: [0, 180, 90, 270].map((about) => fromFront((stream) => about + stream.integer(-12, 12))),
    granular: [0, 30, 330, 180].map((about) => fromFront((stream) => about + stream.integer(-3, 3))),
  },
  typical: (level) => (level === 'coarse' ? [0, 180, 90, 270] : [0, 30, 330, 180]).map(clockwise),
  answer(level, seen) {
    const heading = (headingAfter(seen) + 360) % 360;
    const abouts = level === 'coarse' ? [0, 180, 90, 270] : [0, 30, 330, 180];
    return nearest(heading, abouts);
  },
};
