import type { PlanView } from './plan-view.js';

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
  const { cosine } = spot;
  const lift = texel * (0.6 + radius * Math.sqrt(Math.max(0, 1 - cosine * cosine)));
  const wx = spot.x + spot.normalX * lift;
  const wy = spot.y + spot.normalY * lift;
  const wz = spot.z + spot.normalZ * lift;
  const px = m[0] * wx + m[1] * wy + m[2] * wz + m[3] - 1.5;
  const py = m[4] * wx + m[5] * wy + m[6] * wz + m[7] - 1.5;
  const height = m[8] * wx + m[9] * wy + m[10] * wz + m[11];
  const left = Math.floor(px);
  const top = Math.floor(py);
  if (!(left >= 0 && top >= 0 && left + 3 < size && top + 3 < size)) {
    spot.share = 1;
    return;
  }
  const fx = px - left;
  const fy = py - top;
  let lit = 0;
  for (let j = 0, row = top * size + left; j < 4; j++, row += size) {
    const line =
      (heights[row] <= height ? 1 - fx : 0) +
      (heights[row + 1] <= height ? 1 : 0) +
      (heights[row + 2] <= height ? 1 : 0) +
      (heights[row + 3] <= height ? fx : 0);
    lit += line * (j === 0 ? 1 - fy : j === 3 ? fy : 1);
  }
  spot.share = lit / 9;
}
