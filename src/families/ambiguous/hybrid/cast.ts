/** Things that are known by their outline alone, blurred: they can be seen from afar. */
export const knownByOutline: readonly string[] = [
  'airplane',
  'bird',
  'bottle',
  'cat',
  'chair',
  'chess pawn',
  'cow',
  'desk lamp',
  'dog',
  'duck',
  'elephant',
  'giraffe',
  'guitar',
  'horse',
  'mug',
  'person',
  'rabbit',
  'shoe',
  'teapot',
  'watering can',
];

/** Too much like others, or too thin, where few waves are left. */
const wantsMoreWaves = ['cat', 'cow', 'desk lamp', 'shoe', 'teapot'];

/** Things that are known by the coarsest of outlines: behind or between two others. */
export const knownByFewWaves = knownByOutline.filter((category) => !wantsMoreWaves.includes(category));

/** Things with enough edges inside their outline to be known by them: they can be seen from near. */
export const knownByEdges: readonly string[] = [
  'airplane',
  'armchair',
  'backpack',
  'bench',
  'bicycle',
  'bookshelf',
  'bus',
  'cabinet',
  'camera',
  'car',
  'chair',
  'clock',
  'cow',
  'elephant',
  'giraffe',
  'guitar',
  'horse',
  'keyboard',
  'laptop',
  'mailbox',
  'microwave',
  'motorcycle',
  'office chair',
  'person',
  'shoe',
  'sofa',
  'suitcase',
  'telephone',
  'toaster',
  'train',
  'truck',
  'washing machine',
];
