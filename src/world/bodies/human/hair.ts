import { ball, blob, block, limb, materials, organic, paired, type Shape } from '../../build/index.js';
import type { Part } from '../../model.js';
import type { Vec3 } from '../../vector.js';
import { signOf } from '../side.js';
import type { HumanLook } from './look.js';

/** Hair about the middle of the head: a cap with the face cut out, and what hangs from it. */
export function hairParts({ hair }: HumanLook): Part[] {
  const shapes = hairShapes(hair.cut, signOf(hair.parting));
  if (shapes.length === 0) return [];
  return [{ name: 'hair', mesh: organic(shapes, { cell: 0.015, blend: 0.02 }), material: materials.hair(hair.color) }]; // prettier-ignore
}

const cap = (up: number, wide = 0.0845): Shape =>
  blob([0, 0.03 + up / 2, -0.018], [wide, 0.097 + up / 2, 0.1]);
/** The face: what is cut out of the cap in front. */
const face = (width: number, height = 0): Shape =>
  blob([0, -0.042 + height, 0.122], [width, 0.12, 0.088], { mode: 'carve', blend: 0.014 });
const nape = (y: number): Shape =>
  block([0, y - 0.2, 0], [0.3, 0.2, 0.3], 0.01, { mode: 'carve', blend: 0.02 });
const ears: readonly Shape[] = paired(limb([0.09, -0.004, 0.02], [0.09, -0.05, 0.004], 0.028, 0.034, { mode: 'carve', blend: 0.012 })); // prettier-ignore

function hairShapes(cut: HumanLook['hair']['cut'], side: 1 | -1): Shape[] {
  const s = (x: number, y: number, z: number): Vec3 => [x * side, y, z];
  // from the parting over the brow to the other side
  const sweep = (low: number): Shape[] => [
    limb(s(0.03, 0.118, 0.045), s(-0.045, 0.092, 0.062), 0.026, 0.024, { blend: 0.02 }),
    limb(s(-0.04, 0.096, 0.06), s(-0.074, low, 0.04), 0.022, 0.014, { blend: 0.02 }),
  ];
  const furrow = limb(s(0.038, 0.14, 0.075), s(0.032, 0.152, -0.04), 0.012, 0.01, {
    mode: 'carve',
    blend: 0.006,
  });
  switch (cut) {
    case 'bald':
      return [];
    case 'crop':
      return [cap(-0.004, 0.081), face(0.086), ...ears, nape(-0.05)];
    case 'short':
      return [cap(0.006), ...sweep(0.06).slice(0, 1), face(0.084, 0.004), ...ears, nape(-0.06)];
    case 'parted':
      return [cap(0.012), face(0.084, 0.002), ...sweep(0.05), furrow, ...ears, nape(-0.065)];
    case 'curls':
      return [...curls(), face(0.08, -0.004), ...ears, nape(-0.075)];
    case 'bob':
      return [cap(0.008), ...sideLocks(-0.085, 0.026), face(0.079), ...sweep(0.02), furrow, nape(-0.11)];
    case 'long':
      return [cap(0.008), ...backLocks(-0.24), face(0.08), ...sweep(0.03), furrow, ...ears];
    case 'ponytail':
      return [
        cap(0.002),
        face(0.085),
        ...ears,
        nape(-0.055),
        ball([0, 0.05, -0.122], 0.028, { blend: 0.012 }),
        limb([0, 0.04, -0.14], [0, -0.06, -0.155], 0.034, 0.03, { blend: 0.015 }),
        limb([0, -0.06, -0.155], [0, -0.16, -0.135], 0.03, 0.012, { blend: 0.015 }),
      ];
    case 'bun':
      return [
        cap(0.002),
        face(0.085),
        ...ears,
        nape(-0.055),
        ball([0, 0.09, -0.112], 0.044, { blend: 0.012 }),
      ];
  }
}

const sideLocks = (low: number, thick: number): Shape[] => [
  ...paired(limb([0.07, 0.04, -0.02], [0.08, low, -0.022], 0.03, thick, { blend: 0.03 })),
  ...paired(limb([0.038, 0, -0.072], [0.045, low, -0.072], 0.05, thick * 1.5, { blend: 0.04 })),
];

/** Behind the ears, down the neck. */
const backLocks = (low: number): Shape[] =>
  paired(
    limb([0.05, 0.01, -0.065], [0.062, -0.1, -0.075], 0.042, 0.036, { blend: 0.035 }),
    limb([0.055, -0.1, -0.075], [0.06, low, -0.085], 0.036, 0.024, { blend: 0.03 }),
  );

/** Balls all over the skull. */
function curls(): Shape[] {
  const rings = [
    { y: 0.128, r: 0.02, n: 3, size: 0.034 },
    { y: 0.1, r: 0.064, n: 8, size: 0.034 },
    { y: 0.06, r: 0.084, n: 10, size: 0.032 },
    { y: 0.015, r: 0.086, n: 10, size: 0.03 },
    { y: -0.03, r: 0.08, n: 10, size: 0.026 },
  ];
  return [
    cap(0.01),
    ...rings.flatMap(({ y, r, n, size }) =>
      // pairs at equal angles on both sides
      ring(n).map(([x, z]) => ball([x * r, y, z * r * 1.15 - 0.018], size, { blend: 0.012 })),
    ),
  ];
}

/** Points of the unit circle, in mirrored pairs. */
const ring = (n: number): (readonly [x: number, z: number])[] =>
  Array.from({ length: Math.floor(n / 2) }, (_, i) => {
    // without sines: points of the circle by a rational parameter
    const t = -1 + (2 * (i + 0.5)) / Math.floor(n / 2);
    const [x, z] = [1 - t * t, 2 * t].map((v) => v / (1 + t * t)) as [number, number];
    return [
      [x, z],
      [-x, z],
    ] as const;
  }).flat();
