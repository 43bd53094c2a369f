import { arc } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import { Draft } from '../../../world/modeling/solids/draft.js';
import type { Point } from '../../../world/modeling/index.js';

/** Paper that lies on the floor from z = `front` to −`back`, bends up there with a radius, and hangs from above. Meters. */
export function paperSweep(half: number, front: number, back: number, radius: number, high: number): Mesh {
  const bend: readonly Point[] = arc(-back + radius, radius, radius, 270, 180, 24);
  const profile: readonly Point[] = [[front, 0], ...bend, [-back, high]];
  const draft = new Draft();
  const rows = profile.map(([z, y], i) => {
    const before = profile[Math.max(0, i - 1)]!;
    const after = profile[Math.min(profile.length - 1, i + 1)]!;
    const [dz, dy] = [after[0] - before[0], after[1] - before[1]];
    const size = Math.sqrt(dz * dz + dy * dy);
    const normal = i <= 1 ? ([0, 1, 0] as const) : ([0, -dz / size, dy / size] as const);
    return [
      draft.vertex([-half, y, z], undefined, normal),
      draft.vertex([half, y, z], undefined, normal),
    ] as const;
  });
  for (let i = 0; i + 1 < rows.length; i++)
    draft.quad(rows[i]![0], rows[i]![1], rows[i + 1]![1], rows[i + 1]![0]);
  return draft.mesh();
}
