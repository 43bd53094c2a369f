import type { FamilyWords } from '../words/family-words.js';
import type { ConditionName } from './conditions.js';

const conditions: Readonly<Record<ConditionName, string>> = {
  original: 'own side, original picture',
  mirrored: 'own side, mirrored picture',
  'original.viewer': 'viewer’s side, original picture',
  'mirrored.viewer': 'viewer’s side, mirrored picture',
  'original.reflection': 'figure in the mirror, original picture',
  'mirrored.reflection': 'figure in the mirror, mirrored picture',
  text: 'own side, no picture',
  both: 'both pictures at once',
};

const sides = ['left', 'right', 'left front', 'right front', 'left rear', 'right rear'];
const labels = Object.fromEntries(
  sides.flatMap((side) => [
    [`H.${side}`, `human, ${side}`],
    [`A.${side}`, `animal, ${side}`],
  ]),
);

/** The words of families of pictures of bodies and of their mirror images. */
export const mirrorWords: FamilyWords = {
  conditions,
  variants: {
    'shift-0': 'options in their order',
    'shift-1': 'options shifted by one',
    'shift-2': 'options shifted by two',
    'shift-3': 'options shifted by three',
  },
  groups: { kind: 'question', label: 'right answer' },
  values: { label: labels },
  transform: () => 'mirrored',
};
