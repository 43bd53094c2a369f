import { largerFigures, longerChains, unorderedTurns } from '../difficulty.js';
import { choosePalette } from '../../../content/drawings/parts/palette.js';
import { balancedRuns, type Stream, type Zod } from '../../../core/index.js';
import { type Raster, changedShare, sameRaster } from '../../../draw/raster.js';
import { composeTurns, turn, type Turn, turns } from '../../../draw/turn.js';
import { defineFamily, factsOf, verdict, whole, type Draft, type ParamsOf, type View } from '../../making.js';
import type { CandidateView, Letter } from '../../choice.js';
import { candidateViews, letters, inserted, pictureOptions } from '../../choice.js';
import { mistakable, subgroupNames } from '../cosets.js';
import { drawFigure, type FigureLook } from '../figures/draw.js';
import { figureLikeness } from '../figures/likeness.js';
import { growPolyomino, polyominoText, rotations, turnPolyomino } from '../figures/polyomino.js';
import { readFigure } from '../figures/read-figure.js';
import { composed, turnedBySteps, undone, doneWords } from '../steps.js';
import { figureWords } from '../words.js';

const rotating = ['quarter-cw', 'quarter-ccw', 'half'] as const satisfies readonly Turn[];
const mirroring = [...rotating, 'mirror', 'flip'] as const satisfies readonly Turn[];

/** A step of a chain. */
type Step = (typeof mirroring)[number];

/** A chain that comes to a turn, all such chains being equally likely. @param count steps, 2 or more */
function drawSteps(stream: Stream, count: number, product: Turn, mirrors: boolean): Step[] {
  for (;;) {
    const steps = Array.from({ length: count }, () => stream.choice(mirrors ? mirroring : rotating));
    if (composed(steps) === product) return steps;
  }
}

const order =
  'The first image shows a figure; the next four images are the options A, B, C and D, in this order.';
const reply = 'Answer with A, B, C, or D.';

/** The questions about one chain: which option it leads to, and which shows the same as the picture that it leads to. */
function chainQuestions(
  steps: readonly Step[],
  answer: Letter,
  groups: Readonly<Record<string, string>>,
): Draft[] {
  const words = steps.map((step, i) => `${i === 0 ? '' : 'then '}${doneWords(step)}`).join(', ');
  const ask = (condition: string, view: string, question: string): Draft => ({
    condition,
    variant: 'choice',
    images: [view, ...candidateViews],
    prompt: `${order} ${question} ${reply}`,
    options: pictureOptions(1),
    answer,
    accept: [],
    scoring: { kind: 'letter' },
    groups,
  });
  return [
    ask('predicted.choice', 'original', `If the first image were ${words}, which option would match?`),
    ask('turned.choice', 'turned', 'Which option is the same as the first image?'),
  ];
}

const params = (z: Zod) =>
  z.strictObject({
    steps: whole(z, 2, 6, 3).describe('Turns in a chain, 2 to 6.'),
    mirrors: z.boolean().default(false).describe('Whether mirrorings and flips are among them.'),
    cells: whole(z, 5, 10, 6).describe('Squares of a figure, 5 to 10.'),
    size: whole(z, 64, 2048, 256).describe('Side of each picture, 64 to 2048 pixels.'),
  });

type Params = ParamsOf<typeof params>;
/** A figure, how it is turned, and how it is in the four candidates. */
type State = FigureLook & { readonly turn: Turn; readonly candidates: readonly Turn[] };
type Transform = { readonly steps: readonly Step[] };
type Label = Pick<State, 'turn' | 'candidates'>;

/** The designs that are dealt evenly over the items of a set. */
interface Assets {
  productOf(index: number): number;
  subgroupOf(index: number): number;
  placeOf(index: number): number;
}

interface Evidence {
  /** The options whose squares, read from the pixels, are those of the first picture after the steps. */
  readonly matches: readonly string[];
  /** The least share of pixels by which another option differs from the answer. */
  readonly nearest: number;
}

/** Options must differ by this share of their pixels. */
const leastDifference = 0.02;

