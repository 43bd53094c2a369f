import { type Look, type NamedShape, type Shape, linear } from '../../../world/modeling/index.js';
import { rotate, transpose, type Mat3 } from '../../../world/pose.js';
import { add, dot, type Vec3 } from '../../../world/vector.js';

/** Beyond this distance from its box, meters, a shape changes nothing: more than any shapes melt into each other. */
const far = 0.09;

/**
 * A shape with the name of the part to which its surface belongs. Far from its box it gives the distance to that, which costs
 * a fraction: most shapes are far from most places.
 */
export function named(part: string, shape: Shape): NamedShape {
  const [lowX, lowY, lowZ] = shape.min;
  const [highX, highY, highZ] = shape.max;
  const near = shape.distance;
  return {
    ...shape,
    part,
    distance(x, y, z) {
      const gap = Math.max(lowX - x, x - highX, lowY - y, y - highY, lowZ - z, z - highZ);
      return gap > far ? gap : near(x, y, z);
    },
  };
}

/** An ellipsoid along the axes of a frame. */
export function egg(center: Vec3, rotation: Mat3, radii: Vec3, look: Look = {}): Shape {
  const [cx, cy, cz] = center;
  const [ux, uy, uz, vx, vy, vz, wx, wy, wz] = transpose(rotation);
  const [a, b, c] = [1 / radii[0], 1 / radii[1], 1 / radii[2]];
  const middle = -Math.min(...radii);
  const reach = [0, 1, 2].map((k) => {
    const [x, y, z] = [0, 1, 2].map((j) => rotation[3 * k + j]! * radii[j]!) as [number, number, number];
    return Math.sqrt(x * x + y * y + z * z);
  }) as unknown as Vec3;
  return {
    ...(look.mode ? { mode: look.mode } : {}),
    ...(look.blend === undefined ? {} : { blend: look.blend }),
    ...(look.color ? { color: linear(look.color) } : {}),
    min: add(center, [-reach[0], -reach[1], -reach[2]]),
    max: add(center, reach),
    distance(x, y, z) {
      const dx = x - cx;
      const dy = y - cy;
      const dz = z - cz;
      const u = (ux * dx + uy * dy + uz * dz) * a;
      const v = (vx * dx + vy * dy + vz * dz) * b;
      const w = (wx * dx + wy * dy + wz * dz) * c;
      const size = Math.sqrt(u * u + v * v + w * w);
      const slope = Math.sqrt(u * a * (u * a) + v * b * (v * b) + w * c * (w * c));
      return slope > 0 ? (size * (size - 1)) / slope : middle;
    },
  };
}

/**
 * What of a shape lies behind a plane: sleeves, trouser legs and shirts end flat.
 *
 * @param out the plane's unit normal, to the side that is cut off
 * @param round radius of the edge, meters
 */
export function trimmed<S extends Shape>(shape: S, at: Vec3, out: Vec3, round: number): S {
  const offset = dot(at, out);
  const [outX, outY, outZ] = out;
  const whole = shape.distance;
  return {
    ...shape,
    distance(x, y, z) {
      const d = whole(x, y, z);
      const p = x * outX + y * outY + z * outZ - offset;
      const h = 2 * round - Math.abs(d - p);
      return h > 0 ? Math.max(d, p) + (h * h) / (8 * round) : Math.max(d, p);
    },
  };
}

/** The shape turned about the origin, then moved. */
export function inFrame(shape: Shape, rotation: Mat3, position: Vec3): Shape {
  const m = transpose(rotation);
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((c): Vec3 => [
    c & 1 ? shape.max[0] : shape.min[0],
    c & 2 ? shape.max[1] : shape.min[1],
    c & 4 ? shape.max[2] : shape.min[2],
  ]);
  const places = corners.map((corner) => add(rotate(rotation, corner), position));
  const far = (side: 'min' | 'max'): Vec3 =>
    [0, 1, 2].map((k) => Math[side](...places.map((p) => p[k]!))) as unknown as Vec3;
  return {
    ...shape,
    min: far('min'),
    max: far('max'),
    distance(x, y, z) {
      const [dx, dy, dz] = [x - position[0], y - position[1], z - position[2]];
      return shape.distance(
        m[0] * dx + m[1] * dy + m[2] * dz,
        m[3] * dx + m[4] * dy + m[5] * dz,
        m[6] * dx + m[7] * dy + m[8] * dz,
      );
    },
  };
}
