import { beveledBox, materials, merged, moved } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';

/** Widths of the sockets of a computer's screen, from its left as seen from behind, meters. */
const sockets = [0.02, 0.014, 0.014, 0.026, 0.009] as const;

/** A dark strip with a row of flat sockets; it faces -Z. Meters, by its middle. */
export function socketRow([x, y, z]: readonly [number, number, number]): Part[] {
  const gap = 0.008;
  const width = sockets.reduce((sum, socket) => sum + socket + gap, gap);
  let at = x + width / 2 - gap;
  const meshes = sockets.map((socket) => {
    const mesh = moved(beveledBox(socket, 0.008, 0.004, 0.0012, 1), at - socket / 2, y, z - 0.002);
    at -= socket + gap;
    return mesh;
  });
  return [
    {
      name: 'port plate',
      mesh: moved(beveledBox(width, 0.02, 0.004, 0.0015, 1), x, y, z),
      material: materials.mattePlastic('#0b0c0d'),
    },
    { name: 'port', mesh: merged(...meshes), material: materials.steel() },
  ];
}
