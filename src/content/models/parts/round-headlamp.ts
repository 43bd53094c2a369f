import { lathe, moved, turned } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Vec3 } from '../../../world/vector.js';

/** A round lamp that shines to +z, 0.2 meters wide: its shell and its lens. */
export function roundHeadlamp(lampAt: Vec3): { readonly shell: Mesh; readonly lens: Mesh } {
  const shell = moved(
    turned(
      lathe(
        [
          [0, -0.13],
          [0.05, -0.115],
          [0.09, -0.06],
          [0.105, 0],
          [0.108, 0.02],
        ],
        { segments: 28 },
      ),
      'x',
      90,
    ),
    ...lampAt,
  );
  const lens = moved(
    turned(
      lathe(
        [
          [0.095, 0.015],
          [0.09, 0.03],
          [0.05, 0.045],
          [0, 0.05],
        ],
        { segments: 28 },
      ),
      'x',
      90,
    ),
    ...lampAt,
  );
  return { shell, lens };
}