/** Figures, and what they look like after a chain of turns: which of four pictures? */
export const turnChain = defineFamily<Params, State, Transform, Label, Assets, () => Raster, Evidence>({
  ...factsOf('composition/turn-chain'),
  words: figureWords,
  difficulty: { steps: longerChains, mirrors: unorderedTurns, cells: largerFigures },
  params,
  views: [
    { name: 'original', moved: false, part: 'figure' },
    { name: 'turned', moved: true, part: 'figure' },
    ...candidateViews.map((name): View => ({ name, moved: false, part: name })),
  ],
  likeness: figureLikeness,
  inherent: {
    'equal views': {
      why: 'which option is the same as a picture is the question: whether the first is, is its answer',
      conditions: ['turned.choice'],
    },
    'file length': {
      why: 'pictures that are the same have files of the same length',
      conditions: ['turned.choice'],
    },
  },

  open: ({ params: { mirrors }, path }) => ({
    productOf: balancedRuns(mirrors ? turns.length : rotations.length, [...path, 'products']),
    subgroupOf: balancedRuns(mirrors ? subgroupNames.length : 1, [...path, 'subgroups']),
    placeOf: balancedRuns(letters.length, [...path, 'places']),
  }),

  propose({ params: { steps: count, mirrors, cells, size }, assets, index, stream }) {
    const product = (mirrors ? turns : rotations)[assets.productOf(index)];
    const four = mistakable(product, subgroupNames[assets.subgroupOf(index)]);
    const others = stream('options').shuffle(four.filter((one) => one !== product));
    return {
      state: {
        candidates: inserted(product, others, assets.placeOf(index)),
        figure: growPolyomino(stream('figure'), cells),
        palette: choosePalette(stream('palette')),
        size,
        turn: 'none',
      },
      transform: { steps: drawSteps(stream('steps'), count, product, mirrors) },
    };
  },
  label: ({ turn: seen, candidates }) => ({ candidates, turn: seen }),
  // Step by step; the label follows from what the steps come to.
  act: ({ steps }, x) => ({ ...x, turn: steps.reduce<Turn>(composeTurns, x.turn) }),
  rho: ({ steps }, y) => ({ ...y, turn: composeTurns(y.turn, composed(steps)) }),
  inverse: ({ steps }) => ({ steps: undone(steps) as Step[] }),

  stage({ state }) {
    let picture: Raster | undefined;
    return () => (picture ??= drawFigure(state));
  },
  draw: (x, part, { stage: upright }) => turn(upright(), turnOf(x, part)),
  warp: ({ steps }, picture, part) =>
    part === 'figure' ? turnedBySteps(picture(part), steps) : picture(part),
  viewLabel: turnOf,

  judge({ state, transform: { steps }, moved }, picture) {
    const { figure, palette } = state;
    const squares = (view: string) => readFigure(picture(view), palette.paper, figure.length);
    const before = squares('original');
    const after = before && steps.reduce(turnPolyomino, before);
    const matches = letters.filter((_, i) => {
      const option = squares(candidateViews[i]);
      return after && option && polyominoText(option) === polyominoText(after);
    });
    const answer = letterOf(moved);
    const right = picture(answer.toLowerCase());
    const wrong = candidateViews.filter((view) => view !== answer.toLowerCase());
    const nearest = Math.min(...wrong.map((view) => changedShare(right, picture(view))));
    const evidence: Evidence = { matches, nearest };
    if (nearest < leastDifference) return verdict(false, 'options-alike', evidence);
    const asSaid = matches.length === 1 && matches[0] === answer;
    return verdict(asSaid && sameRaster(picture('turned'), right), 'other-picture', evidence);
  },
  ask: ({ params: { steps: count }, state: { figure }, transform: { steps }, moved }) =>
    chainQuestions(steps, letterOf(moved), {
      cells: String(figure.length),
      chain: String(count),
      product: composed(steps),
    }),
});

/** How the figure is turned in a part of a picture. */
function turnOf({ turn: seen, candidates }: Label, part: string): Turn {
  return part === 'figure' ? seen : candidates[candidateViews.indexOf(part as CandidateView)];
}

/** The option that shows the figure as it is turned. */
const letterOf = ({ turn: seen, candidates }: Label): Letter => letters[candidates.indexOf(seen)];
