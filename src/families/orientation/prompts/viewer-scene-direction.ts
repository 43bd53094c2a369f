import { clockwiseFromAbove, comparing, onlyIfAlike, twoPictures } from './conventions.js';
import { doriPair, type DoriWords, undetermined, type DoriPair } from './type.js';

const context =
  'Two images of the same object are shown side by side. Assume the camera remains stationary, and the object can rotate around a vertical axis.';

/** Figures 25 and 26, complete. */
const granular: DoriWords = {
  task: 'Determine how many degrees clockwise the object has rotated between the two images.',
  context,
  steps: comparing('Determine the precise clockwise rotation angle around the vertical axis'),
  examples: ['Objects that are symmetrical like a ball or a box would be considered "Cannot be determined"'],
};

/**
 * Only the task sentence is printed (J.1). Context, steps and example are 6G's, of which this is the coarse question. The
 * options are called Yes and No after 7C, whose printed options start with these words and go on with a sentence.
 */
const coarse: DoriWords = {
  ...granular,
  task: 'Determine if the object has rotated between the two images.',
  steps: comparing('Determine whether the object has rotated around the vertical axis'),
};

const strictContext = (rest: string) =>
  `${twoPictures} The object can rotate around a vertical axis only.${rest} ${onlyIfAlike(undetermined, 'the object')}`;

const quarter = '90 degrees';
const threeQuarters = '270 degrees';

export const viewerSceneDirection: DoriPair = doriPair(6, 'viewer-scene-direction', 'pair', {
  coarse: {
    options: ['Yes, the object has rotated', 'No, the object has not rotated', undetermined],
    paper: coarse,
    strict: {
      context: strictContext(''),
      examples: [
        'If a car shows its left side in the first image and its front in the second, select "Yes, the object has rotated"',
        'If the object is a plain ball, select "Cannot be determined"',
      ],
    },
  },
  granular: {
    options: ['0 degrees', quarter, '180 degrees', threeQuarters, undetermined],
    // App. L: only for confusions of the two directions of a quarter turn.
    half: { [quarter]: [threeQuarters], [threeQuarters]: [quarter] },
    paper: granular,
    strict: {
      context: strictContext(` ${clockwiseFromAbove}`),
      examples: [
        'If a person faces the camera in the first image and the left edge of the picture in the second, select "90 degrees"',
        'If the object is a plain ball, select "Cannot be determined"',
      ],
    },
  },
});
