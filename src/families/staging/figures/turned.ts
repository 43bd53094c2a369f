import { mirrorFigure, type Figure } from '../../../content/figures/shepard-metzler/index.js';
import type { Stream } from '../../../core/stream.js';
import { type Mat3, matrixFrom } from '../../../world/pose.js';

/** A figure as it is turned: a cube at f is seen at rotation · f. */
export interface TurnedFigure {
  readonly figure: Figure;
  readonly rotation: Mat3;
}

/** A figure in a mirror that swaps left and right (0), top and bottom (1) or near and far (2). */
export const mirroredAlong = (axis: 0 | 1 | 2, { figure, rotation }: TurnedFigure): TurnedFigure => ({
  figure: mirrorFigure(figure),
  rotation: mirroredRotation(axis, rotation),
});

/** The rotation of a body's mirror twin that stands in such a mirror. */
export function mirroredRotation(axis: 0 | 1 | 2, rotation: Mat3): Mat3 {
  // The body's own mirror is at x = 0: its column of the matrix changes sign, and the mirror's row.
  const mirrored = rotation.map((entry, at) => {
    const flips = (Math.floor(at / 3) === axis ? 1 : 0) + (at % 3 === 0 ? 1 : 0);
    return flips === 1 ? 0 - entry : entry;
  });
  return matrixFrom(mirrored);
}

/** 5⁴: whole quaternions of a norm that is a power of 5 give orientations spread most evenly. */
const norm = 625;

let quaternions: (readonly [number, number, number, number])[] | undefined;

/**
 * An orientation, one of 3,124 spread evenly over all. Their matrices are whole multiples of 1/625, hence exact as decimal
 * numbers: the label of a figure loses nothing, and where a turn takes it follows from the label alone.
 * @see A. Lubotzky, R. Phillips and P. Sarnak, Hecke operators and distributing points on the sphere I, Communications on
 * Pure and Applied Mathematics 39 (1986), S149–S186
 */
export function anyOrientation(stream: Stream): Mat3 {
  const [w, x, y, z] = stream.choice((quaternions ??= findQuaternions()));
  const entries = [
    w * w + x * x - y * y - z * z,
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    w * w - x * x + y * y - z * z,
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    w * w - x * x - y * y + z * z,
  ];
  return matrixFrom(entries.map((entry) => entry / norm + 0));
}

/** All of the norm, one of each pair q and −q, which are one rotation. */
function findQuaternions(): (readonly [number, number, number, number])[] {
  const found: (readonly [number, number, number, number])[] = [];
  const most = Math.sqrt(norm);
  for (let x = -most; x <= most; x++)
    for (let y = -most; y <= most; y++)
      for (let z = -most; z <= most; z++) {
        const w = Math.sqrt(norm - x * x - y * y - z * z);
        if (!Number.isInteger(w)) continue;
        const first = [w, x, y, z].find((part) => part !== 0)!;
        if (first > 0) found.push([w, x, y, z]);
      }
  return found;
}
