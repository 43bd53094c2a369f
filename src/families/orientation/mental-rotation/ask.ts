import type { Draft } from '../../family.js';
import { choices, lettered } from '../prompts/index.js';
import {
  disparityGroup,
  disparityOf,
  type FigureState,
  type FigureTransform,
  type MentalRotationParams,
} from './state.js';

/**
 * Shepard & Metzler's question. Their subjects pulled one lever when they had determined "that two perspective drawings
 * portray objects of the same three-dimensional shape" (abstract), another when the shapes were different. `paper` asks just
 * that; `strict` says what may differ, and what the other answer is.
 *
 * @see R. N. Shepard and J. Metzler, Mental rotation of three-dimensional objects, Science 171 (1971), 701–703
 */
const mentalRotationOptions = {
  paper: { same: 'Same', mirror: 'Different' },
  strict: {
    same: 'The same object, rotated or as it is',
    mirror: 'The mirror image of the object, rotated or as it is',
  },
} as const;

const tasks = {
  paper: 'Determine whether the two drawings portray objects of the same three-dimensional shape.',
  strict: 'Determine whether the second picture shows the same object as the first, or its mirror image.',
} as const;

const places = {
  two: 'Two images are shown: the first and the second picture.',
  'side-by-side':
    'The image shows two pictures side by side: the first on the left, the second on the right.',
} as const;

const conventions =
  'Each picture shows a rigid object made of equal cubes, which are joined face to face to a chain with right-angled bends. Every cube is seen, at least in part. The object of the second picture is either the very object of the first, turned by some angle about some axis in space (or not at all), or it is its mirror image, turned likewise. The mirror image cannot be turned into the object itself. The camera and the light are the same; cubes have no marks, and only the three-dimensional shape counts.';

const solution = [
  'Find the ends and the bends of the object in the first picture',
  'Follow the object from one end to the other, noting the number of cubes of each arm and the direction of each bend',
  'Find the corresponding end in the second picture',
  'Imagine the first object rotated until that arm and the next agree with the second picture',
  'Check whether the remaining arms then point the same way (the same object) or the opposite way (its mirror image)',
];

type Choices = Readonly<Record<string, string>>;

/** The question with what its words mean and, in `strict`, with steps. @param options shuffled and lettered */
function mentalRotationPrompt(
  preset: 'strict' | 'paper',
  layout: 'two' | 'side-by-side',
  options: Choices,
): string {
  const strict = preset === 'strict';
  return [
    `TASK: ${tasks[preset]}`,
    strict
      ? [
          `CONTEXT: ${places[layout]} ${conventions} Please compare the pictures using these steps:`,
          ...solution.map((step, i) => `${i + 1}. ${step}`),
        ].join('\n')
      : `CONTEXT: ${places[layout]}`,
    ['OPTIONS:', ...choices(options)].join('\n'),
    'Answer with the letter of the chosen option.',
  ].join('\n\n');
}

/** The task and the options alone. */
const bareMentalRotationPrompt = (preset: 'strict' | 'paper', options: Choices): string =>
  [tasks[preset], ...choices(options), 'Answer with the letter of the chosen option.'].join('\n');

/** The question in every wording asked for. @param images the views that are shown, in order */
export function mentalRotationQuestions(
  { wording, variants, layout, rotation }: MentalRotationParams,
  { first }: FigureState,
  { mirrored, steps }: FigureTransform,
  images: readonly string[],
): Draft[] {
  const words = mentalRotationOptions[wording];
  const answer = mirrored ? 'mirror' : 'same';
  const { same, mirror } = words;
  const options = lettered(first === 'same' ? [same, mirror] : [mirror, same]);
  const disparity = disparityOf(steps);
  return variants.map((variant) => ({
    accept: [],
    answer: Object.keys(options).find((letter) => options[letter] === words[answer])!,
    condition: 'same-or-mirror',
    groups: {
      angle: disparityGroup(disparity),
      answer,
      plane: disparity.plane,
      rotation,
      wording,
    },
    images: [...images],
    options,
    prompt:
      variant === 'full'
        ? mentalRotationPrompt(wording, layout, options)
        : bareMentalRotationPrompt(wording, options),
    scorer: 'mental-rotation',
    scoring: { kind: 'letter' as const },
    variant,
  }));
}
