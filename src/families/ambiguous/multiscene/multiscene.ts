import { badParameter, balancedRuns, type Stream, wrongParameter } from '../../../core/index.js';
import { defineFamily, factsOf, originalAnd, reject, type Proposals } from '../../making.js';
import { multisceneQuestions } from './ask.js';
import { fromAfar, MultisceneStage, OutlineSource, boxOf } from './stage.js';
import { judgeMultiscene, type MultisceneEvidence } from './judge.js';
import {
  multisceneParams,
  type MultisceneParams,
  type MultisceneState,
  type MultisceneKind,
  type LettersParam,
  type LargeFigure,
  regionViews,
} from './state.js';
import { ambiguousWords } from '../words.js';
import { iconWords } from '../../../content/figures/icons/index.js';
import { inOrder, letterPictures, lettersScene } from './letters.js';
import { placesFor, hiddenScene } from './hidden-scene.js';
import { eyes, fruits, portraitScene } from './portrait-scene.js';
import { partsOf, sameThing, packedScene } from './scenes.js';
import { type Difficulty, axis, onward, smallerPictures } from '../../difficulty/difficulty.js';
import type { Element } from '../../../content/figures/icons/stamps.js';

/** Small letters of 256 pixels are refused most often. */
const triesOf = (kind: MultisceneKind): number => (kind === 'letters' ? 32 : 16);
/** Side of what the view `near` shows, of the picture. */
const nearShare = 0.2;

/** Tries differ in how plain a hidden figure is: the first is in the middle of what holds. */
const shiftOf = (attempt: number): number => 1 + 0.08 * (attempt % 2 === 0 ? attempt : -attempt);

/** What an item is to show; the category is used for packed and hidden pictures. */
type Casting = { readonly kind: MultisceneKind; readonly category: string };

/** The label from afar, where only the large figures are seen. */
type MultisceneTransform = { readonly to: 'large' };

/** Scenes of one kind. @throws TopsyturvyError 'bad-parameter' once all are refused */
function* proposeMultiscene(
  params: MultisceneParams,
  source: OutlineSource,
  { kind, category }: Casting,
  stream: (purpose: string) => Stream,
): Extract<Proposals<MultisceneState, MultisceneTransform, MultisceneStage>, Generator> {
  const { size, variations, letters } = params;
  const count = kind === 'parts' || kind === 'portrait' ? regionViews(params).length : 0;
  for (let attempt = 0; attempt < triesOf(kind); attempt++) {
    const random = stream(`scene ${attempt}`);
    const stage = new MultisceneStage(source);
    const scene =
      kind === 'letters'
        ? lettersScene(size, letters, stage, random)
        : kind === 'portrait'
          ? portraitScene(size, stage, random)
          : kind === 'hidden'
            ? hiddenScene(size, category, variations, shiftOf(attempt), stage, random)
            : packedScene(size, category, variations, stage, random, count);
    const figures = scene.figures.map((figure) => ({ ...figure, box: boxOf(stage, figure.elements) }));
    const region = letters === 'one or two' ? random.below(figures.length) : 0;
    const near = nearOf(size, figures[region], scene.around, random);
    const parts = scene.parts.slice(0, count);
    const state: MultisceneState = { kind, size, ...scene, parts, figures, region, near, seen: 'both' };
    if (parts.length < count) yield reject('no-part');
    else if (near.small.length === 0) yield reject('nothing-near');
    else if (!everyKindIsIn(state)) yield reject('other-things-around');
    else yield { state, transform: { to: 'large' }, stage };
  }
  const large = kind !== 'letters' && kind !== 'portrait' ? ` with a large '${category}'` : '';
  throw wrongParameter(
    `Could not make a picture of kind '${kind}'${large} that reads at ${size} pixels`,
    category,
    large === '' ? 'a larger picture' : 'another category or a larger picture',
  );
}

/** The objects of a set that have as many parts as its pictures of parts need. */
const jointedIn = (params: Pick<MultisceneParams, 'kinds' | 'letters' | 'categories'>): readonly string[] =>
  params.categories.filter((word) => (partsOf[word]?.length ?? 0) >= regionViews(params).length);

/** What lies around a hidden figure is what it is made of: the small things of the picture are those of the figure. */
const everyKindIsIn = ({ figures, around }: MultisceneState): boolean =>
  around.every(({ thing }) => figures.some(({ small }) => small.includes(thing)));

