import { loft, materials, mixed, smoothSections, type Ring } from '../../../world/modeling/index.js';
import type { Vec3 } from '../../../world/vector.js';
import { defineProp } from './define.js';
import { handle, part, rod } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** Along the blade: half its width, and how far it is hollow to one side. */
const outline = [
  [0.9, 0.017, 0],
  [0.96, 0.03, 0.002],
  [1.04, 0.078, 0.01],
  [1.16, 0.1, 0.018],
  [1.28, 0.098, 0.022],
  [1.315, 0.088, 0.022],
] as const;

/** Flat and hollow, thicker along its middle. */
const blade = (from: number, to: number) =>
  loft(
    smoothSections(
      outline
        .filter(([y]) => y >= from && y <= to)
        .map(([y, half, hollow]): Ring =>
          [-1, -0.5, 0, 0.5, 1, 0.5, 0, -0.5].map((share, i): Vec3 => {
            const thick = (i < 5 ? 1 : -1) * (0.0035 + 0.005 * (1 - Math.abs(share)));
            return [hollow * (1 - share * share) - hollow + thick, y, share * half];
          }),
        ),
      2,
    ),
    { crease: 40 },
  );

/** A scull, its blade at +y; shorter than the real one. */
export const oar = defineProp({
  name: 'an oar',
  build(variation) {
    const tint = strongTint(variation);
    return [
      handle(-0.07, 0.1, 0.018),
      part('shaft', rod(0.08, 0.95, 0.018), materials.paint('#e9e5d8')),
      // the collar that keeps it in its lock
      part('collar', rod(0.36, 0.43, 0.026), materials.rubber('#26282c')),
      part('blade', blade(0.9, 1.16), materials.paint(tint)),
      part('blade', blade(1.16, 1.32), materials.paint(mixed(tint, '#f4f1e8', 0.75))),
    ];
  },
});
