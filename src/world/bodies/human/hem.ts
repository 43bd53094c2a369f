import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { tube } from '../../build/index.js';
import type { Mesh } from '../../mesh.js';
import { add, cross, normalize, scale, type Vec3 } from '../../vector.js';
import type { Covered } from './limbs.js';

/** A rolled hem: it gives sleeves and trouser legs an edge that is finer than the cells of their cloth. */
export function hemPart(
  { part, at, out, radius }: NonNullable<Covered['hem']>,
  thick: number,
): { name: string; mesh: Mesh } {
  const across = Math.abs(out[2]) < 0.8 ? ([0, 0, 1] as const) : ([0, 1, 0] as const);
  const x = normalize(cross(across, out));
  const y = cross(out, x);
  const middle = radius - 0.75 * thick;
  const ring = Array.from({ length: 18 }, (_, i): Vec3 => {
    const angle = 20 * i;
    const [a, b] = [scale(x, middle * sinDegrees(angle)), scale(y, middle * cosDegrees(angle))];
    return add(add(at, scale(out, -0.5 * thick)), add(a, b));
  });
  return { name: part, mesh: tube(ring, thick, 6, { closed: true, up: out }) };
}
