import type { Json } from '../../core/json.js';
import type { RotationStep } from '../../world/rotation/steps.js';
import type { FamilyWords } from '../words/family-words.js';
import { turnWords } from '../words/turn-words.js';
import type { FigureTransform } from './mental-rotation/state.js';
import type { PhotographTransform } from './photographs/state.js';
import type { Direction, Facing, OrientationLabel, OrientationTransform } from '../staging/scene/state.js';

/** The directions of headings, in steps of 45 degrees clockwise from the camera. */
const ways = [
  'the camera',
  'the camera and left',
  'left',
  'away and left',
  'away',
  'away and right',
  'right',
  'the camera and right',
] as const;

/** The slope in degrees beyond which a front is said to point up or down. */
const steep = 60;

function way({ heading, altitude }: Direction): string {
  if (Math.abs(altitude) > steep) return altitude > 0 ? 'faces up' : 'faces down';
  return `faces ${ways[Math.round(heading / 45) % 8]} (${heading}°)`;
}

const stance = ({ top }: Facing): string =>
  top.altitude > 45 ? '' : top.altitude < -45 ? ', upside down' : ', lying on a side';

/** The objects' directions; for several, with the letters that the prompt gives them. */
function facingWords(label: Json): string {
  const { facings } = label as OrientationLabel;
  if (facings.length === 0) return 'not to be told';
  return facings
    .map((facing, i) => `${facings.length > 1 ? `${'AB'[i]} ` : ''}${way(facing.front)}${stance(facing)}`)
    .join('; ');
}

const stepsWords = (steps: readonly RotationStep[]): string =>
  steps
    .filter(({ degrees }) => degrees !== 0)
    .map(({ axis, degrees }) => `${degrees}° about the ${axis} axis`)
    .join(', then ') || 'no turn';

function sceneTransformWords(transform: Json): string {
  const t = transform as OrientationTransform | PhotographTransform;
  if ('mirror' in t) return t.mirror ? 'mirrored' : 'as it is';
  return stepsWords(t.steps);
}

const shared: FamilyWords = {
  conditions: {
    '1C': 'whether it faces the camera',
    '1G': 'how far it is turned from the camera',
    '2C': 'which way it faces',
    '2G': 'which way it faces, in degrees',
    '3C': 'which way to turn it toward the camera',
    '3G': 'how far to turn it toward the camera',
    '4C': 'about which axes it was turned',
    '4G': 'how far it was turned about each axis',
    '5C': 'how two objects face relative to each other',
    '5G': 'by how much two objects face apart',
    '6C': 'whether it was turned',
    '6G': 'how far it was turned',
    '7C': 'whether the picture is the right way up',
    '7G': 'what would set the picture right',
    'same-or-mirror': 'the same figure or its mirror image',
  },
  variants: { full: 'with context and steps', bare: 'the question alone' },
  views: { scene: 'picture', pair: 'both pictures' },
  groups: { class: 'kind of object', category: 'object' },
};

/** The words of families that show objects in a scene or a photograph. */
export const sceneWords: FamilyWords = { ...shared, label: facingWords, transform: sceneTransformWords };

const uprightness: Readonly<Record<string, string>> = {
  none: 'the right way up',
  half: 'upside down',
  mirror: 'the right way up, mirrored',
};

/** The words of families of pictures that were turned as a whole. */
export const canonicalWords: FamilyWords = {
  ...shared,
  label: (turn) => uprightness[turn as string] ?? turnWords({ turn }),
  transform: turnWords,
};

/** The words of families of pairs of figures, which differ by the transform. */
export const mentalRotationWords: FamilyWords = {
  ...shared,
  views: { pair: 'both figures', first: 'first figure', second: 'second figure' },
  label: () => '',
  transform: (transform) => {
    // Of these families; words are given any transform.
    const { mirrored, steps } = transform as unknown as FigureTransform;
    return `${mirrored ? 'mirrored, then ' : ''}${stepsWords(steps)}`;
  },
};
