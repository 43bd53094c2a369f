import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { defineFamily, factsOf, type Refusal } from '../../making.js';
import type { View, ItemContext, SetContext, Draft } from '../../family.js';
import { CompositeSet, laidOver } from '../sources/composite-set.js';
import { ColorStage, grayView } from './stage.js';
import { judgeColor, type ColorEvidence } from './judge.js';
import {
  type ColorLabel,
  colorParams,
  type ColorParams,
  type ColorState,
  type ColorTransform,
  loseColor,
  loseColorOfLabel,
  readColor,
} from './state.js';
import { printed } from '../prompts/printed.js';
import { ambiguousWords } from '../words.js';
import { type Difficulty, axis, changing, smallerPictures } from '../../difficulty/difficulty.js';
import { knownByOutline } from '../../../content/models/known.js';
import { compositeQuestions, viewPrompt } from '../hybrid/ask.js';

/** `paper`: AmbiBench, Table 7, Color, verbatim. */
const prompts = {
  paper: printed.color,
  strict:
    "The image consists of two subimages side by side: one in color, and the same one without its colors, in shades of gray. In the gray one only the object that is drawn in light and dark is left. The colored one shows a second object as well, drawn in hues. Name the object in hues for the colored subimage and the object in light and dark for the gray one. Reply with exactly two nouns separated by a comma, in the format 'Object1, Object2': first the object of the left subimage, second the object of the right subimage.",
};

/** The questions about one composite: both subimages in order, each version by itself, and the control. */
function askColor(params: ColorParams, x: ColorState, { clearness }: ColorEvidence): Draft[] {
  const part = (reading: 'gray' | 'color', name: string = reading) => ({ ...x[reading].source, name });
  const [gray, color] = [part('gray'), part('color')];
  const hues = 'do the hues of this image show, whatever its light and dark show';
  return compositeQuestions(params, 'color', [
    {
      ...{ of: 'all', condition: 'ambiguous', image: 'panels', prompt: prompts[params.wording] },
      readings: x.colored === 'left' ? [color, gray] : [gray, color],
      groups: { colored: x.colored },
    },
    {
      ...{ of: 'single', condition: 'color', image: 'original', readings: [color] },
      ...{ prompt: viewPrompt(clearness, hues), groups: { seen: 'color' } },
    },
    {
      ...{ of: 'single', condition: 'gray', image: 'gray', readings: [gray] },
      ...{ prompt: viewPrompt(), groups: { seen: 'gray' } },
    },
    {
      ...{ of: 'control', condition: 'control', image: 'control', prompt: viewPrompt() },
      readings: [part(x.control, 'control')],
    },
  ]);
}

const openColorSet = (context: SetContext<ColorParams>): Promise<CompositeSet> => {
  const { path } = context;
  const { gray, color, size } = context.params;
  return CompositeSet.open(context, {
    frame: { width: size, height: size, margin: 0.06 },
    readings: [
      { param: 'gray', named: gray, known: knownByOutline, run: [...path, 'gray'] },
      { param: 'color', named: color, known: knownByOutline, run: [...path, 'color'] },
    ],
    words: {
      name: 'A color composite',
      pictures: 'two pictures',
      things: 'two things, but all share a word',
    },
  });
};

/** Composites of an item; the gray picture is laid over the other where both things have silhouettes. */
const proposeComposites = ({
  params,
  assets,
  index,
  stream,
}: ItemContext<ColorParams, CompositeSet>): Generator<
  { state: ColorState; transform: ColorTransform },
  void,
  Refusal
> =>
  assets.proposals(
    index,
    stream,
    (random, choose) => {
      const hue = random.integer(0, 359);
      const [gray, color] = choose();
      const state: ColorState = {
        gray: { source: gray.source, placed: laidOver(gray, color) },
        color: { source: color.source },
        hue: params.colors === 'own' ? null : hue,
        colored: random.choice(['left', 'right']),
        control: random.choice(['gray', 'color']),
        lost: false,
      };
      return { state, transform: { lost: true } };
    },
    {
      missing: 'No composite was found in which both readings can be seen',
      advice: 'try other categories or pictures, or colors=two-hues',
    },
  );

const colorDifficulty: Difficulty<ColorParams> = {
  look: axis<ColorParams>('photographic scenes instead of plain grounds', {
    look: changing<'clean' | 'photo'>('clean', 2, 'photo'),
  }),
  detail: smallerPictures(512, 448, 384, 320, 256, 224),
};

const views: readonly View[] = [
  { name: 'original', moved: false, part: 'single' },
  { name: 'gray', moved: true, part: 'single' },
  { name: 'panels', moved: false, part: 'panels' },
  { name: 'control', moved: false, part: 'control' },
];

/** Pictures that are one thing in color and another in shades of gray (AmbiBench, color, equation 1). */
export const ambiguousColor = defineFamily<
  ColorParams,
  ColorState,
  ColorTransform,
  ColorLabel,
  CompositeSet,
  ColorStage,
  ColorEvidence
>({
  ...factsOf('ambiguous/color'),
  words: {
    ...ambiguousWords,
    views: { ...ambiguousWords.views, original: 'in color' },
    transform: () => 'colors lost',
  },
  params: colorParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper', questions: ['all', 'control'] } },
  difficulty: colorDifficulty,
  views,

  inherent: {
    border:
      'The object fills the picture up to its margins; its outline meets the border where it is widest. Of a scene, the border shows the place, and objects are met in some places only.',
    colors: 'The area and darkness of the object asked for are those of the picture.',
    'file length':
      'The details of the object asked for are those of the picture, and take more or fewer bytes.',
  },

  open: openColorSet,
  hashes: ({ shelf }) => shelf.hashes,
  capacity: (_, set) => set.capacity,
  size: (_, set) => set.size,

  propose: proposeComposites,
  label: readColor,
  act: loseColor,
  rho: loseColorOfLabel,

  stage: ({ state, assets: { shelf } }) => new ColorStage(state, shelf),
  draw({ control, lost, colored: side }, part, { stage }) {
    if (part === 'control') return stage.plain(control);
    const { raster } = stage.mixed;
    if (part === 'single' && !lost) return raster;
    const { gray } = stage;
    const colored = lost ? gray : raster;
    if (part === 'single') return colored;
    return side === 'left' ? sideBySide(colored, gray) : sideBySide(gray, colored);
  },
  // The white between the subimages is gray as it is, and both subimages have the same grays.
  warp: (_, picture, part) =>
    part === 'single' || part === 'panels' ? grayView(picture(part)) : picture(part),
  viewLabel: ({ seen }, part) => (part === 'panels' ? [...seen.panels] : seen[part as 'single' | 'control']),

  judge: ({ stage }, picture) => judgeColor(picture('original'), picture('gray'), stage.mixed),
  ask: ({ params, state, certificate }) => askColor(params, state, certificate),
});
