import { part, type Material, type Part, type Vec3 } from '../../../world/model.js';
import { materials } from '../../../world/modeling/index.js';
import { bothSides, merged, moved } from '../../../world/modeling/mesh/index.js';
import { smoothCurve } from '../../../world/modeling/plane/index.js';
import { beveledBox, box, cylinder, torus, tube } from '../../../world/modeling/solids/index.js';
import type { Stream } from '../../../core/stream.js';
import { ahead } from './ahead.js';

/**
 * A low boxed wall that a toilet hangs on: a panel with the plate to flush it toward +Z; behind, the steel frame, the cistern and the drain that it covers.
 *
 * @param face z of the panel's front, meters
 */
export function wallFrame(size: Stream, face: number, finish: Material, plate: Material): Part[] {
  const [w, h] = [size.uniform(0.52, 0.64), size.uniform(1.02, 1.16)];
  const thick = 0.03;
  const deep = 0.15;
  const rear = face - thick;
  const upright = moved(beveledBox(0.04, h - 0.03, 0.04, 0.003, 1), 0.21, (h - 0.03) / 2, rear - 0.06);
  const rungs = [0.16, 0.5, h - 0.07].map((y) => moved(box(0.4, 0.036, 0.03), 0, y, rear - 0.06));
  const feet = moved(beveledBox(0.07, 0.012, 0.12, 0.003, 1), 0.21, 0.006, rear - 0.07);
  const drain = smoothCurve<Vec3>(
    [
      [0, 0.25, rear + 0.01],
      [0, 0.25, rear - 0.07],
      [0, 0.2, rear - 0.1],
      [0, 0.02, rear - 0.1],
    ],
    5,
  );
  const plateY = Math.min(0.98, h - 0.12);
  const buttons = [-1, 1].map((side) =>
    moved(
      beveledBox(side < 0 ? 0.07 : 0.13, 0.1, 0.006, 0.003, 2),
      side < 0 ? -0.068 : 0.04,
      plateY,
      face + 0.009,
    ),
  );
  return [
    part(
      'panel',
      moved(beveledBox(w, h - 0.024, thick, 0.004), 0, (h - 0.024) / 2, face - thick / 2),
      finish,
    ),
    part(
      'panel side',
      bothSides(
        moved(
          beveledBox(0.02, h - 0.024, deep - thick, 0.003, 1),
          w / 2 - 0.012,
          (h - 0.024) / 2,
          face - (deep + thick) / 2 + 0.004,
        ),
      ),
      finish,
    ),
    part(
      'shelf',
      moved(beveledBox(w + 0.024, 0.024, deep + 0.03, 0.006), 0, h - 0.012, face - deep / 2 + 0.006),
      materials.ceramic('#e6e3dc'),
    ),
    part('flush plate', moved(beveledBox(0.24, 0.16, 0.012, 0.005), 0, plateY, face + 0.003), plate),
    part('flush', merged(...buttons), materials.chrome()),
    part('frame', merged(bothSides(merged(upright, feet)), ...rungs), materials.paint('#2a4f8f')),
    part(
      'hidden cistern',
      moved(beveledBox(0.36, 0.44, 0.075, 0.025, 3), 0, h - 0.34, rear - 0.055),
      materials.plastic('#d9dcdc'),
    ),
    part(
      'drain',
      merged(tube(drain, 0.045, 24), moved(ahead(torus(0.046, 0.007, 28, 8)), 0, 0.25, rear - 0.03)),
      materials.plastic('#26282a'),
    ),
    part(
      'flush pipe',
      merged(
        moved(cylinder(0.024, 0.24, 24), 0, 0.44, rear - 0.07),
        moved(ahead(cylinder(0.024, 0.1, 24)), 0, 0.33, rear - 0.03),
      ),
      materials.plastic('#8f959a'),
    ),
  ];
}
