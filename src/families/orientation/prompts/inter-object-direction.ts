import { closing, labelsInFront, nearest, onlyIfAlike } from './conventions.js';
import { doriPair, type DoriWords, neighbors, undetermined, type DoriPair } from './type.js';

const context =
  "Objects A and B are marked with red dots in the image. You will analyze their relationship from the objects' perspectives, not from the camera view.";

const steps = (third: string) => [
  'Identify objects A and B and establish their front-facing surfaces',
  "Mentally position yourself at each object's location",
  third,
  ...closing,
];

/** Figure 23, complete. */
const coarse: DoriWords = {
  task: 'Determine if objects A and B are facing each other from their own perspectives.',
  context,
  steps: steps('Determine the relative directional orientation between the objects'),
  examples: [
    'Two people looking at each other would be "facing opposite directions" (as their faces point toward each other)',
    'Two cars with headlights pointing the same way would be "facing the same direction"',
    'A car and a person where the car\'s side faces the person\'s front would be "facing perpendicular to each other"',
    'Two objects with front surfaces angled slightly toward each other would be "partially facing opposite directions"',
    'Two objects with front surfaces angled slightly away from each other would be "partially facing the same direction"',
  ],
};

/** The paper mixes pointing at each other, which depends on where the objects stand, with directions. Directions it is. */
const compared =
  'Only the directions in which the fronts of the two objects point are compared, as seen from above. Where the objects stand does not matter: two people looking at each other face opposite directions.';

/** Figure 24, complete but for the heading of the examples; "face Object A" alone could mean to point at it. */
const granular: DoriWords = {
  ...coarse,
  context: `${context} ${compared}`,
  task: 'Determine how much Object B would need to rotate to face Object A.',
  steps: steps('Determine how much and in which direction Object B would need to rotate'),
  examples: [
    'If Object B needs to turn slightly right to match Object A\'s direction, select "0 to 45 degrees clockwise"',
    'If Object B is already facing the same direction as Object A, select "0 degrees or no rotation"',
    'If Object B needs to turn completely around to match Object A, select "180 degrees in either direction"',
  ],
};

const directions = `${compared} ${labelsInFront}`;

const strictCoarse: DoriWords = {
  ...coarse,
  task: 'Determine how the directions that objects A and B are facing relate, from their own perspectives.',
  context: `${context} ${directions} The angle between the two directions is 0 degrees for "the same direction", 45 degrees for "Partially facing the same direction", 90 degrees for "perpendicular", 135 degrees for "Partially facing the opposite directions" and 180 degrees for "opposite directions". ${nearest} ${onlyIfAlike(undetermined, 'one of the objects')}`,
  examples: [
    'Two people looking at each other: "They are facing opposite directions"',
    'Two cars with headlights pointing the same way: "They are facing the same direction"',
    'Two cars whose directions form a right angle: "They are facing perpendicular to each other"',
    'Two people side by side, one of them turned halfway toward the other: "Partially facing the same direction"',
    'Two people looking at each other, one of whom then turns halfway to the side: "Partially facing the opposite directions"',
  ],
};

const strictGranular: DoriWords = {
  ...granular,
  task: 'Determine how much Object B would need to rotate to face the same direction as Object A.',
  context: `${context} ${directions} Object B turns around a vertical axis, the shorter way, until its front points in the direction in which the front of Object A points. Clockwise means clockwise as seen from above, which is a turn to the object's own right. ${nearest} ${onlyIfAlike(undetermined, 'one of the objects')}`,
  examples: [
    'If Object B needs to turn slightly to its own right to face the same direction as Object A, select "0 to 45 degrees clockwise"',
    'If Object B is already facing the same direction as Object A, select "No rotation"',
    'If Object B needs to turn completely around to face the same direction as Object A, select "180 degrees in either direction"',
  ],
};

const clockwise = ['0 to 45 degrees clockwise', '46 to 90 degrees clockwise', '91 to 135 degrees clockwise'];
const counterclockwise = clockwise.map((option) => option.replace('clockwise', 'counterclockwise'));

export const interObjectDirection: DoriPair = doriPair(5, 'inter-object-direction', 'dots', {
  coarse: {
    options: [
      'They are facing the same direction',
      'They are facing opposite directions',
      'They are facing perpendicular to each other',
      'Partially facing the same direction',
      'Partially facing the opposite directions',
      undetermined,
    ],
    paper: coarse,
    strict: strictCoarse,
  },
  granular: {
    options: [
      'No rotation',
      ...clockwise,
      ...counterclockwise,
      '180 degrees in either direction',
      undetermined,
    ],
    // App. L: adjacent ranges of the same direction. "No rotation" and "180 degrees" are no ranges and have no direction.
    half: neighbors(clockwise, counterclockwise),
    paper: granular,
    strict: strictGranular,
  },
});
