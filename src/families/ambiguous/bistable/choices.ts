import type { Stream } from '../../../core/stream.js';
import { figureBeside } from './beside.js';
import type { BistableFigure, Shape } from '../../../content/figures/bistable/figure.js';
import { figureOf } from './state.js';

const pairs = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]; // prettier-ignore
/** In how many places the two that are right may stand. */
export const placings = pairs.length;

/**
 * Both readings of a figure and two things that are not in the picture, in an order that is seeded: readings of its own kind, or
 * those of its neighbor among the figures of the dataset; see `figureBeside`.
 *
 * @param places which two of the four places are its own readings', 0 to 5: in turn, so that no letter is right more often
 */
export function choicesOf(
  figure: BistableFigure,
  shape: Shape,
  among: readonly string[],
  way: 1 | -1,
  places: number,
  stream: Stream,
): string[] {
  const own = stream.shuffle(wordsOf(figure, shape));
  const absent = stream.shuffle([...absentFrom(figure, shape, among, way, stream)]);
  return [0, 1, 2, 3].map((place) => (pairs[places]!.includes(place) ? own.pop()! : absent.pop()!));
}

function absentFrom(
  figure: BistableFigure,
  shape: Shape,
  among: readonly string[],
  way: 1 | -1,
  stream: Stream,
): readonly string[] {
  if (figure.absent) return figure.absent(shape);
  const beside = figureOf(figureBeside(figure.name, among, way));
  return wordsOf(beside, beside.shape(stream.child('beside')));
}

const wordsOf = (figure: BistableFigure, shape: Shape) => figure.readings(shape).map(({ word }) => word);
