import { materials, merged, moved, scaled, turned } from '../../../../world/modeling/index.js';
import { bent } from '../../bent.js';
import type { Mesh } from '../../../../world/mesh.js';
import type { Part } from '../../../../world/model.js';
import { carriedMesh } from '../../carry.js';
import type { Palette } from '../../quadruped/palette.js';
import type { Rig } from '../../quadruped/rig.js';
import { feather } from './feather.js';
import type { BirdTail } from './form.js';

/** A fan of flat feathers, and plumes that arch over it. */
export function tailParts(
  { feathers: [count, half, fan], length, pitch, plumes = [] }: BirdTail,
  colors: Palette,
  rig: Rig,
): Part[] {
  const { main, tail = colors['flight'] ?? main, plume = tail } = colors;
  const quills = Array.from({ length: count }, (_, i) => {
    const off = count === 1 ? 0 : i / (count - 1) - 0.5;
    // the middle ones above the others
    const lift = (0.5 - Math.abs(off)) * 0.5 * half;
    return moved(
      turned(feather(length * (1 - 0.12 * Math.abs(off)), half), 'y', off * fan),
      off * half,
      lift,
      0,
    );
  });
  const put = (mesh: Mesh): Mesh => carriedMesh(mesh, rig.turn('tail'), rig.joint('tail'));
  const arches = plumes.flatMap((path, i) =>
    [1, -1].map((side) =>
      moved(
        scaled(
          bent(
            path.map(([y, z, r]) => [0, y, z, r] as const),
            10,
          ),
          [0.45, 1, 1],
        ),
        side * (0.008 + 0.008 * i),
        0,
        0,
      ),
    ),
  );
  return [
    { name: 'tail', mesh: put(turned(merged(...quills), 'x', pitch)), material: materials.fur(tail) },
    ...(arches.length > 0
      ? [{ name: 'tail', mesh: put(merged(...arches)), material: materials.satin(plume) }]
      : []),
  ];
}
