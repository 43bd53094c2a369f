import { balancedRuns } from '../../../core/design.js';
import { changedShare } from '../../../draw/compare.js';
import type { FamilyBehavior } from '../../legacy.js';
import { choicesOf, placings } from './choices.js';
import type { BistableParams } from './params.js';
import { bistableQuestions } from './questions.js';
import { keptContour } from './contour.js';
import {
  figureOf,
  readingsOf,
  shownIn,
  type BistableLabel,
  type BistableState,
  type BistableTransform,
} from './state.js';
import { Board } from '../../../draw/board.js';

export interface Assets {
  readonly size: number;
  readonly figureAt: (index: number) => number;
  /** In which run figures look forward in their ring, and in which back: in one each of any two. */
  readonly wayAt: (run: number) => number;
  readonly placesAt: (index: number) => number;
}

/** Least share of the figure's contour that each control keeps: the readings are of one drawing. */
const leastKept = 0.7;
/** Least share of pixels that each control changes. */
const leastChanged = 0.01;

/** What `ambiguous/bistable` does once it is loaded. */
export const bistableBehavior: FamilyBehavior<
  BistableParams,
  BistableState,
  BistableTransform,
  BistableLabel,
  Assets
> = {
  prepare: ({ params, path }) => ({
    size: params.size,
    figureAt: balancedRuns(params.figures.length, [...path, 'figures']),
    wayAt: balancedRuns(2, [...path, 'ways']),
    placesAt: balancedRuns(placings, [...path, 'places']),
  }),
  state({ params, index, assets, stream }) {
    const name = params.figures[assets.figureAt(index)]!;
    const figure = figureOf(name);
    const shape = figure.shape(stream('figure'));
    const way = assets.wayAt(Math.floor(index / params.figures.length)) === 0 ? 1 : -1;
    const choices = choicesOf(figure, shape, params.figures, way, assets.placesAt(index), stream('choices'));
    return { choices, figure: name, shape, told: false };
  },
  transform: () => ({ add: 'disambiguating marks' }),
  label(x) {
    const [a, b] = readingsOf(x);
    return { figure: x.figure, readings: [a.word, b.word], told: x.told };
  },
  kind: ({ figure }) => figure,
  act: (_, x) => ({ ...x, told: true }),
  rho: (_, y) => ({ ...y, told: true }),

  draw(x, part, { size }) {
    const figure = figureOf(x.figure);
    const board = new Board(size, 1, figure.ground(x.shape));
    figure.draw(board, x.shape, shownIn(x, part));
    return board.picture;
  },
  viewLabel(label, part) {
    const show = shownIn(label, part);
    const { figure, readings } = label;
    return { figure, readings: show === 'both' ? [...readings] : [readings[show === 'a' ? 0 : 1]] };
  },

  certify(_, picture) {
    const original = picture('original');
    const [a, b] = [picture('reading-a'), picture('reading-b')];
    const rounded = (share: number) => Math.round(share * 10_000) / 10_000;
    const kept = [keptContour(original, a), keptContour(original, b)].map(rounded);
    const changed = [changedShare(original, a), changedShare(original, b), changedShare(a, b)].map(rounded);
    return {
      changedByMarks: changed,
      holds: Math.min(...kept) >= leastKept && Math.min(...changed) >= leastChanged,
      keptContour: kept,
    };
  },

  ask: ({ params, state }) => bistableQuestions(params, state),
};
