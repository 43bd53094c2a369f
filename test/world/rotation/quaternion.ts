/** A second road to rotations: quaternions by Hamilton's product and `Math`'s own functions. No matrix is made. */
export type Quaternion = readonly [w: number, x: number, y: number, z: number];
export type Point = readonly [number, number, number];

export const multiply = (a: Quaternion, b: Quaternion): Quaternion => [
  a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
  a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
  a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
  a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
];

export function quaternion(axis: Point, degrees: number): Quaternion {
  const half = (degrees * Math.PI) / 360;
  const s = Math.sin(half) / Math.hypot(...axis);
  return [Math.cos(half), axis[0] * s, axis[1] * s, axis[2] * s];
}

/** q p q* */
export function turnPoint(q: Quaternion, [x, y, z]: Point): Point {
  const [, ...out] = multiply(multiply(q, [0, x, y, z]), [q[0], -q[1], -q[2], -q[3]]);
  return out;
}

/** The angle between two rotations, degrees. */
export function angle(a: Quaternion, b: Quaternion): number {
  const [w, x, y, z] = multiply([a[0], -a[1], -a[2], -a[3]], b);
  return (2 * Math.atan2(Math.hypot(x, y, z), Math.abs(w)) * 180) / Math.PI;
}
