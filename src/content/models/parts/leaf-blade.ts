import type { Mesh } from '../../../world/mesh.js';
import { loft, type Ring } from '../../../world/modeling/index.js';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../../../world/vector.js';

/** A leaf or sepal. Meters. */
export interface LeafBlade {
  /** From the stalk to the tip. */
  readonly path: readonly Vec3[];
  /** Half the width at each point of the path. */
  readonly widths: readonly number[];
  /** How far its edges rise above the rib, as a share of half the width: less than 0 for edges that hang. */
  readonly fold: number;
  readonly thickness: number;
  /** To its side, across the path. Default: +x */
  readonly side?: Vec3;
}

/** Places across the blade, in half widths: over the top from edge to edge, and back below. */
const across = [-1, -0.5, 0, 0.5, 1] as const;

/** A closed thin blade along a path, folded along its rib. */
export function leafBlade({ path, widths, fold, thickness, side = [1, 0, 0] }: LeafBlade): Mesh {
  const rings = path.map((at, i): Ring => {
    const before = path[Math.max(0, i - 1)];
    const after = path[Math.min(path.length - 1, i + 1)];
    const up = normalize(cross(subtract(after, before), side));
    const point = (share: number, thick: number): Vec3 => {
      const rise = fold * widths[i] * share * share + thick * thickness * (1 - Math.abs(share));
      return add(at, add(scale(side, share * widths[i]), scale(up, rise)));
    };
    return [
      ...across.map((share) => point(share, 0.5)),
      ...[0.5, 0, -0.5].map((share) => point(share, -0.5)),
    ];
  });
  return loft(rings, { crease: 60 });
}
