import { points } from '../../../core/points.js';
import { perAxis, type Mesh, type Vec3 } from '../../index.js';
import { Draft } from './draft.js';

const signs = [-1, 1] as const;

/**
 * A box about the origin whose edges are cut at 45°, 44 triangles in all. Normals are those of its sides, so that light turns about
 * the edges as about round ones; nothing is coarse unless the edges themselves are seen large. Each side shows the whole texture.
 * @param chamfer how much is cut from the sides at each edge, meters, held to less than half the shortest side
 */
export function chamferedBox(width: number, height: number, depth: number, chamfer: number): Mesh {
  const half: Vec3 = [width / 2, height / 2, depth / 2];
  const cut = Math.min(chamfer, 0.49 * width, 0.49 * height, 0.49 * depth);
  const draft = new Draft();
  /** The vertex of the side that faces along ±axis, at a corner given by its three signs. */
  const corners = new Map<string, number>();
  const key = (axis: number, corner: readonly number[]): string => `${axis} ${corner.join(' ')}`;
  for (let axis = 0; axis < 3; axis++)
    for (const x of signs)
      for (const y of signs)
        for (const z of signs) {
          const corner = [x, y, z];
          const place = perAxis((k) => corner[k] * (half[k] - (k === axis ? 0 : cut)));
          const normal = perAxis((k) => (k === axis ? corner[k] : 0));
          // Right and up as seen from outside.
          const right =
            axis === 0
              ? (-corner[0] * place[2]) / half[2]
              : ((axis === 2 ? corner[2] : 1) * place[0]) / half[0];
          const up = axis === 1 ? (-corner[1] * place[2]) / half[2] : place[1] / half[1];
          corners.set(key(axis, corner), draft.vertex(place, [0.5 + right / 2, 0.5 - up / 2], normal));
        }
  const at = (axis: number, corner: readonly number[]): number => corners.get(key(axis, corner))!;
  const withSigns = (...pairs: readonly (readonly [axis: number, sign: number])[]): number[] => {
    const corner = [0, 0, 0];
    for (const [axis, sign] of pairs) corner[axis] = sign;
    return corner;
  };
  for (let axis = 0; axis < 3; axis++) {
    const [b, c] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const s of signs) {
      const ring = points([-1, -1], [1, -1], [1, 1], [-1, 1]).map(([p, q]) =>
        at(axis, withSigns([axis, s], [b, p], [c, q])),
      );
      if (s > 0) draft.quad(ring[0], ring[1], ring[2], ring[3]);
      else draft.quad(ring[3], ring[2], ring[1], ring[0]);
      // The edge along `axis` between the sides of b and c.
      for (const t of signs) {
        const end = (side: number, along: number) => at(side, withSigns([axis, along], [b, s], [c, t]));
        const strip = [end(b, -1), end(b, 1), end(c, 1), end(c, -1)] as const;
        if (s * t < 0) draft.quad(...strip);
        else draft.quad(strip[3], strip[2], strip[1], strip[0]);
      }
    }
  }
  for (const x of signs)
    for (const y of signs)
      for (const z of signs) {
        const corner = [x, y, z];
        const [a, b, c] = [0, 1, 2].map((axis) => at(axis, corner));
        if (x * y * z > 0) draft.triangle(a, b, c);
        else draft.triangle(c, b, a);
      }
  return draft.mesh();
}
