import type { Stream } from '../../../core/stream.js';
import type { Mat3 } from '../../../world/pose.js';

/** 5⁴: whole quaternions of a norm that is a power of 5 give orientations spread most evenly. */
const norm = 625;

let quaternions: (readonly [number, number, number, number])[] | undefined;

/**
 * An orientation, one of 3,124 spread evenly over all. Their matrices are whole multiples of 1/625, hence exact as decimal
 * numbers: the label of a figure loses nothing, and where a turn takes it follows from the label alone.
 *
 * @see A. Lubotzky, R. Phillips and P. Sarnak, Hecke operators and distributing points on the sphere I, Communications on
 * Pure and Applied Mathematics 39 (1986), S149–S186
 */
export function anyOrientation(stream: Stream): Mat3 {
  const [w, x, y, z] = stream.choice((quaternions ??= findQuaternions()));
  return [
    w * w + x * x - y * y - z * z,
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    w * w - x * x + y * y - z * z,
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    w * w - x * x - y * y + z * z,
  ].map((entry) => entry / norm + 0) as unknown as Mat3;
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
