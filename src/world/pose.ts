import { dot, type Vec3 } from './vector.js';

/** A 3 × 3 matrix by rows. A rotation maps column vectors: v' = M v. */
export type Mat3 = readonly [
  m00: number,
  m01: number,
  m02: number,
  m10: number,
  m11: number,
  m12: number,
  m20: number,
  m21: number,
  m22: number,
];

/** The matrix of nine numbers, row by row. */
export const matrixFrom = (entries: readonly number[]): Mat3 => entries as Mat3;

/** Where an object stands and how it is turned: p' = rotation · (scale · p) + position. Plain JSON. */
export interface Pose {
  /** Rotation of the object about its origin, by rows, acting on columns. */
  readonly rotation: Mat3;
  /** The position of the object's origin, meters. */
  readonly position: Vec3;
  /** The scale factor, above 0; 1 is its own size. */
  readonly scale: number;
}

export const identityRotation: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** The pose at the origin, not turned, in its own size. */
export const atRest: Pose = { rotation: identityRotation, position: [0, 0, 0], scale: 1 };

const row = (m: Mat3, i: 0 | 1 | 2): Vec3 => [m[3 * i], m[3 * i + 1], m[3 * i + 2]];

/** The product of a matrix and a vector, M v. */
export const rotate = (m: Mat3, v: Vec3): Vec3 => [dot(row(m, 0), v), dot(row(m, 1), v), dot(row(m, 2), v)];

/**
 * The matrix of doing `first`, then `next`, about fixed (extrinsic) axes: next · first. (It is not named `then`: a module
 * that exports `then` is a thenable, and `await import` of it never ends.)
 */
export function compose(first: Mat3, next: Mat3): Mat3 {
  const out = new Array<number>(9);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      out[3 * i + j] =
        next[3 * i] * first[j] + next[3 * i + 1] * first[3 + j] + next[3 * i + 2] * first[6 + j];
  return matrixFrom(out);
}

/** The inverse of a rotation. */
export const transpose = (m: Mat3): Mat3 => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];

/** The image of a point of the object under a pose. */
export function place({ rotation, position, scale }: Pose, p: Vec3): Vec3 {
  const [x, y, z] = rotate(rotation, p);
  return [x * scale + position[0], y * scale + position[1], z * scale + position[2]];
}
