import type { PlanView } from '../../../src/world/render/shadow/plan-view.js';

/** Texels from which the shadow at a point is mixed: 4 × 4 comparisons, 3 × 3 between texels. */
const radius = 2.5;

/**
 * A point of a surface, its normal (unit length), the cosine between that and the sun, and the share of the sun that
 * reaches it, 0 to 1. A record, because V8 allocates for each fraction that goes through a call which it does not inline.
 */
export class SunSpot {
  x = 0.1;
  y = 0.1;
  z = 0.1;
  normalX = 0.1;
  normalY = 0.1;
  normalZ = 0.1;
  cosine = 0.1;
  share = 0.1;
}

/**
 * Finds the share of the sun that reaches a spot.
 *
 * The point is lifted along its normal so far that all of its own plane that the comparisons touch lies below it: no
 * surface shadows itself, and shadows stay within three texels of what casts them.
 */
export function sunAt({ size, heights, texel, matrix: m }: PlanView, spot: SunSpot): void {
  // Of numbers from 0 up, the larger has the larger bits.
  const bits = new Int32Array(heights.buffer, heights.byteOffset, heights.length);
  const { cosine } = spot;
  const lift = texel * (0.6 + radius * Math.sqrt(Math.max(0, 1 - cosine * cosine)));
  const wx = spot.x + spot.normalX * lift;
  const wy = spot.y + spot.normalY * lift;
  const wz = spot.z + spot.normalZ * lift;
  const px = m[0] * wx + m[1] * wy + m[2] * wz + m[3] - 1.5;
  const py = m[4] * wx + m[5] * wy + m[6] * wz + m[7] - 1.5;
  const height = m[8] * wx + m[9] * wy + m[10] * wz + m[11];
  if (!(px >= 0 && py >= 0 && px < size - 3 && py < size - 3)) {
    spot.share = 1;
    return;
  }
  const left = px | 0;
  const top = py | 0;
  const fx = px - left;
  const fy = py - top;
  let row = top * size + left;
  if (nothingAbove(bits, size, row, height)) {
    // The sum below, with all comparisons true: not quite 9.
    const line = 1 - fx + 1 + 1 + fx;
    spot.share = (line * (1 - fy) + line + line + line * fy) / 9;
    return;
  }
  let lit = 0;
  for (let j = 0; j < 4; j++, row += size) {
    const line =
      (heights[row] <= height ? 1 - fx : 0) +
      (heights[row + 1] <= height ? 1 : 0) +
      (heights[row + 2] <= height ? 1 : 0) +
      (heights[row + 3] <= height ? fx : 0);
    lit += line * (j === 0 ? 1 - fy : j === 3 ? fy : 1);
  }
  spot.share = lit / 9;
}

const float = new Float32Array(1);
const floatBits = new Int32Array(float.buffer);

/** Whether none of 4 × 4 heights, the first at `row`, is surely above another: most spots lie in full light. */
function nothingAbove(bits: Int32Array, size: number, row: number, height: number): boolean {
  if (!(height > 0)) return false;
  float[0] = height;
  // One less, in case that was rounded up.
  const limit = floatBits[0] - 1;
  let signs = 0;
  for (let j = 0; j < 4; j++, row += size)
    signs |=
      (limit - bits[row]) | (limit - bits[row + 1]) | (limit - bits[row + 2]) | (limit - bits[row + 3]);
  return signs >= 0;
}
