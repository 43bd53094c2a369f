import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { Field } from '../../../world/modeling/organic/field.js';
import {
  ball,
  blob,
  block,
  limb,
  materials,
  mixed,
  organic,
  paired,
  smoothCurve,
  tube,
  type Shape,
} from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Part } from '../../../world/model.js';
import type { Vec3 } from '../../../world/vector.js';
import { signOf, type Side } from '../side.js';
import { memoize } from '../../../core/memoize.js';
import type { HumanLook } from './look.js';

/** Where hair lies close to the skull, its line needs finer cells. */
const cells = { full: 0.0145, close: 0.0115 };
const close = ['crop', 'bun', 'ponytail'];

/** Hair about the middle of the head: a cap with the face cut out, what hangs from it, and the line of a parting. */
export function hairParts({ hair, skin }: HumanLook, coarseness: number): Part[] {
  if (hair.cut === 'bald') return [];
  const { locks, line } = hairMeshes(hair.cut, hair.parting, coarseness);
  const all = { name: 'hair', mesh: locks, material: materials.hair(hair.color) };
  if (!line) return [all];
  return [all, { name: 'hair', mesh: line, material: materials.hair(mixed(skin, hair.color, 0.45)) }];
}

const hairMeshes = memoize(
  (cut: HumanLook['hair']['cut'], parting: Side, coarseness: number): { locks: Mesh; line?: Mesh } => {
    const shapes = hairShapes(cut, signOf(parting));
    const cell = coarseness * (close.includes(cut) ? cells.close : cells.full);
    const locks = organic(shapes, { cell, blend: 0.02 });
    return cut === 'parted' || cut === 'bob' || cut === 'long'
      ? { locks, line: partingLine(new Field(shapes, 0.02), signOf(parting)) }
      : { locks };
  },
);

/** The scalp where the hair parts, from the brow back. */
function partingLine(field: Field, side: 1 | -1): Mesh {
  const places = [0.068, 0.05, 0.03, 0.01, -0.012, -0.034].map((z, i): Vec3 => {
    const x = side * (0.043 - 0.0012 * i);
    let y = 0.18;
    for (let step = 0; step < 60 && field.value(x, y, z) > 1e-4; step++)
      y -= Math.min(0.01, 0.8 * field.value(x, y, z));
    return [x, y - 0.0006, z];
  });
  const path = smoothCurve(places, 3);
  return tube(
    path,
    path.map((_, i) => 0.0021 - (0.001 * i) / path.length),
    6,
    { caps: 'round' },
  );
}

const cap = (up: number, wide = 0.0845): Shape =>
  blob([0, 0.03 + up / 2, -0.018], [wide, 0.097 + up / 2, 0.1]);
/** The face: what is cut out of the cap in front. */
const face = (width: number, height = 0): Shape =>
  blob([0, -0.042 + height, 0.122], [width, 0.12, 0.088], { mode: 'carve', blend: 0.02 });
const nape = (y: number): Shape =>
  block([0, y - 0.2, 0], [0.3, 0.2, 0.3], 0.01, { mode: 'carve', blend: 0.02 });
const ears: readonly Shape[] = paired(
  limb([0.09, -0.008, 0.018], [0.09, -0.05, 0.004], 0.028, 0.034, { mode: 'carve', blend: 0.014 }),
);

function hairShapes(cut: HumanLook['hair']['cut'], side: 1 | -1): Shape[] {
  const s = (x: number, y: number, z: number): Vec3 => [x * side, y, z];
  // fuller on the side away from the parting, and over the brow there
  const crown = blob(s(-0.014, 0.088, 0.012), [0.066, 0.046, 0.082], { blend: 0.03 });
  const fringe = limb(s(0.026, 0.098, 0.062), s(-0.05, 0.074, 0.058), 0.02, 0.017, { blend: 0.03 });
  const parted = [crown, fringe];
  switch (cut) {
    case 'bald':
      return [];
    case 'crop':
      return [cap(0, 0.0825), face(0.084), ...ears, nape(-0.05)];
    case 'short':
      return [
        cap(0.01),
        blob([0, 0.088, 0.02], [0.062, 0.036, 0.07], { blend: 0.03 }),
        face(0.083, 0.004),
        ...ears,
        nape(-0.06),
      ];
    case 'parted':
      return [cap(0.006), face(0.083, 0.002), ...parted, ...ears, nape(-0.065)];
    case 'curls':
      return [...curls(), face(0.078, -0.002), ...ears, nape(-0.075)];
    case 'bob':
      return [cap(0.006), ...sideLocks(-0.085, 0.03), face(0.079), ...parted, nape(-0.11)];
    case 'long':
      return [cap(0.006), ...backLocks(-0.24), face(0.08), ...parted, ...ears];
    case 'ponytail':
      return [
        cap(0.002),
        face(0.084),
        ...ears,
        nape(-0.055),
        ball([0, 0.05, -0.122], 0.028, { blend: 0.012 }),
        limb([0, 0.04, -0.14], [0, -0.06, -0.155], 0.034, 0.03, { blend: 0.015 }),
        limb([0, -0.06, -0.155], [0, -0.16, -0.135], 0.03, 0.012, { blend: 0.015 }),
      ];
    case 'bun':
      return [
        cap(0.002),
        face(0.084),
        ...ears,
        nape(-0.055),
        ball([0, 0.09, -0.112], 0.044, { blend: 0.012 }),
      ];
  }
}

const sideLocks = (low: number, thick: number): Shape[] => [
  ...paired(limb([0.074, 0.03, -0.016], [0.08, low, -0.02], 0.034, thick, { blend: 0.03 })),
  ...paired(limb([0.038, 0, -0.072], [0.045, low, -0.072], 0.05, thick * 1.5, { blend: 0.04 })),
];

/** Behind the ears, down the neck. */
const backLocks = (low: number): Shape[] => [
  limb([0, 0.01, -0.085], [0, low - 0.01, -0.098], 0.045, 0.026, { blend: 0.035 }),
  ...paired(
    limb([0.05, 0.01, -0.065], [0.062, -0.1, -0.075], 0.042, 0.036, { blend: 0.035 }),
    limb([0.055, -0.1, -0.075], [0.055, low, -0.09], 0.036, 0.024, { blend: 0.03 }),
  ),
];

/** Balls all over the skull, fewer where the face begins. */
function curls(): Shape[] {
  const rings = [
    { y: 0.128, r: 0.022, n: 3, size: 0.034, front: 90 },
    { y: 0.1, r: 0.066, n: 4, size: 0.034, front: 72 },
    { y: 0.06, r: 0.084, n: 5, size: 0.032, front: 55 },
    { y: 0.015, r: 0.086, n: 5, size: 0.03, front: 0 },
    { y: -0.03, r: 0.078, n: 5, size: 0.026, front: -30 },
  ];
  return [
    cap(0.01),
    ...rings.flatMap(({ y, r, n, size, front }) =>
      Array.from({ length: n }, (_, i) => {
        const angle = -80 + ((front + 80) * i) / (n - 1);
        const [x, z] = [r * cosDegrees(angle), 1.15 * r * sinDegrees(angle) - 0.018];
        return paired(ball([x, y, z], size, { blend: 0.012 }));
      }).flat(),
    ),
  ];
}
