import { compose, identityRotation, type Mat3, rotate, transpose, matrixFrom } from '../../pose.js';
import { cross, dot, length, type Vec3 } from '../../vector.js';
import { angleBetween, degreesOf } from '../orientation.js';

/**
 * The rotations that leave an object looking the same, about its middle, in its own coordinates. Plain JSON.
 *
 * - `finite`: these and no others; the identity is one of them.
 * - `axial`: every turn about an axis (a bottle); with `flips`, also the half turns that swap the axis's ends (a
 *   plain pipe).
 * - `full`: every rotation (a plain ball).
 */
export type SymmetryGroup =
  | { readonly kind: 'finite'; readonly turns: readonly Mat3[] }
  | { readonly kind: 'axial'; readonly axis: Vec3; readonly flips: boolean }
  | { readonly kind: 'full' };

/** The group of an object that looks different from every side. */
export const noSymmetry: SymmetryGroup = { kind: 'finite', turns: [identityRotation] };

/** Turns that differ by less are one: as near as symmetries can be measured. Degrees. */
const distinct = 3;

/** More than the rotations of an icosahedron (60), and than those of a prism of 24 sides (48). */
const mostTurns = 64;

/** The group that some symmetries make when done one after the other. */
export function generateGroup(generators: readonly Mat3[]): SymmetryGroup {
  const turns: Mat3[] = [identityRotation];
  for (const turn of turns) {
    for (const generator of generators) {
      const next = matrixFrom(compose(turn, generator).map((entry) => entry + 0));
      if (turns.length < mostTurns && turns.every((known) => angleBetween(known, next) > distinct))
        turns.push(next);
    }
  }
  return { kind: 'finite', turns };
}

/**
 * The smallest turn that takes an object of some symmetry from the look of one orientation to the look of another, 0
 * to 180 degrees.
 * @example
 * // A square table a quarter round looks as before; a bottle may be turned as it likes about its axis.
 * angleUpTo(generateGroup([turnAbout([0, 1, 0], 90)]), identityRotation, turnAbout([0, 1, 0], 100)) // 10
 */
export function angleUpTo(group: SymmetryGroup, a: Mat3, b: Mat3): number {
  switch (group.kind) {
    case 'full':
      return 0;
    case 'axial': {
      const [u, v] = [rotate(a, group.axis), rotate(b, group.axis)];
      const degrees = degreesOf(length(cross(u, v)), dot(u, v));
      return group.flips ? Math.min(degrees, 180 - degrees) : degrees;
    }
    case 'finite': {
      const between = compose(b, transpose(a)); // b seen from a, in the object's own coordinates
      return group.turns.reduce((least, turn) => Math.min(least, angleBetween(turn, between)), 180);
    }
  }
}

/** Whether an object of some symmetry looks the same in two orientations, within some degrees. Default 1e-6. */
export const sameUpTo = (group: SymmetryGroup, a: Mat3, b: Mat3, withinDegrees = 1e-6): boolean =>
  angleUpTo(group, a, b) <= withinDegrees;
