import { closing, facingTheCamera, nearest, onlyIfAlike } from './conventions.js';
import { doriPair, type DoriWords, neighbors, undetermined, type DoriPair } from './type.js';

const context =
  'Object A is marked with a bounding box in the image. Objects can rotate clockwise or counterclockwise around a vertical axis (running from top to bottom).';

const steps = (third: string) => [
  'Identify Object A and establish its front-facing surface',
  'Determine its current orientation relative to the camera',
  third,
  ...closing,
];

/** Figures 19 and 20, complete. */
const granular: DoriWords = {
  task: 'Determine the closest clockwise rotation needed for Object A to face the camera.',
  context,
  steps: steps('Calculate how many degrees of clockwise rotation would be needed to make it face the camera'),
  examples: [
    'If the object is already facing the camera, the answer is "0 degrees"',
    'If the object\'s front is facing to your right, a "90 degrees" clockwise rotation would make it face the camera',
    'If the object\'s front is at a 45-degree angle to your right, a "45 degrees" clockwise rotation would make it face the camera',
    'If the object\'s front is at a 135-degree angle to your right, a "135 degrees" clockwise rotation would make it face the camera',
    'If the object\'s front is facing away from the camera, a "180 degrees" clockwise rotation would make it face the camera',
    'If the object has no clear front or its orientation cannot be determined, select "Cannot be determined"',
  ],
};

/**
 * Only the task sentence is printed (J.1). Context, steps and examples follow 3G, of which this is the coarse question;
 * "No rotation" and "180 degrees in either direction" are 5G's words for the same two answers.
 */
const coarse: DoriWords = {
  ...granular,
  task: 'Determine the shortest direction of rotation for Object A to face the camera.',
  steps: steps('Determine which direction of rotation is the shortest to make it face the camera'),
  examples: [
    'If the object is already facing the camera, select "No rotation"',
    'If the object\'s front is facing to your right, a "Clockwise" rotation is the shortest to make it face the camera',
    'If the object\'s front is facing to your left, a "Counter-clockwise" rotation is the shortest to make it face the camera',
    'If the object\'s front is facing away from the camera, select "180 degrees in either direction"',
    'If the object has no clear front or its orientation cannot be determined, select "Cannot be determined"',
  ],
};

const strictContext = (rest: string) =>
  `${context} ${facingTheCamera} Clockwise means clockwise as seen from above. ${rest} ${onlyIfAlike(undetermined, 'Object A')}`;

const turns = ['0 degrees', '45 degrees', '90 degrees', '135 degrees', '180 degrees'];

export const singleAxisRotation: DoriPair = doriPair(3, 'single-axis-rotation', 'box', {
  coarse: {
    options: [
      'Clockwise',
      'Counter-clockwise',
      'No rotation',
      '180 degrees in either direction',
      undetermined,
    ],
    paper: coarse,
    strict: {
      context: strictContext(
        'Select "No rotation" if Object A already faces the camera and "180 degrees in either direction" if its front points straight away from it.',
      ),
      examples: [
        ...coarse.examples.slice(0, -1),
        'If the object has no front, as a ball, select "Cannot be determined"',
      ],
    },
  },
  granular: {
    options: [...turns, undetermined],
    // App. L: within 45 degrees. Its example says that 45 does not count for 90 but 135 does for 180; the rule is followed.
    half: neighbors(turns),
    paper: granular,
    strict: {
      context: strictContext(`At most 180 degrees clockwise are needed. ${nearest}`),
      examples: [
        ...granular.examples.slice(0, -1),
        'If the object has no front, as a ball, select "Cannot be determined"',
      ],
    },
  },
});
