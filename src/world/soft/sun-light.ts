import type { PlanView } from './plan-view.js';

/** Texels from which the shadow at a point is mixed: 4 × 4 comparisons, 3 × 3 between texels. */
const radius = 2.5;

/**
 * The share of the sun that reaches a point of a surface with this normal (unit length), 0 to 1.
 *
 * The point is lifted along its normal so far that all of its own plane that the comparisons touch lies below it: no
 * surface shadows itself, and shadows stay within three texels of what casts them.
 */
export function sunAt(
  view: PlanView,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  cosine: number,
): number {
  const { size, heights, texel, matrix: m } = view;
  const lift = texel * (0.6 + radius * Math.sqrt(Math.max(0, 1 - cosine * cosine)));
  const wx = x + nx * lift;
  const wy = y + ny * lift;
  const wz = z + nz * lift;
  const px = m[0] * wx + m[1] * wy + m[2] * wz + m[3] - 1.5;
  const py = m[4] * wx + m[5] * wy + m[6] * wz + m[7] - 1.5;
  const height = m[8] * wx + m[9] * wy + m[10] * wz + m[11];
  const left = Math.floor(px);
  const top = Math.floor(py);
  if (!(left >= 0 && top >= 0 && left + 3 < size && top + 3 < size)) return 1;
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
  return lit / 9;
}
