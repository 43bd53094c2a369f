import { balancedRuns } from '../../../core/design.js';
import { unexpected } from '../../../core/errors.js';
import { defineFamily } from '../../define-family.js';
import { originalAnd } from '../../family.js';
import { multisceneQuestions } from './ask.js';
import { fromAfar, MultisceneStage, OutlineSource } from './stage.js';
import { judgeMultiscene, type MultisceneEvidence } from './judge.js';
import {
  multisceneParams,
  type MultisceneParams,
  type MultisceneState,
  type MultisceneKind,
  type LettersParam,
} from './state.js';
import { proposeMultiscene, type Casting, type MultisceneTransform } from './propose.js';
import { ambiguousWords } from '../words.js';
import { iconWords } from '../../../content/figures/icons/index.js';
import { capitals } from './letters.js';
import { placesFor } from './hidden-scene.js';
import { eyes, fruits, sameThing } from './scenes.js';
import { type Difficulty, axis, onward, smallerPictures } from '../../difficulty/difficulty.js';

/** More large letters; only pictures of nothing but letters have more than two. */
const multisceneDifficulty: Difficulty<MultisceneParams> = {
  letters: axis<Pick<MultisceneParams, 'kinds' | 'letters'>>(
    'more large letters',
    {
      letters: onward<LettersParam>(
        ...Array.from({ length: 5 }, () => 'one or two' as const),
        'two pairs',
        'two pairs',
        'four',
        'four',
        'four',
      ),
    },
    ({ kinds }) => kinds?.every((kind) => kind === 'letters') ?? false,
  ),
  detail: smallerPictures(512, 448, 416, 384, 352, 320),
};

/**
 * How many pictures differ in what is large and what the small things are, before places, turns, colors and rare things
 * vary: large objects in their variations, each made of every kind of small thing or in every place, faces by eyes, skin and
 * nose, letters by what each is and is made of.
 */
function multisceneCapacity({ kinds, categories, variations, letters }: MultisceneParams): number {
  const perCategory = (count: (category: string) => number): number =>
    [...new Set(categories)].reduce((sum, category) => sum + variations * count(category), 0);
  const each: Readonly<Record<MultisceneKind, () => number>> = {
    packed: () => perCategory((category) => iconWords.filter((word) => !sameThing(word, category)).length),
    hidden: () => perCategory((category) => placesFor(category).length),
    portrait: () =>
      eyes.reduce((sum, eye) => sum + inOrder(fruits.filter((fruit) => fruit !== eye).length, 2), 0),
    letters: () => letterPictures(letters),
  };
  return [...new Set(kinds)].reduce((sum, kind) => sum + each[kind](), 0);
}

/** Large and small letters are all different, but for large ones that are there twice. */
function letterPictures(letters: MultisceneParams['letters']): number {
  const all = capitals.length;
  if (letters === 'one or two') return inOrder(all, 2) + inOrder(all, 4);
  const left = all - 4;
  // Two of four places for the letter that is there twice; of two pairs, it makes no difference which is named first.
  const large = letters === 'four' ? 6 * inOrder(left, 3) : (6 * inOrder(left, 2)) / 2;
  return inOrder(all, 4) * large;
}

/** Ways to take so many of `all` one after the other. */
const inOrder = (all: number, count: number): number =>
  Array.from({ length: count }, (_, i) => all - i).reduce((product, factor) => product * factor, 1);

/** What all items of a set share. */
interface MultisceneSet {
  readonly source: OutlineSource;
  readonly castingOf: (index: number) => Casting;
}

type Label = {
  readonly figures: readonly {
    readonly large: string;
    readonly small: readonly string[];
    readonly box: readonly number[];
  }[];
  readonly near: readonly string[];
  readonly seen: MultisceneState['seen'];
};

/** Large figures made of small ones, and the levels one by one: from afar and magnified. */
export const ambiguousMultiscene = defineFamily<
  MultisceneParams,
  MultisceneState,
  MultisceneTransform,
  Label,
  MultisceneSet,
  MultisceneStage,
  MultisceneEvidence
>({
  name: 'ambiguous/multiscene',
  version: 2,
  summary:
    'Large letters of small letters, objects packed with small things or hidden among them, faces of fruit.',
  words: { ...ambiguousWords, transform: () => 'seen from afar' },
  params: multisceneParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  difficulty: multisceneDifficulty,
  views: ({ letters }) => [
    ...originalAnd('far'),
    ...(letters === 'one or two' ? ['region'] : ['region', 'region-2', 'region-3', 'region-4']).map(
      (part) => ({ name: part, moved: false, part }),
    ),
    { name: 'near', moved: false, part: 'near' },
  ],

  inherent: {
    border: 'A magnified part shows the small things asked for, which reach to its border.',
    colors: 'A magnified part shows the small things asked for, which have colors of their own.',
  },

  async open({ params, path }) {
    if (params.letters !== 'one or two' && params.kinds.some((one) => one !== 'letters'))
      throw unexpected('bad-parameter', 'letters', params.letters, "'one or two', or kinds=letters alone");
    const kind = balancedRuns(params.kinds.length, [...path, 'kinds']);
    const category = balancedRuns(params.categories.length, [...path, 'categories']);
    return {
      source: await OutlineSource.open(path),
      castingOf: (index) => ({
        kind: params.kinds[kind(index)]!,
        category: params.categories[category(index)]!,
      }),
    };
  },
  hashes: ({ source }) => source.hashes,
  capacity: multisceneCapacity,

  propose: ({ params, studio: { source, castingOf }, index, stream }) =>
    proposeMultiscene(params, source, castingOf(index), stream),
  label: ({ figures, near, seen }) => ({
    figures: figures.map(({ word, small, box }) => ({ large: word, small, box })),
    near: near.small,
    seen,
  }),
  kind: ({ kind }) => kind,
  act: (t, x) => ({ ...x, seen: t.to }),
  rho: (t, y) => ({ ...y, seen: t.to }),
  viewLabel({ figures, near, seen }, part) {
    const large = figures.map((figure) => figure.large).join(', ');
    const small = [...new Set(figures.flatMap((figure) => figure.small))].join(', ');
    return seen === 'large' ? large : part === 'near' ? near.join(', ') : `${large}; ${small}`;
  },

  draw: (x, part, { stage }) => stage.picture(x, part),
  warp: (_, picture, part) => fromAfar(picture(part)),

  judge: ({ state, stage }, picture) => judgeMultiscene(stage, state, picture('original'), picture('far')),
  ask: ({ params, state, stage }) => multisceneQuestions(params, state, stage),
});
