import { identityRotation, type Mat3, compose, matrixFrom } from '../pose.js';
import { turnAbout } from './steps.js';

/** Equal matrices of exact entries have equal keys. */
const matrixKey = (m: Mat3): string => m.join(',');

/**
 * The 24 rotations of a cube onto itself, as exact integer matrices: the identity first, then in the order in which
 * quarter turns about +X, +Y and +Z reach them.
 */
export const cubeRotations: readonly Mat3[] = reach();

function reach(): Mat3[] {
  const quarters = [turnAbout([1, 0, 0], 90), turnAbout([0, 1, 0], 90), turnAbout([0, 0, 1], 90)];
  const found: Mat3[] = [identityRotation];
  const seen = new Set(found.map(matrixKey));
  for (const matrix of found) {
    for (const quarter of quarters) {
      const next = matrixFrom(compose(matrix, quarter).map((entry) => entry + 0));
      if (seen.has(matrixKey(next))) continue;
      seen.add(matrixKey(next));
      found.push(next);
    }
  }
  return found;
}
