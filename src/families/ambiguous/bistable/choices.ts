import type { Stream } from '../../../core/stream.js';
import { figureBeside } from './beside.js';
import type { BistableFigure, Shape } from './figure.js';
import { figureOf } from './state.js';

/**
 * Both readings of a figure and two things that are not in the picture, in a random order: readings of its own kind, or
 * those of its neighbour among the figures of the dataset; see `figureBeside`.
 */
export function choicesOf(
  figure: BistableFigure,
  shape: Shape,
  among: readonly string[],
  way: 1 | -1,
  stream: Stream,
): string[] {
  const own = wordsOf(figure, shape);
  if (figure.absent) {
    const absent = stream.shuffle([...figure.absent(shape)]);
    return stream.shuffle([...own, ...absent.slice(0, 2)]);
  }
  const beside = figureOf(figureBeside(figure.name, among, way));
  return stream.shuffle([...own, ...wordsOf(beside, beside.shape(stream.child('beside')))]);
}

const wordsOf = (figure: BistableFigure, shape: Shape) => figure.readings(shape).map(({ word }) => word);
