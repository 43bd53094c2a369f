import { points } from '../../../../core/points.js';
import type { Mesh, Vec3 } from '../../../../world/model.js';
import { ellipse, loft, smoothSections, type Ring } from '../../../../world/modeling/index.js';

/** The outline along a feather: the share of its length and of its width. */
const outline = points('0,0.45 0.3,0.85 0.65,1 0.88,0.75 1,0.12');

/** A flat feather that lies along −z, its root at the origin. @param half half its width */
export function feather(length: number, half: number, thick = 0.12 * half): Mesh {
  const rings = outline.map(([along, wide]): Ring =>
    ellipse(2 * half * wide, 2 * thick, 8).map(([x, y]): Vec3 => [x, y, -along * length]),
  );
  return loft(smoothSections(rings, 2), { crease: 70 });
}
