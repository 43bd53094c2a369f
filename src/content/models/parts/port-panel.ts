import {
  beveledBox,
  cylinder,
  materials,
  merged,
  moved,
  torus,
  turned,
} from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';

/** The sockets behind a screen: a dark plate with a column of flat ones and a row of round ones; it faces -Z. Meters. */
export function portPanel([x, y, z]: readonly [number, number, number]): Part[] {
  const face = z - 0.0022;
  const round = (at: number) => moved(turned(torus(0.0052, 0.0015, 16, 6), 'x', 90), x + at, y - 0.052, face);
  const core = (at: number) => moved(turned(cylinder(0.004, 0.003, 12), 'x', 90), x + at, y - 0.052, face);
  const at = [-0.021, 0, 0.021];
  return [
    {
      name: 'port plate',
      mesh: moved(beveledBox(0.085, 0.15, 0.0044, 0.0015, 1), x, y, z),
      material: materials.mattePlastic('#121315'),
    },
    {
      name: 'port',
      mesh: merged(
        ...[0.055, 0.034, 0.013].map((up) =>
          moved(beveledBox(0.017, 0.0075, 0.003, 0.001, 1), x - 0.018, y + up, face),
        ),
        ...[0.05, 0.028].map((up) =>
          moved(beveledBox(0.015, 0.0085, 0.003, 0.001, 1), x + 0.02, y + up, face),
        ),
        moved(beveledBox(0.016, 0.014, 0.003, 0.001, 1), x + 0.02, y, face),
        moved(beveledBox(0.017, 0.0075, 0.003, 0.001, 1), x - 0.018, y - 0.01, face),
      ),
      material: materials.steel(),
    },
    { name: 'round port', mesh: merged(...at.map(round)), material: materials.gold() },
    { name: 'round port core', mesh: core(-0.021), material: materials.plastic('#b3271f') },
    { name: 'round port core', mesh: core(0), material: materials.plastic('#e6e4dc') },
    { name: 'round port core', mesh: core(0.021), material: materials.plastic('#d0ab22') },
  ];
}
