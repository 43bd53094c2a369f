import {
  ball,
  blob,
  bothSides,
  ellipse,
  ellipsoid,
  limb,
  loft,
  materials,
  merged,
  mixed,
  moved,
  ofHeight,
  organic,
  paired,
  smoothSections,
  type Ring,
  type Shape,
} from '../../world/modeling/index.js';
import type { Mesh } from '../../world/mesh.js';
import type { Vec3 } from '../../world/vector.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { bent, chain, eyes } from './parts/animal.js';

/** An elephant that stands with its trunk hanging and its ears spread. */
export const elephant = defineModel({
  category: 'elephant',
  broadClass: 'animals',
  hasFront: true,
  hasUp: true,
  hides: true,
  silhouetteNames: ['animal'],
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline', 'edges'],
  thick: true,
  distinct: true,
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(2.5, 3.2);
    const long = size.uniform(0.95, 1.06);
    const thick = size.uniform(0.94, 1.06);
    const ears = size.uniform(0.85, 1.15);
    const curl = size.uniform(0, 0.35); // how far the trunk's end points forward
    const tusks = size.uniform(0.5, 1.1);
    const look = variation.child('look');
    const hide = look.choice(['#8b8783', '#7a7774', '#958d84', '#6f6c6e', '#8f7f72']);

    const front = 0.62 * long;
    const rear = -0.72 * long;
    const face = front + 0.62;
    const w = (x: number): number => x * thick;
    const shapes: Shape[] = [
      blob([0, 1.72, front - 0.2], [w(0.62), 0.7, 0.66]),
      blob([0, 1.66, -0.05], [w(0.72), 0.72, 0.8], { blend: 0.2 }),
      blob([0, 1.72, rear + 0.25], [w(0.62), 0.66, 0.58], { blend: 0.2 }),
      limb([0, 1.95, front + 0.15], [0, 2.2, face - 0.1], 0.48, 0.36, { blend: 0.25 }),
      blob([0, 2.3, face - 0.02], [0.39, 0.44, 0.38], { blend: 0.15 }),
      limb([0, 2.1, face + 0.16], [0, 1.86, face + 0.34], 0.27, 0.2, { blend: 0.15 }),
      ball([0, 1.86, face + 0.05], 0.17, { blend: 0.12 }),
      ...chain([[0, 1.9, face + 0.34, 0.2], [0, 1.45, face + 0.48, 0.155], [0, 0.95, face + 0.52, 0.12], [0, 0.55, face + 0.54 + 0.1 * curl, 0.1], [0, 0.34 + 0.1 * curl, face + 0.58 + 0.6 * curl, 0.085]], { blend: 0.08 }),
      ...paired(
        limb([0.17, 1.95, face + 0.25], [0.23, 1.74, face + 0.36], 0.12, 0.09, { blend: 0.08 }),
        ...chain([[0.34, 1.45, front, 0.3], [0.37, 0.8, front + 0.02, 0.215], [0.37, 0.16, front + 0.04, 0.22]], { blend: 0.1 }),
        ...chain([[0.33, 1.4, rear + 0.12, 0.36], [0.36, 0.85, rear + 0.14, 0.24], [0.36, 0.16, rear + 0.04, 0.215]], { blend: 0.12 }),
      ),
      ...[front + 0.06, rear + 0.06].flatMap((z) => paired(blob([0.37, 0.1, z], [0.235, 0.1, 0.25], { blend: 0.06 }))),
    ]; // prettier-ignore
    const tusk = bent([
      [0.2, 1.82, face + 0.3, 0.055],
      [0.26, 1.52, face + 0.5, 0.055],
      [0.27, 1.52 - 0.12 * tusks, face + 0.5 + 0.34 * tusks, 0.045],
      [0.25, 1.55 - 0.06 * tusks, face + 0.52 + 0.62 * tusks, 0.012],
    ]);
    const tail = bent([
      [0, 1.95, rear - 0.22, 0.07],
      [0, 1.6, rear - 0.42, 0.045],
      [0, 1.1, rear - 0.4, 0.032],
      [0, 0.9, rear - 0.38, 0.03],
    ]);
    const tuft = bent([
      [0, 1.0, rear - 0.39, 0.03],
      [0, 0.86, rear - 0.38, 0.06],
      [0, 0.68, rear - 0.37, 0.015],
    ]);
    const nail = ellipsoid(0.055, 0.06, 0.03, 12);
    const nails = [-24, 0, 24].flatMap((at) =>
      [front + 0.06, rear + 0.06].map((z) =>
        moved(nail, 0.37 + at * 0.0058, 0.07, z + 0.235 - Math.abs(at) * 0.0014),
      ),
    );
    return ofHeight(
      [
        {
          name: 'body',
          mesh: organic(shapes, { cell: 0.084, blend: 0.1 }),
          material: materials.leather(hide),
        },
        {
          name: 'ear',
          mesh: bothSides(ear(face, ears)),
          material: materials.leather(mixed(hide, '#5c4a46', 0.25)),
        },
        { name: 'tusk', mesh: bothSides(tusk), material: materials.satin('#f0e6d0') },
        { name: 'tail', mesh: tail, material: materials.leather(hide) },
        { name: 'tuft', mesh: tuft, material: materials.hair('#2a2625') },
        { name: 'nail', mesh: bothSides(merged(...nails)), material: materials.satin('#c9bda8') },
        ...eyes([0.315, 2.2, face + 0.24], 0.042, '#4a3018', 0.6),
      ],
      height,
    );
  },
});

/** The left ear: a wide thin flap that hangs from the side of the head and spreads backward. */
function ear(face: number, size: number): Mesh {
  const rows = [
    [0.3, 2.22, 0.02, 0.2, 0.06],
    [0.42, 2.15, -0.08, 0.4, 0.045],
    [0.6, 2.04, -0.22, 0.5, 0.03],
    [0.78, 1.96, -0.34, 0.42, 0.022],
    [0.9, 1.92, -0.41, 0.22, 0.016],
    [0.94, 1.91, -0.43, 0.06, 0.01],
  ] as const;
  const rings = rows.map(([x, y, z, high, thick]): Ring =>
    ellipse(2, 2, 24).map(([c, s]): Vec3 => [
      0.3 + (x - 0.3) * size + 0.05 * s,
      y + high * size * s * (s < 0 ? 1.25 : 1),
      face + z + thick * c,
    ]),
  );
  return loft(smoothSections(rings, 3), { crease: 70 });
}
