import { arc } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import { Draft } from '../../../world/modeling/solids/draft.js';
import type { Point } from '../../../world/modeling/index.js';

/**
 * Paper that lies on the floor from z = `front` to −`back`, bends up there with a radius, and hangs from above. Meters. Its texture
 * goes on around the bend: what is printed is as long as the paper.
 *
 * @param tile meters that the texture covers along the width and the length
 */
export function paperSweep(
  {
    half,
    front,
    back,
    radius,
    high,
  }: Readonly<Record<'half' | 'front' | 'back' | 'radius' | 'high', number>>,
  [wide, long]: readonly [along: number, down: number],
): Mesh {
  const bend: readonly Point[] = arc(-back + radius, radius, radius, 270, 180, 24);
  const profile: readonly Point[] = [[front, 0], ...bend, [-back, high]];
  const draft = new Draft();
  let length = 0;
  const rows = profile.map(([z, y], i) => {
    const before = profile[Math.max(0, i - 1)]!;
    const after = profile[Math.min(profile.length - 1, i + 1)]!;
    const [dz, dy] = [after[0] - before[0], after[1] - before[1]];
    const size = Math.sqrt(dz * dz + dy * dy);
    const normal = i <= 1 ? ([0, 1, 0] as const) : ([0, -dz / size, dy / size] as const);
    const [sz, sy] = [z - before[0], y - before[1]];
    length += Math.sqrt(sz * sz + sy * sy);
    return [
      draft.vertex([-half, y, z], [-half / wide, -length / long], normal),
      draft.vertex([half, y, z], [half / wide, -length / long], normal),
    ] as const;
  });
  for (let i = 0; i + 1 < rows.length; i++)
    draft.quad(rows[i]![0], rows[i]![1], rows[i + 1]![1], rows[i + 1]![0]);
  return draft.mesh();
}
