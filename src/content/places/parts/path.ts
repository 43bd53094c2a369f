import type { Mesh } from '../../../world/mesh.js';
import { Draft } from '../../../world/modeling/solids/draft.js';
import type { Layout } from './layout.js';
import type { Look } from './looks.js';

/** A way of equal width along points of x and z, in order of growing x. Meters. @param y just above the ground */
export function path(
  layout: Layout,
  look: Look,
  points: readonly (readonly [x: number, z: number])[],
  width: number,
  y = 0.006,
): void {
  layout.shell(look, ribbon(points, width, y));
}

function ribbon(points: readonly (readonly [number, number])[], width: number, y: number): Mesh {
  const draft = new Draft();
  const rows = points.map(([x, z], i) => {
    const [ax, az] = points[Math.max(0, i - 1)];
    const [bx, bz] = points[Math.min(points.length - 1, i + 1)];
    const size = Math.sqrt((bx - ax) * (bx - ax) + (bz - az) * (bz - az));
    const [sx, sz] = [(-(bz - az) / size) * (width / 2), ((bx - ax) / size) * (width / 2)];
    return [
      draft.vertex([x + sx, y, z + sz], undefined, [0, 1, 0]),
      draft.vertex([x - sx, y, z - sz], undefined, [0, 1, 0]),
    ] as const;
  });
  for (let i = 0; i + 1 < rows.length; i++)
    draft.quad(rows[i][0], rows[i + 1][0], rows[i + 1][1], rows[i][1]);
  return draft.mesh();
}
