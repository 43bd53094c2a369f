import { balancedRuns } from '../../../core/design.js';
import { changedShare } from '../../../draw/compare.js';
import { defineFamily } from '../../define-family.js';
import { declareDrawsAnew } from '../../draws-anew.js';
import { verdict } from '../../proposal.js';
import { choicesOf, placings } from './choices.js';
import { bistableParams, type BistableParams } from './params.js';
import { bistableQuestions } from './questions.js';
import { keptContour } from './contour.js';
import {
  readingsOf,
  shownIn,
  type BistableLabel,
  type BistableState,
  type BistableTransform,
} from './state.js';
import type { Drawing } from '../../../content/figures/bistable/figure.js';
import { drawingOf, figureOf } from '../../../content/figures/bistable/index.js';
import { drawingsInTurn } from '../drawings-in-turn.js';
import { Board } from '../../../draw/board.js';
import { ambiguousWords } from '../words.js';
import { smallerPictures } from '../../difficulty/smaller-pictures.js';

/** What all items of a set share. */
export interface BistableDesign {
  readonly size: number;
  readonly figureAt: (index: number) => number;
  /** Which drawing of a figure stands in a run: none again before all have. */
  readonly drawingAt: (figure: string, run: number) => Drawing;
  /** In which run figures look forward in their ring, and in which back: in one each of any two. */
  readonly wayAt: (run: number) => number;
  readonly placesAt: (index: number) => number;
}

/** Least share of the figure's contour that each control keeps: the readings are of one drawing. */
const leastKept = 0.7;
/** Least share of pixels that each control changes. */
const leastChanged = 0.01;

/** How far the controls are drawings of the same figure, and drawings of their own. */
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
  name: 'ambiguous/bistable',
  version: 1,
  summary:
    'Figures that can be seen in two ways: Necker cube, Rubin vase, duck and rabbit, …; each way told apart.',
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
  // Of each figure its drawings; lengths, proportions and places are drawn besides.
  capacity: ({ figures }) => figures.reduce((sum, name) => sum + figureOf(name).drawings.length, 0),

  propose({ params, index, studio, stream }) {
    const name = params.figures[studio.figureAt(index)]!;
    const figure = figureOf(name);
    const run = Math.floor(index / params.figures.length);
    const drawing = studio.drawingAt(name, run);
    const shape = drawing.shape(stream('figure'));
    const way = studio.wayAt(run) === 0 ? 1 : -1;
    const choices = choicesOf(figure, shape, params.figures, way, studio.placesAt(index), stream('choices'));
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

  draw(x, part, { studio: { size } }) {
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
    const rounded = (share: number) => Math.round(share * 10_000) / 10_000;
    const kept = [keptContour(original, a), keptContour(original, b)].map(rounded);
    const changed = [changedShare(original, a), changedShare(original, b), changedShare(a, b)].map(rounded);
    const evidence = { changedByMarks: changed, keptContour: kept };
    if (Math.min(...kept) < leastKept) return verdict(false, 'contour-lost', evidence);
    return verdict(Math.min(...changed) >= leastChanged, 'unchanged', evidence);
  },

  ask: ({ params, state }) => bistableQuestions(params, state),
});
declareDrawsAnew(ambiguousBistable);
