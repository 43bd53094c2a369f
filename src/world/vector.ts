/** A point or direction in the world: meters, right-handed, +Y up. An object at rest faces +Z, so its own left is +X. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** A vector from a function of the axis. */
export const perAxis = (of: (axis: 0 | 1 | 2) => number): Vec3 => [of(0), of(1), of(2)];

/** A list of the results of a function of each number. */
export const perNumber = <T extends readonly number[]>(
  list: T,
  of: (value: number, at: number) => number,
): T => {
  const made: readonly number[] = list.map(of);
  return made as T; // as many, which the type of `map` does not say
};

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));

/** The cross product, right-handed: x × y = z. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The direction of a vector, or the zero vector where it has none. */
export function normalize(a: Vec3): Vec3 {
  const size = length(a);
  return size > 0 ? scale(a, 1 / size) : a;
}
