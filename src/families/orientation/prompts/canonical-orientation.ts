import { closing } from './conventions.js';
import { doriPair, type DoriWords, undetermined, type DoriPair } from './type.js';

const context =
  'The image may be flipped or rotated or both. Canonical orientation refers to the standard way objects are typically viewed (e.g., people standing upright, cars with wheels on the ground, text reading left to right). An image that has been mirrored horizontally or vertically is considered flipped. An image that has been turned from its normal viewing angle is considered rotated.';

const yes = 'Yes, the image is in the canonical orientation';
const no = 'No, the image is not in the canonical orientation';

/** Figure 27, which prints no examples though every prompt has some (figure 2): they are the cases of its context. */
const coarse: DoriWords = {
  task: 'Determine if the image is in its canonical orientation.',
  context,
  steps: [
    'Identify the main objects/elements in the image',
    'Determine their expected canonical orientation',
    'Compare with their current orientation in the image',
    ...closing,
  ],
  examples: [
    `If people are standing upright in the image, select "${yes}"`,
    `If a car is shown with its wheels pointing up, select "${no}"`,
  ],
};

const nothing = 'No change needed';
const rotationThenFlipping = 'Rotation then flipping';
const flippingThenRotation = 'Flipping then rotation';
const otherOrder = {
  [rotationThenFlipping]: [flippingThenRotation],
  [flippingThenRotation]: [rotationThenFlipping],
};

/**
 * Only the task sentence is printed (J.1). The options are the operations of 3.2 and App. L, "No change needed" is Table
 * 10's; the rest is 7C's, with its fourth step asking for the operations and examples in 7G's options.
 */
const granular: DoriWords = {
  ...coarse,
  task: 'Determine how the image can be restored to its canonical orientation.',
  steps: [
    ...coarse.steps.slice(0, 3),
    'Determine which operations would restore the canonical orientation',
    ...coarse.steps.slice(3),
  ],
  examples: [
    `If people are standing upright in the image, select "${nothing}"`,
    'If text is shown turned upside down, select "Rotation"',
    'If text is shown as in a mirror, select "Flipping"',
  ],
};

const depicted = 'a picture of which no orientation is more usual than the others';

/**
 * The sentence that makes the answer unique. A half turn commutes with flips, and half turn and left–right flip are the
 * top–bottom flip; a quarter turn the other way, or with the other flip, is the other order. So one operation is named wherever
 * one suffices, and the two-step answers are of one turn and one flip: the eight turns and flips of a picture, each one answer.
 */
const operations =
  'Name the operations that turn the image shown back into the canonical one, in the order in which they are done. Rotation means turning the image in its plane by 90, 180 or 270 degrees; flipping means mirroring it left to right or top to bottom. If a single operation is enough, select it alone. If two are needed, the rotation is by 90 degrees clockwise and the flip is from left to right.';

export const canonicalOrientation: DoriPair = doriPair(7, 'canonical-orientation', 'none', {
  coarse: {
    options: [yes, no, undetermined],
    paper: coarse,
    strict: { context: `${context} Select "${undetermined}" only for ${depicted} (e.g., a plain ball).` },
  },
  granular: {
    options: [nothing, 'Rotation', 'Flipping', rotationThenFlipping, flippingThenRotation, undetermined],
    // App. L: the right operations in the other order.
    half: otherOrder,
    // Where no turn and no flip is named, the other order restores the picture, too: by the opposite turn, or the other flip.
    equal: otherOrder,
    paper: granular,
    strict: {
      context: `${context} ${operations} Select "${undetermined}" only for ${depicted} (e.g., a plain ball), or if two different answers would restore it.`,
    },
  },
});