/** A square in the thick of a figure, and what is seen there: no kind of thing is seen in part only. */
function nearOf(
  size: number,
  { elements }: LargeFigure,
  around: readonly Element[],
  stream: Stream,
): MultisceneState['near'] {
  const side = Math.round(size * nearShare);
  let best: MultisceneState['near'] = { x: 0, y: 0, side, small: [] };
  let most = 0;
  const all = [...elements, ...around];
  for (let turn = 0; turn < 20; turn++) {
    const middle = elements[stream.below(elements.length)];
    const x = Math.max(0, Math.min(size - side, Math.round(middle.x - side / 2)));
    const y = Math.max(0, Math.min(size - side, Math.round(middle.y - side / 2)));
    // How far a thing reaches into the square, from its middle, in its own sides.
    const within = (share: number) =>
      all.filter((element) => {
        const reach = share * element.side;
        const [right, bottom] = [x + side, y + side];
        return (
          element.x + reach > x &&
          element.y + reach > y &&
          element.x - reach < right &&
          element.y - reach < bottom
        );
      });
    const seen = within(-0.3);
    const small = [...new Set(seen.map(({ thing }) => thing))].sort();
    if (seen.length <= most || !within(0.45).every(({ thing }) => small.includes(thing))) continue;
    most = seen.length;
    best = { x, y, side, small };
  }
  return best;
}

/** More large letters; only pictures of nothing but letters have more than two. */
const multisceneDifficulty: Difficulty<MultisceneParams> = {
  letters: axis<Pick<MultisceneParams, 'kinds' | 'letters'>>(
    'more large letters',
    {
      letters: onward<LettersParam>(
        ...Array.from({ length: 5 }, () => 'one or two' as const),
        ...Array.from({ length: 5 }, () => 'four' as const),
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
function multisceneCapacity(params: MultisceneParams): number {
  const { kinds, categories, variations, letters } = params;
  const perCategory = (count: (category: string) => number, among = categories): number =>
    [...new Set(among)].reduce((sum, category) => sum + variations * count(category), 0);
  const iconsFor = (category: string): number =>
    iconWords.filter((word) => !sameThing(word, category)).length;
  const each: Readonly<Record<MultisceneKind, () => number>> = {
    packed: () => perCategory(iconsFor),
    parts: () => perCategory(iconsFor, [...jointedIn(params)]),
    hidden: () => perCategory((category) => placesFor(category).length),
    portrait: () =>
      eyes.reduce((sum, eye) => sum + inOrder(fruits.filter((fruit) => fruit !== eye).length, 2), 0),
    letters: () => letterPictures(letters),
  };
  return [...new Set(kinds)].reduce((sum, kind) => sum + each[kind](), 0);
}

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
  ...factsOf('ambiguous/multiscene'),
  words: { ...ambiguousWords, transform: () => 'seen from afar' },
  params: multisceneParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  difficulty: multisceneDifficulty,
  views: (params) => [
    ...originalAnd('far'),
    ...regionViews(params).map((part) => ({ name: part, moved: false, part })),
    { name: 'near', moved: false, part: 'near' },
  ],

  inherent: {
    border: 'A magnified part shows the small things asked for, which reach to its border.',
    colors: 'A magnified part shows the small things asked for, which have colors of their own.',
  },

  async open({ params, path }) {
    if (params.letters !== 'one or two' && params.kinds.some((one) => one !== 'letters'))
      throw badParameter('letters', params.letters, "'one or two', or kinds=letters alone");
    const kind = balancedRuns(params.kinds.length, [...path, 'kinds']);
    const category = balancedRuns(params.categories.length, [...path, 'categories']);
    const jointed = jointedIn(params);
    if (jointed.length === 0 && params.kinds.includes('parts'))
      throw badParameter(
        'categories',
        params.categories,
        `objects with parts of their own (${jointedIn({ ...params, categories: Object.keys(partsOf) }).join(', ')})`,
      );
    const ofParts = balancedRuns(Math.max(1, jointed.length), [...path, 'jointed']);
    return {
      source: await OutlineSource.open(path),
      castingOf: (index) => {
        const dealt = params.kinds[kind(index)];
        return {
          kind: dealt,
          category: dealt === 'parts' ? jointed[ofParts(index)] : params.categories[category(index)],
        };
      },
    };
  },
  hashes: ({ source }) => source.hashes,
  capacity: multisceneCapacity,

  propose: ({ params, assets: { source, castingOf }, index, stream }) =>
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
