import { closing, facingTheCamera, leftAndRight, nearest, onlyIfAlike } from './conventions.js';
import { doriPair, type DoriWords, undetermined, type DoriPair } from './type.js';

const cannot = "Can't be determined";

/** Figures 17 and 18, complete. */
const coarse: DoriWords = {
  task: "Determine which direction Object A's front-facing surface is oriented from the camera's viewpoint.",
  context:
    'Object A is marked with a bounding box in the image. You will identify its front-facing surface orientation based on inherent structural features.',
  steps: [
    'Identify Object A and establish its front-facing surface',
    'Determine the direction this surface is oriented relative to the camera',
    ...closing,
  ],
  examples: [
    'If you see a car with its headlights directly pointing toward the camera, select "Toward the camera"',
    'If you see a person with their back to the camera, select "Away from the camera"',
  ],
};

/**
 * Only the task sentence is printed (J.1). The options are those of Table 10 and App. L; the rest is 2C's, whose pictures
 * and marks are the same, with its examples in 2G's options.
 */
const granular: DoriWords = {
  ...coarse,
  task: "Identify the precise orientation of Object A's front-facing surface from the camera's viewpoint.",
  examples: [
    'If you see a car with its headlights directly pointing toward the camera, select "0 degrees (facing camera)"',
    'If you see a person with their back to the camera, select "180 degrees (away)"',
  ],
};

const left = '30 degrees left';
const right = '30 degrees right';

export const directionalFacing: DoriPair = doriPair(2, 'directional-facing', 'box', {
  coarse: {
    options: [
      'Toward the camera',
      'Away from the camera',
      'Leftward relative to the camera plane',
      'Rightward relative to the camera plane',
      cannot,
    ],
    undetermined: cannot,
    paper: coarse,
    strict: {
      context: `Object A is marked with a bounding box in the image. ${facingTheCamera} ${leftAndRight} ${nearest} ${onlyIfAlike(cannot, 'Object A')}`,
      examples: [
        ...coarse.examples,
        'If you see a person in profile whose face points to the left edge of the picture, select "Leftward relative to the camera plane"',
      ],
    },
  },
  granular: {
    options: ['0 degrees (facing camera)', left, right, '180 degrees (away)', undetermined],
    // App. L: only for confusions between left and right.
    half: { [left]: [right], [right]: [left] },
    paper: granular,
    strict: {
      context: `Object A is marked with a bounding box in the image. ${facingTheCamera} The angle is the one by which the front is turned away from facing the camera, to the left or to the right. ${leftAndRight} ${nearest} ${onlyIfAlike(undetermined, 'Object A')}`,
      examples: [
        ...granular.examples,
        'If you see a person who almost faces the camera, turned a little so that the face points toward the left of the picture, select "30 degrees left"',
      ],
    },
  },
});
