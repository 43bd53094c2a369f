import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { loft, type Ring } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import { add, cross, normalize, scale } from '../../../world/vector.js';
import type { Covered } from './limbs.js';

/** How far back from the end, and how far out from the cloth, a hem goes: meters of the adult. */
const profile = [
  [0.024, -0.004],
  [0.018, 0.003],
  [0.003, 0.004],
  [-0.001, 0.001],
  [0, -0.01],
] as const;

/** A hem: it gives sleeves and trouser legs an edge that is finer than the cells of their cloth. */
export function hemPart(
  { part, at, out, radius }: NonNullable<Covered['hem']>,
  size: number,
): { name: string; mesh: Mesh } {
  const across = Math.abs(out[2]) < 0.8 ? ([0, 0, 1] as const) : ([0, 1, 0] as const);
  const x = normalize(cross(across, out));
  const y = cross(out, x);
  const rings = profile.map(([back, wide]): Ring => {
    const middle = add(at, scale(out, -back * size));
    const r = radius + wide * size;
    return Array.from({ length: 20 }, (_, i) =>
      add(middle, add(scale(x, r * sinDegrees(18 * i)), scale(y, r * cosDegrees(18 * i)))),
    );
  });
  return { name: part, mesh: loft(rings, { caps: false, crease: 50 }) };
}
