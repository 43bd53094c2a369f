import { balancedRuns, fourDecimals, type Zod } from '../../../core/index.js';
import { Board, changedShare } from '../../../draw/index.js';
import { defineFamily, factsOf, verdict, type Draft } from '../../making.js';
import { declareDrawsAnew } from '../../draws-anew.js';
import { choicesOf, placings } from './choices.js';
import { keptContour } from './contour.js';
import type { Drawing, Show, Reading, Shape } from '../../../content/figures/bistable/figure.js';
import { drawingOf, figureOf, figureNames, usualDrawings } from '../../../content/figures/bistable/index.js';
import { rosters } from '../../../content/rosters.js';
import { drawingsInTurn } from '../drawings-in-turn.js';
import { printed } from '../prompts/printed.js';
import { ambiguousWords, type AmbiguousCondition, inCondition } from '../words.js';
import { smallerPictures } from '../../difficulty/difficulty.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';

const bistableParams = (z: Zod) =>
  z.strictObject({
    figures: listOf(z, figureNames, rosters['bistable-figures'].names).describe('Figures, taken in turn.'),
    wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
      'Prompts that state conventions, or those of AmbiBench, Table 7.',
    ),
    size: whole(z, 256, 2048, 512).describe('Side of the square picture, 256 to 2048 pixels.'),
  });

type BistableParams = ParamsOf<typeof bistableParams>;

export type BistableState = {
  readonly figure: string;
  /** The name of the drawing, one of the figure's. */
  readonly drawing: string;
  /** The drawing's numbers, as its file in src/content/figures/bistable explains them. */
  readonly shape: Shape;
  /** The four choices of the multiple-choice question, in order. */
  readonly choices: readonly string[];
  /** True once marks tell which reading is meant: the first in part a, the second in part b. */
  readonly told: boolean;
};

type BistableLabel = {
  readonly figure: string;
  /** The words for both readings. */
  readonly readings: readonly [string, string];
  readonly told: boolean;
};

type BistableTransform = { readonly add: 'disambiguating marks' };

const readingsOf = ({ figure, shape }: BistableState): readonly [Reading, Reading] =>
  figureOf(figure).readings(shape);

/** The readings that a part of a state shows. */
const shownIn = ({ told }: { readonly told: boolean }, part: string): Show =>
  told && (part === 'a' || part === 'b') ? part : 'both';

type Wording = 'strict' | 'paper';
type Options = Readonly<Record<string, string>>;

const listed = (options: Options): string =>
  Object.entries(options)
    .map(([letter, text]) => `${letter}: ${text}`)
    .join(', ');

/** AmbiBench, Table 7, Bistable, Open; `strict` says what counts where both readings are of one kind. */
const bistableOpen = (wording: Wording): string =>
  wording === 'paper'
    ? printed.bistable
    : "You are given a bistable image (an image that can be perceived in more than one way). Name the two different things that a person might see in this image as a whole, in any order. If both are the same kind of thing, say with each how they differ (for example 'red car, blue car', or 'car seen from the left, car seen from the right'). Respond with only two words or short phrases, separated by a comma, like 'Object1, Object2', without explanations.";

/** AmbiBench, Table 7, Bistable, Choice; `strict` is without None, which is never right. */
const bistableChoice = (wording: Wording, options: Options): string =>
  wording === 'paper'
    ? `You are given a bistable image (an image that can be perceived in more than one way). Identify which objects from the following choices are present in the image. Select **all applicable answers** by returning their **letters only**, separated by commas (e.g., A, C). If none of the objects are present, choose **E**. Choices: ${listed(options)} Your answer:`
    : `You are given a bistable image (an image that can be perceived in more than one way). Which of the following choices can a person see in the image? Several may apply. Respond with the letters of all that apply and nothing else, separated by commas (e.g., A, C). Choices: ${listed(options)}. Your answer:`;

/** The same about a control, which shows one thing only: it is not called bistable, and None is not offered. */
const shownChoice = (options: Options): string =>
  `Which of the following choices does the image show? Several may apply. Respond with the letters of all that apply and nothing else, separated by commas (e.g., A, C). Choices: ${listed(options)}. Your answer:`;

/** Both questions about the figure, and which reading each control shows. */
function bistableQuestions({ wording }: BistableParams, state: BistableState): Draft[] {
  const readings = readingsOf(state);
  const lettered = (texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, i) => ['ABCDE'[i], text]));
  const groups = (task: string, show: Show) => ({
    category: 'bistable',
    figure: state.figure,
    drawing: state.drawing,
    shows: show === 'both' ? 'both readings' : `reading ${show}`,
    task,
    wording,
  });
  const choice = (show: Show, view: string, condition: AmbiguousCondition): Draft => {
    const [a, b] = readings.map(({ word }) => word);
    const shown = show === 'both' ? [a, b] : [show === 'a' ? a : b];
    // None is never right, and who guesses leaves it out: only the paper's own question has it.
    const none = show === 'both' && wording === 'paper' ? ['None'] : [];
    const options = lettered([...state.choices, ...none]);
    const letters = Object.keys(options).filter((letter) => shown.includes(options[letter]));
    return {
      accept: [],
      answer: letters.join(', '),
      ...inCondition(condition),
      groups: groups('choice', show),
      images: [view],
      options,
      prompt: show === 'both' ? bistableChoice(wording, options) : shownChoice(options),
      scoring: { kind: 'letters', letters },
      variant: 'choice',
    };
  };
  const open: Draft = {
    accept: [],
    answer: readings.map(({ word }) => word).join(', '),
    ...inCondition('ambiguous'),
    groups: groups('open', 'both'),
    images: ['original'],
    prompt: bistableOpen(wording),
    scoring: {
      kind: 'words',
      ordered: false,
      parts: readings.map(({ word, accept }, i) => ({
        accept: [...accept],
        name: i === 0 ? 'reading-a' : 'reading-b',
        word,
      })),
      separator: ',',
    },
    variant: 'open',
  };
  return [
    ...(figureOf(state.figure).open ? [open] : []),
    choice('both', 'original', 'ambiguous'),
    choice('a', 'reading-a', 'control-a'),
    choice('b', 'reading-b', 'control-b'),
  ];
}

