/**
 * A plane affine map [a, b, c, d, e, f]: x' = a·x + c·y + e, y' = b·x + d·y + f (the order of SVG and canvas).
 * x grows to the right and y grows downward, in pixels.
 */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Affine = [1, 0, 0, 1, 0, 0];

export const translation = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];
export const scaling = (x: number, y: number = x): Affine => [x, 0, 0, y, 0, 0];

/** The map that does `first`, then `then`. */
export function compose(first: Affine, then: Affine): Affine {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = then;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

/** The image of the point (x, y). */
export function apply([a, b, c, d, e, f]: Affine, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
