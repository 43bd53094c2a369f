import { opBall, opBlob, opBlock, opEgg, opLimb, opSheet } from './distance-field/ops.as.js';
import { transpose, type Mat3 } from '../../pose.js';
import { add, cross, dot, length, normalize, subtract, type Vec3, perAxis } from '../../vector.js';
import { linear, type Linear, type Tint } from '../color.js';
import { recorded } from './distance.js';

/** A solid as a field: negative inside, about meters to its surface. */
export interface Shape {
  /** The approximate distance of a point from the surface, meters: negative inside. */
  distance(x: number, y: number, z: number): number;
  /** Corners of a box that holds it. */
  readonly min: Vec3;
  readonly max: Vec3;
  /** Adds to the body, cuts from it, or only colors its surface where it lies inside. Default 'add' */
  readonly mode?: 'add' | 'carve' | 'paint';
  /** How far it melts into what comes before it, or how softly its paint ends, meters. Default: the body's */
  readonly blend?: number;
  /** The color. Default: that of what it is added to or cut from. */
  readonly color?: Linear;
}

/** How a shape joins the body; see {@link Shape} for each. */
export interface Look {
  readonly mode?: Shape['mode'];
  readonly blend?: number;
  readonly color?: Tint;
}

function shape(record: readonly number[], min: Vec3, max: Vec3, { mode, blend, color }: Look): Shape {
  return {
    distance: recorded(Float64Array.from(record)),
    min,
    max,
    ...(mode ? { mode } : {}),
    ...(blend === undefined ? {} : { blend }),
    ...(color ? { color: linear(color) } : {}),
  };
}

/** A ball. Meters, as in all shapes. */
export function ball(center: Vec3, radius: number, look: Look = {}): Shape {
  const r: Vec3 = [radius, radius, radius];
  return shape([opBall, ...center, radius], subtract(center, r), add(center, r), look);
}

const inverse = ([x, y, z]: Vec3): Vec3 => [1 / x, 1 / y, 1 / z];

/** An ellipsoid along the axes, by its three radii. */
export function blob(center: Vec3, radii: Vec3, look: Look = {}): Shape {
  const record = [opBlob, ...center, ...inverse(radii), -Math.min(...radii)];
  return shape(record, subtract(center, radii), add(center, radii), look);
}

/** An ellipsoid along the axes of a frame, the columns of its rotation. */
export function egg(center: Vec3, rotation: Mat3, radii: Vec3, look: Look = {}): Shape {
  const axes = transpose(rotation);
  const reach = perAxis((k) => {
    const [x, y, z] = perAxis((j) => rotation[3 * k + j] * radii[j]);
    return Math.sqrt(x * x + y * y + z * z);
  });
  const record = [opEgg, ...center, ...axes, ...inverse(radii), -Math.min(...radii)];
  return shape(record, subtract(center, reach), add(center, reach), look);
}

/** Two balls and the hull around both: arms, legs, necks, snouts. */
export function limb(
  from: Vec3,
  to: Vec3,
  fromRadius: number,
  toRadius = fromRadius,
  look: Look = {},
): Shape {
  const along = subtract(to, from);
  const gap = length(along);
  const step = fromRadius - toRadius;
  if (gap <= Math.abs(step)) return step > 0 ? ball(from, fromRadius, look) : ball(to, toRadius, look);
  const slope = step / gap;
  const rise = Math.sqrt(1 - slope * slope);
  const record = [opLimb, ...from, ...normalize(along), gap, slope, rise, fromRadius];
  const ends = [
    [from, fromRadius],
    [to, toRadius],
  ] as const;
  const min = perAxis((k) => Math.min(...ends.map(([p, r]) => p[k] - r)));
  const max = perAxis((k) => Math.max(...ends.map(([p, r]) => p[k] + r)));
  return shape(record, min, max, look);
}

/** A box with round edges, along the axes. @param half half its sides, meters, rounding included */
export function block(center: Vec3, half: Vec3, rounding: number, look: Look = {}): Shape {
  const inner = half.map((side) => Math.max(0, side - rounding));
  return shape([opBlock, ...center, ...inner, rounding], subtract(center, half), add(center, half), look);
}

/** All that is nearer than a radius to a triangle. */
export function sheet(corners: readonly [Vec3, Vec3, Vec3], radius: number, look: Look = {}): Shape {
  const [a, b, c] = corners;
  const normal = cross(subtract(b, a), subtract(c, a));
  const edges = corners.flatMap((from, i) => {
    const along = subtract(corners[(i + 1) % 3], from);
    return [...from, ...along, dot(along, along), ...cross(normal, along)];
  });
  const far = (side: 'min' | 'max', by: number): Vec3 => perAxis((k) => Math[side](a[k], b[k], c[k]) + by);
  const record = [opSheet, radius, ...normal, dot(normal, normal), ...edges];
  return shape(record, far('min', -radius), far('max', radius), look);
}