/** What all items of a set share. */
export interface BistableDesign {
  readonly size: number;
  readonly figureAt: (index: number) => number;
  /** The drawing of a figure in a run: none again before all have. */
  readonly drawingAt: (figure: string, run: number) => Drawing;
  /** Whether a run goes forward or back in the ring of figures: one each of any two. */
  readonly wayAt: (run: number) => number;
  readonly placesAt: (index: number) => number;
}

/** The least share of the figure's contour that each control keeps: the readings belong to one drawing. */
const leastKept = 0.7;
/** Least share of pixels that each control changes. */
const leastChanged = 0.01;

/** How far the controls are drawings of the same figure, and differ from it. */
export interface BistableEvidence {
  /** Share of the pixels that each control changes, and by which the controls differ. */
  readonly changedByMarks: readonly number[];
  /** Share of the figure's contour that each control keeps. */
  readonly keptContour: readonly number[];
}

/** Drawings that can be seen in two ways, each with a control for either: AmbiBench's category 'bistable'. */
export const ambiguousBistable = defineFamily<
  BistableParams,
  BistableState,
  BistableTransform,
  BistableLabel,
  BistableDesign,
  undefined,
  BistableEvidence
>({
  ...factsOf('ambiguous/bistable'),
  words: {
    ...ambiguousWords,
    label: (label) => (label as { readonly readings: readonly string[] }).readings.join(' or '),
    transform: () => 'marks that tell it apart',
  },
  params: bistableParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  difficulty: { detail: smallerPictures(512, 448, 400, 352, 304, 256) },
  views: [
    { name: 'original', moved: false, part: 'whole' },
    { name: 'reading-a', moved: true, part: 'a' },
    { name: 'reading-b', moved: true, part: 'b' },
  ],

  open: ({ params, path }) => ({
    size: params.size,
    figureAt: balancedRuns(params.figures.length, [...path, 'figures']),
    drawingAt: drawingsInTurn(params.figures, path),
    wayAt: balancedRuns(2, [...path, 'ways']),
    placesAt: balancedRuns(placings, [...path, 'places']),
  }),
  // The drawings of each figure; lengths, proportions and places are drawn besides.
  capacity: ({ figures }) => figures.reduce((sum, name) => sum + usualDrawings(name).length, 0),

  propose({ params, index, assets, stream }) {
    const name = params.figures[assets.figureAt(index)];
    const figure = figureOf(name);
    const run = Math.floor(index / params.figures.length);
    const drawing = assets.drawingAt(name, run);
    const shape = drawing.shape(stream('figure'));
    const way = assets.wayAt(run) === 0 ? 1 : -1;
    const choices = choicesOf(figure, shape, params.figures, way, assets.placesAt(index), stream('choices'));
    return {
      state: { choices, drawing: drawing.name, figure: name, shape, told: false },
      transform: { add: 'disambiguating marks' },
    };
  },
  label(x) {
    const [a, b] = readingsOf(x);
    return { figure: x.figure, readings: [a.word, b.word], told: x.told };
  },
  kind: ({ figure }) => figure,
  act: (_, x) => ({ ...x, told: true }),
  rho: (_, y) => ({ ...y, told: true }),

  draw(x, part, { assets: { size } }) {
    const drawing = drawingOf(x);
    const board = new Board(size, 1, drawing.ground(x.shape));
    drawing.draw(board, x.shape, shownIn(x, part));
    return board.picture;
  },
  viewLabel(label, part) {
    const show = shownIn(label, part);
    const { figure, readings } = label;
    return { figure, readings: show === 'both' ? [...readings] : [readings[show === 'a' ? 0 : 1]] };
  },

  judge(_, picture) {
    const original = picture('original');
    const [a, b] = [picture('reading-a'), picture('reading-b')];
    const kept = [keptContour(original, a), keptContour(original, b)].map(fourDecimals);
    const changed = [changedShare(original, a), changedShare(original, b), changedShare(a, b)].map(
      fourDecimals,
    );
    const evidence = { changedByMarks: changed, keptContour: kept };
    if (Math.min(...kept) < leastKept) return verdict(false, 'contour-lost', evidence);
    return verdict(Math.min(...changed) >= leastChanged, 'unchanged', evidence);
  },

  ask: ({ params, state }) => bistableQuestions(params, state),
});
declareDrawsAnew(ambiguousBistable);
