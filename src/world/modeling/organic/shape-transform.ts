import { opMirrored, opTurned } from './distance-field/ops.as.js';
import { add, perAxis, subtract, transpose } from '../../index.js';
import { turnMatrix, type Axis } from '../mesh/transform.js';
import { altered } from './distance.js';
import type { Shape } from './shapes.js';

/** The shape turned about an axis through its middle, by the right hand. */
export function turnedShape(shape: Shape, axis: Axis, degrees: number): Shape {
  const m = turnMatrix(axis, degrees);
  const middle = perAxis((k) => (shape.min[k] + shape.max[k]) / 2);
  const half = subtract(shape.max, middle);
  const reach = perAxis((k) => [0, 1, 2].reduce((sum, j) => sum + Math.abs(m[3 * k + j]) * half[j], 0));
  return {
    ...shape,
    min: subtract(middle, reach),
    max: add(middle, reach),
    // by the inverse, which is the transpose
    distance: altered([opTurned, ...middle, ...transpose(m)], shape.distance),
  };
}

/** The mirror image: left becomes right. */
export const mirroredShape = (shape: Shape): Shape => ({
  ...shape,
  min: [-shape.max[0], shape.min[1], shape.min[2]],
  max: [-shape.min[0], shape.max[1], shape.max[2]],
  distance: altered([opMirrored], shape.distance),
});

/** Shapes with their mirror images: the legs of both sides from those of the left. */
export const paired = (...shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [shape, mirroredShape(shape)]);
