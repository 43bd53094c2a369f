import { closing, facingTheCamera, nearest, onlyIfAlike } from './conventions.js';
import { doriPair, type DoriWords, undetermined, type DoriPair } from './type.js';

const options = [
  'Directly facing the camera',
  'Facing away from the camera',
  'Not visible enough to determine',
] as const;

/** Figure 15, complete. */
const coarse: DoriWords = {
  task: "Determine which way Object A's front is facing relative to the camera.",
  context:
    "Object A is marked with a bounding box in the image. An object is considered 'front facing' when its inherent structural features (e.g., a person's face, car headlights, TV screen) are visible from the camera.",
  steps: [
    'Identify Object A and its key structural features',
    'Determine the orientation of its front surface relative to the camera',
    ...closing,
  ],
  examples: ['A person whose body is directed towards the camera would be "facing toward the camera"'],
};

/** Figure 16, complete. */
const granular: DoriWords = {
  task: "Determine how much Object A's front surface deviates from being parallel to the camera plane.",
  context:
    "Object A is marked with a bounding box in the image. You'll be assessing the angle between Object A's front surface and the camera plane (the camera taking this photo).",
  steps: [
    'Identify Object A and establish its front-facing surface',
    'Estimate the angular deviation between this surface and the camera plane',
    ...closing,
  ],
  examples: [
    'A person looking directly at the camera: 0-15 degrees',
    'A person is perpendicular to the camera: 65-95 degrees',
    'A car with its rear-end to the camera: 135-180 degrees',
  ],
};

export const viewParallelism: DoriPair = doriPair(1, 'view-parallelism', 'box', {
  coarse: {
    options,
    undetermined: options[2],
    paper: coarse,
    strict: {
      context: `Object A is marked with a bounding box in the image. ${facingTheCamera} ${nearest} ${onlyIfAlike(options[2], 'Object A')}`,
      examples: [
        'A person whose body is directed toward the camera: "Directly facing the camera"',
        'A car with its rear-end to the camera: "Facing away from the camera"',
      ],
    },
  },
  granular: {
    options: [
      '0 degrees to 15 degrees',
      '65 degrees to 95 degrees',
      '135 degrees to 180 degrees',
      undetermined,
    ],
    // No half credit: App. L gives it within 45 degrees, the middles of the ranges (7.5, 80, 157.5) are farther apart, and figure
    // 36 shows soft accuracies equal to the hard ones: no two options are neighbors.
    paper: granular,
    strict: {
      context: `Object A is marked with a bounding box in the image. ${facingTheCamera} The deviation is the angle between the direction of Object A's front and the direction straight out of the picture: 0 degrees when the front faces the camera, 90 degrees when it points to the left or to the right, 180 degrees when it points away. It has no sign. ${nearest} ${onlyIfAlike(undetermined, 'Object A')}`,
      examples: [
        'A person facing the camera: "0 degrees to 15 degrees"',
        'A person seen from the side: "65 degrees to 95 degrees"',
        'A car with its rear-end to the camera: "135 degrees to 180 degrees"',
      ],
    },
  },
});
