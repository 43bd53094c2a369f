import type { Draft } from '../../family.js';
import { choices, lettered } from '../../choice.js';
import type { BodyState } from './thing.js';
import { disparityGroup, disparityOf, type FigureTransform, type MentalRotationParams } from './state.js';

/**
 * Shepard & Metzler's question. Their subjects pulled one lever when they had determined "that two perspective drawings
 * portray objects of the same three-dimensional shape" (abstract), another when the shapes were different. `paper` asks just
 * that; `strict` says what may differ, and what the other answer is.
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

const either =
  'The object of the second picture is either the very object of the first, turned by some angle about some axis in space (or not at all), or it is its mirror image, turned likewise. The mirror image cannot be turned into the object itself.';

const conventions = {
  figure: `Each picture shows a rigid object made of equal cubes, which are joined face to face to a chain with right-angled bends. Every cube is seen, at least in part. ${either} The camera and the light are the same; cubes have no marks, and only the three-dimensional shape counts.`,
  thing: `Each picture shows a rigid object. ${either} The camera and the light are the same.`,
} as const;

const solutions = {
  figure: [
    'Find the ends and the bends of the object in the first picture',
    'Follow the object from one end to the other, noting the number of cubes of each arm and the direction of each bend',
    'Find the corresponding end in the second picture',
    'Imagine the first object rotated until that arm and the next agree with the second picture',
    'Check whether the remaining arms then point the same way (the same object) or the opposite way (its mirror image)',
  ],
  thing: [
    'Find the top and the front of the object in the first picture',
    'Note a part that is on one side of the object only, and whether that is its left or its right side',
    'Find the top, the front and that part in the second picture',
    'Imagine the first object rotated until its top and its front agree with the second picture',
    'Check whether the part is then on the same side (the same object) or on the opposite one (its mirror image)',
  ],
} as const;

type Choices = Readonly<Record<string, string>>;

/** What a prompt is made of. */
interface Worded {
  readonly wording: 'strict' | 'paper';
  readonly layout: 'two' | 'side-by-side';
  readonly options: Choices;
  /** The kind of thing in the pictures. */
  readonly of: 'figure' | 'thing';
}

/** The question with what its words mean and, in `strict`, with steps. @param options shuffled and lettered */
function mentalRotationPrompt({ wording, layout, options, of }: Worded): string {
  const strict = wording === 'strict';
  return [
    `TASK: ${tasks[wording]}`,
    strict
      ? [
          `CONTEXT: ${places[layout]} ${conventions[of]} Please compare the pictures using these steps:`,
          ...solutions[of].map((step, i) => `${i + 1}. ${step}`),
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
  x: BodyState,
  { mirrored, steps }: FigureTransform,
  images: readonly string[],
): Draft[] {
  const words = mentalRotationOptions[wording];
  const answer = mirrored ? 'mirror' : 'same';
  const { same, mirror } = words;
  const options = lettered(x.first === 'same' ? [same, mirror] : [mirror, same]);
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
      ...('thing' in x && { category: x.thing.category, source: 'own' }),
    },
    images: [...images],
    options,
    prompt:
      variant === 'full'
        ? mentalRotationPrompt({ wording, layout, options, of: 'thing' in x ? 'thing' : 'figure' })
        : bareMentalRotationPrompt(wording, options),
    scorer: 'mental-rotation',
    scoring: { kind: 'letter' as const },
    variant,
  }));
}
