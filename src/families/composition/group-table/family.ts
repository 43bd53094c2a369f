import { largerFigures } from '../difficulty.js';
import { choosePalette } from '../../../content/drawings/parts/palette.js';
import { balancedRuns, type Zod } from '../../../core/index.js';
import { composeTurns, inverseTurn, turn, turns, type Raster, type Turn } from '../../../draw/index.js';
import { defineFamily, factsOf, verdict, whole, type Draft, type ParamsOf } from '../../making.js';
import { inserted, choicesWords, lettered, letters } from '../../choice.js';
import { mistakable, subgroupNames } from '../cosets.js';
import { drawFigure, type FigureLook } from '../figures/draw.js';
import { figureLikeness } from '../figures/likeness.js';
import { growPolyomino, polyominoText, turnPolyomino } from '../figures/polyomino.js';
import { readFigure } from '../figures/read-figure.js';
import { composed, turnNoun } from '../steps.js';
import { figureWords } from '../words.js';

interface GroupTableAsked {
  /** The change of each pair, and the result of the first followed by the second. */
  readonly steps: readonly [first: Turn, second: Turn];
  readonly product: Turn;
  /** Turns in the order of their letters: about the first pair, and about both. */
  readonly single: readonly Turn[];
  readonly both: readonly Turn[];
  readonly groups: Readonly<Record<string, string>>;
}

/** The questions about two pairs of pictures: which change is the first, and which one are both of them together? */
function groupTableQuestions({ steps, product, single, both, groups }: GroupTableAsked): Draft[] {
  const ask = (
    condition: string,
    images: string[],
    question: string,
    answer: Turn,
    turns: readonly Turn[],
  ): Draft => {
    const options = lettered(turns.map(turnNoun));
    return {
      condition,
      variant: 'choice',
      images,
      prompt: `${question} ${choicesWords(options)}`,
      options,
      answer: letters[turns.indexOf(answer)],
      accept: [],
      scoring: { kind: 'letter' },
      groups,
    };
  };
  const pair = ['original', 'turned'];
  return [
    ask('single', pair, 'Which change of the first image gives the second image?', steps[0], single),
    ask(
      'composed',
      [...pair, 'second-original', 'second-turned'],
      'A change of the first image gives the second image. Another change, of the third image, gives the fourth image. Which single change does the same as the first change followed by the second change?',
      product,
      both,
    ),
  ];
}

const params = (z: Zod) =>
  z.strictObject({
    cells: whole(z, 5, 10, 6).describe('Squares of a figure, 5 to 10.'),
    size: whole(z, 64, 2048, 256).describe('Side of each picture, 64 to 2048 pixels.'),
  });

type Params = ParamsOf<typeof params>;

/** Two figures, how each is turned, and the options of the questions. */
type State = FigureLook & {
  /** The figure of the second pair. */
  readonly second: FigureLook['figure'];
  readonly seen: readonly [first: Turn, second: Turn];
  readonly single: readonly Turn[];
  readonly both: readonly Turn[];
};
/** The turn of the first figure and that of the second. */
type Transform = { readonly steps: readonly [first: Turn, second: Turn] };
type Label = { readonly seen: readonly [first: Turn, second: Turn] };

/** The designs that are dealt evenly over the items of a set. */
interface Assets {
  firstOf(index: number): number;
  productOf(index: number): number;
  /** The subgroup for the question about the first pair and for that about both. */
  readonly subgroupOf: readonly ((index: number) => number)[];
  readonly placeOf: readonly ((index: number) => number)[];
}

interface Evidence {
  /** The turns that lead from the squares of one picture to those of the next, read from the pixels: of each pair. */
  readonly readFromPixels: readonly (readonly string[])[];
}

const parts = ['first', 'second'] as const;
const viewsOfPairs = [
  ['original', 'turned'],
  ['second-original', 'second-turned'],
] as const;

/** Two pairs of pictures, each before and after a turn or a mirroring: which single change are the two together? */
export const groupTable = defineFamily<Params, State, Transform, Label, Assets, readonly Raster[], Evidence>({
  ...factsOf('composition/group-table'),
  words: figureWords,
  difficulty: { cells: largerFigures },
  params,
  views: viewsOfPairs.flatMap(([before, after], i) => [
    { name: before, moved: false, part: parts[i] },
    { name: after, moved: true, part: parts[i] },
  ]),
  likeness: figureLikeness,
  inherent: {
    'equal views': {
      why: 'whether two pictures are equal is the answer of pairs that nothing was done to',
      conditions: ['single'],
    },
    'file length': { why: 'pictures that are equal have files of the same length', conditions: ['single'] },
  },

  open: ({ path }) => ({
    firstOf: balancedRuns(turns.length, [...path, 'firsts']),
    productOf: balancedRuns(turns.length, [...path, 'products']),
    subgroupOf: ['single', 'both'].map((asked) =>
      balancedRuns(subgroupNames.length, [...path, 'subgroups', asked]),
    ),
    placeOf: ['single', 'both'].map((asked) => balancedRuns(4, [...path, 'places', asked])),
  }),

  propose({ params: { cells, size }, assets, index, stream }) {
    const first = turns[assets.firstOf(index)];
    const product = turns[assets.productOf(index)];
    const [single, both] = [first, product].map((answer, asked) => {
      const four = mistakable(answer, subgroupNames[assets.subgroupOf[asked](index)]);
      const others = stream(`options ${asked}`).shuffle(four.filter((one) => one !== answer));
      return inserted(answer, others, assets.placeOf[asked](index));
    });
    return {
      state: {
        both,
        figure: growPolyomino(stream('figure'), cells),
        palette: choosePalette(stream('palette')),
        second: growPolyomino(stream('second figure'), cells),
        seen: ['none', 'none'],
        single,
        size,
      },
      transform: { steps: [first, composeTurns(inverseTurn(first), product)] },
    };
  },
  label: ({ seen }) => ({ seen }),
  act: ({ steps }, x) => ({ ...x, seen: both(x.seen, steps) }),
  rho: ({ steps }, { seen }) => ({ seen: both(seen, steps) }),
  inverse: ({ steps: [first, second] }) => ({ steps: [inverseTurn(first), inverseTurn(second)] }),

  stage: ({ state }) => [drawFigure(state), drawFigure({ ...state, figure: state.second })],
  draw({ seen }, part, { stage }) {
    const at = part === 'first' ? 0 : 1;
    return turn(stage[at], seen[at]);
  },
  warp: ({ steps }, picture, part) => turn(picture(part), steps[part === 'first' ? 0 : 1]),
  viewLabel: ({ seen }, part) => seen[part === 'first' ? 0 : 1],

  judge({ state: { figure, palette }, transform: { steps } }, picture) {
    const read = viewsOfPairs.map((pair) => {
      const [before, after] = pair.map((view) => readFigure(picture(view), palette.paper, figure.length));
      return before && after
        ? turns.filter((by) => polyominoText(turnPolyomino(before, by)) === polyominoText(after))
        : [];
    });
    const asSaid = read.every((found, i) => found.length === 1 && found[0] === steps[i]);
    return verdict(asSaid, 'other-turn', { readFromPixels: read });
  },
  ask: ({ state: { figure, single, both: options }, transform: { steps } }) => {
    const product = composed(steps);
    return groupTableQuestions({
      steps,
      product,
      single,
      both: options,
      groups: { cells: String(figure.length), product },
    });
  },
});

const both = ([a, b]: Label['seen'], [then, too]: Label['seen']): Label['seen'] => [
  composeTurns(a, then),
  composeTurns(b, too),
];
