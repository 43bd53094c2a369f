import { comparing, onlyIfAlike, twoPictures } from './conventions.js';
import { doriPair, type DoriType, type DoriWords, undetermined, type DoriPair } from './type.js';

const context =
  'Two images of the same object are shown side by side. The object can rotate around two axes: Horizontal (like a cartwheel coming out of the screen) and Vertical (like a ballerina spinning clockwise).';

/** Figure 21, complete. */
const coarse: DoriWords = {
  task: 'Determine what type of rotation the object has undergone between the two images.',
  context,
  steps: comparing('Determine which axes the object has rotated around'),
  examples: [
    'If an object appears to have moved to face left or right between images, select "Only Vertical"',
    'If an object appears to have moved up or down (like nodding), select "Only Horizontal"',
    'If an object has rotated both horizontally and vertically, select "Both Horizontal and Vertical"',
    'If the object appears identical in both images with no rotation, select "No Change"',
    'If you cannot clearly determine the type of rotation, select "Cannot be determined"',
  ],
};

/**
 * Figure 22 prints the examples only; the task sentence is in J.1. The context is 4C's, whose pictures are of the same
 * kind; the third step asks for the angles, as the third step of 6G does.
 */
const granular: DoriWords = {
  ...coarse,
  task: 'Determine the exact rotation angles the object has undergone between the two images.',
  steps: comparing('Determine the precise rotation angles around the horizontal and the vertical axis'),
  examples: [
    'If an upright cup in the first image appears upside-down in the second image, this might be "180 degrees Horizontal then 0 degrees Vertical"',
    'If a car facing left in the first image appears to be tilted upward and facing the camera in the second image, this might be "90 degrees Horizontal then 90 degrees Vertical"',
    'If you cannot clearly determine the type of rotation, select "Cannot be determined"',
  ],
};

/** The paper's "horizontal" is a cartwheel in one sentence and a nod in another. J.2 calls the nod horizontal. */
const axes =
  'The object can rotate around two axes through its center. Horizontal: around the axis that runs from the left to the right of the picture, parallel to the camera plane, like nodding; a positive angle moves the top of the object toward the camera. Vertical: around the axis that runs up and down, like a spinning ballerina; a positive angle is clockwise as seen from above. The axes stay where they are when the object turns.';

/** The sentence about pictures that show what holds the object; the paper's do not. */
const stand =
  'In both images a thin stand with a round foot holds the object. The stand does not turn with the object.';

/** The question about pictures in which a stand holds the object. The paper's words stay as they are. */
export function heldByStand(type: DoriType): DoriType {
  const { strict } = type.words;
  return { ...type, words: { ...type.words, strict: { ...strict, context: `${strict.context} ${stand}` } } };
}

/** The option of 4G for two angles in degrees. */
export const compoundOption = (horizontal: number, vertical: number): string =>
  `${horizontal} degrees Horizontal then ${vertical} degrees Vertical`;

/** The angles about either axis, degrees. */
export const quarterTurns = [0, 90, 180, 270] as const;

/** The angles of 4G's options in their order: every pair of quarter turns but none at all, the horizontal first. */
export const compoundPairs = quarterTurns
  .flatMap((h) => quarterTurns.map((v) => [h, v] as const))
  .filter(([h, v]) => h !== 0 || v !== 0);

export const compoundRotation: DoriPair = doriPair(4, 'compound-rotation', 'pair', {
  coarse: {
    options: ['Only Vertical', 'Only Horizontal', 'Both Horizontal and Vertical', 'No Change', undetermined],
    paper: coarse,
    strict: {
      context: `${twoPictures} ${axes} Rotations around both axes are done one after the other, the horizontal one first. All angles are multiples of 90 degrees. ${onlyIfAlike(undetermined, 'the object')}`,
      examples: [
        'If a person faces the camera in the first image and stands upright, turned to the left or right, in the second, select "Only Vertical"',
        'If a person faces the camera in the first image and lies face down with the head toward the camera in the second, select "Only Horizontal"',
        'If a person faces the camera in the first image and lies face down with the head to the left in the second, select "Both Horizontal and Vertical"',
        'If the object has the same orientation in both images, select "No Change"',
        'If the object is a plain ball, select "Cannot be determined"',
      ],
    },
  },
  granular: {
    // The paper prints no option but those of the examples; figure 10 gives their number, 16.
    options: [...compoundPairs.map(([h, v]) => compoundOption(h, v)), undetermined],
    // App. L: one of the two angles is right.
    half: Object.fromEntries(
      compoundPairs.map(([h, v]) => [
        compoundOption(h, v),
        compoundPairs.filter(([x, y]) => (x === h) !== (y === v)).map(([x, y]) => compoundOption(x, y)),
      ]),
    ),
    paper: granular,
    strict: {
      context: `${twoPictures} ${axes} The horizontal rotation comes first, then the vertical one, as the options are written. All angles are multiples of 90 degrees. ${onlyIfAlike(undetermined, 'the object')}`,
      examples: [
        'If an upright cup whose handle points to the right appears upside-down in the second image with its handle still to the right, select "180 degrees Horizontal then 0 degrees Vertical"',
        'If a person faces the camera in the first image and the left edge of the picture in the second, select "0 degrees Horizontal then 90 degrees Vertical"',
        'If a person faces the camera in the first image and lies face down with the head to the left in the second, select "90 degrees Horizontal then 90 degrees Vertical"',
        'If the object is a plain ball, select "Cannot be determined"',
      ],
    },
  },
});
