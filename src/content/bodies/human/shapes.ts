import { opBoxed, opFrame, opTrimmed } from '../../../world/modeling/organic/distance-field/ops.as.js';
import type { NamedShape, Shape } from '../../../world/modeling/organic/index.js';
import { altered } from '../../../world/modeling/organic/distance.js';
import { add, dot, perAxis, rotate, transpose, type Mat3, type Vec3 } from '../../../world/index.js';

/** The distance from its box, in meters, beyond which a shape changes nothing: more than any shapes melt into each other. */
const far = 0.09;

/**
 * A shape with the name of the part to which its surface belongs. Far from its box it gives the distance to that, which costs
 * a fraction: most shapes are far from most places.
 */
export function named(part: string, shape: Shape): NamedShape {
  const box = [0, 1, 2].flatMap((k) => [shape.min[k], shape.max[k]]);
  return { ...shape, part, distance: altered([opBoxed, ...box, far], shape.distance) };
}

/**
 * The part of a shape that lies behind a plane: sleeves, trouser legs and shirts end flat.
 * @param out the plane's unit normal, to the side that is cut off
 * @param round radius of the edge, meters
 */
export function trimmed<S extends Shape>(shape: S, at: Vec3, out: Vec3, round: number): S {
  return { ...shape, distance: altered([opTrimmed, ...out, dot(at, out), round], shape.distance) };
}

/** The shape turned about the origin, then moved. */
export function inFrame(shape: Shape, rotation: Mat3, position: Vec3): Shape {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((c): Vec3 => [
    c & 1 ? shape.max[0] : shape.min[0],
    c & 2 ? shape.max[1] : shape.min[1],
    c & 4 ? shape.max[2] : shape.min[2],
  ]);
  const places = corners.map((corner) => add(rotate(rotation, corner), position));
  const end = (side: 'min' | 'max'): Vec3 => perAxis((k) => Math[side](...places.map((p) => p[k])));
  return {
    ...shape,
    min: end('min'),
    max: end('max'),
    distance: altered([opFrame, ...position, ...transpose(rotation)], shape.distance),
  };
}
