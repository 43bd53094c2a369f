import { smoothMin } from '../../../kernels/field/distance.js';
import type { Linear } from '../color.js';
import type { Shape } from './shapes.js';

/**
 * The color of the surface of melted shapes at a point on it: of the shape it is nearest to, then of the paint that covers it.
 *
 * @param blend how far shapes melt into each other where they do not say, meters
 * @param soft half the width of borders between colors, meters
 * @param base the color where no shape says one
 */
export function surfaceColor(
  shapes: readonly Shape[],
  [x, y, z]: ArrayLike<number> & Iterable<number>,
  blend: number,
  soft: number,
  base: Linear,
): Linear {
  let color = base;
  let d = Infinity;
  for (const shape of shapes) {
    const own = shape.distance(x, y, z);
    if (shape.mode === 'paint') {
      color = blended(color, shape.color, -own, Math.max(soft, shape.blend ?? 0));
      continue;
    }
    const k = shape.blend ?? blend;
    const carved = shape.mode === 'carve';
    // without a color of its own, an added shape has the base color, a cut that of what is cut
    const wanted = shape.color ?? (carved ? color : base);
    color = d === Infinity ? wanted : blended(color, wanted, carved ? -own - d : d - own, soft);
    d = carved ? -smoothMin(-d, own, k) : smoothMin(d, own, k);
  }
  return color;
}

/** From one color to another as `depth` goes from -soft to soft. */
function blended(from: Linear, to: Linear | undefined, depth: number, soft: number): Linear {
  if (!to || depth <= -soft) return from;
  if (depth >= soft) return to;
  const t = 0.5 + depth / (2 * soft);
  const w = t * t * (3 - 2 * t);
  return [from[0] + (to[0] - from[0]) * w, from[1] + (to[1] - from[1]) * w, from[2] + (to[2] - from[2]) * w];
}
