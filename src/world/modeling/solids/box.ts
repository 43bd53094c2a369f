import { points3, tan, tau } from '../../../core/index.js';
import { normalize, perAxis, subtract, type Mesh, type Vec3 } from '../../index.js';
import { Draft } from './draft.js';

/** The sides of a box: outward axis, then the axes that run right and up as seen from outside. */
const sides: readonly (readonly Vec3[])[] = [
  points3('0,0,1 1,0,0 0,1,0'),
  points3('0,0,-1 -1,0,0 0,1,0'),
  points3('1,0,0 0,0,-1 0,1,0'),
  points3('-1,0,0 0,0,1 0,1,0'),
  points3('0,1,0 1,0,0 0,0,-1'),
  points3('0,-1,0 1,0,0 0,0,1'),
];

/** A box about the origin with sharp edges. Each side shows the whole texture. */
export const box = (width: number, height: number, depth: number): Mesh =>
  beveledBox(width, height, depth, 0, 0);

/**
 * A box about the origin with rounded edges and corners and smooth normals.
 * @param radius meters, held to half the shortest side
 * @param segments pieces of each quarter round are twice this: 1 (108 triangles), 2 (300), 3 (588)
 */
export function beveledBox(width: number, height: number, depth: number, radius: number, segments = 2): Mesh {
  const half: Vec3 = [width / 2, height / 2, depth / 2];
  const r = Math.min(radius, ...half);
  const core: Vec3 = [half[0] - r, half[1] - r, half[2] - r];
  // Equal angles of the quarter round, as far as 45°, where the next side takes over.
  const pieces = Math.max(1, segments);
  const stops = (k: number): number[] => {
    const ends = Array.from(
      { length: r > 0 ? pieces : 0 },
      (_, i) => core[k] + r * tan((tau / 8) * (i / pieces)),
    );
    ends.push(half[k]);
    return [...ends.map((end) => -end).reverse(), ...ends];
  };
  const draft = new Draft();
  for (const [out, right, up] of sides) {
    const [across, along] = [stops(axisOf(right)), stops(axisOf(up))];
    const rows = along.map((t) =>
      across.map((s) => {
        const p = perAxis((k) => out[k] * half[k] + right[k] * s + up[k] * t);
        const inner = perAxis((k) => Math.max(-core[k], Math.min(core[k], p[k])));
        const normal = r > 0 ? normalize(subtract(p, inner)) : out;
        const place = r > 0 ? perAxis((k) => inner[k] + r * normal[k]) : p;
        const u = 0.5 + s / (2 * half[axisOf(right)]);
        const v = 0.5 - t / (2 * half[axisOf(up)]);
        return draft.vertex(place, [u, v], normal);
      }),
    );
    for (let j = 0; j + 1 < rows.length; j++)
      for (let i = 0; i + 1 < across.length; i++)
        draft.quad(rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]);
  }
  return draft.mesh();
}

const axisOf = (v: Vec3): 0 | 1 | 2 => (v[0] !== 0 ? 0 : v[1] !== 0 ? 1 : 2);
