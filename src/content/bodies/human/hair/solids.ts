import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { ball, blob, block, limb, paired, type Shape, type Vec3 } from '../../../../world/modeling/index.js';
import type { Haircut } from './haircuts.js';

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
/** Combed back close to the skull. */
const sleek: readonly Shape[] = [cap(0.002), face(0.084), ...ears, nape(-0.055)];
// fuller on the side away from the parting, on the left, and over the brow there
const parted: readonly Shape[] = [
  blob([-0.014, 0.088, 0.012], [0.066, 0.046, 0.082], { blend: 0.03 }),
  limb([0.026, 0.098, 0.062], [-0.05, 0.074, 0.058], 0.02, 0.017, { blend: 0.03 }),
];

/** The places where hair is tied together. */
export const knots = {
  back: [0, 0.05, -0.122],
  high: [0, 0.09, -0.112],
  top: [0, 0.152, -0.045],
  side: [0.088, 0.02, -0.066],
} as const satisfies Record<string, Vec3>;

/** The shapes that hair fills, about the middle of the head, of a cut with its parting on the left; locks lie on it. */
export function hairShapes(cut: Haircut): Shape[] {
  switch (cut) {
    case 'bald':
      return [];
    case 'buzz':
      return [cap(-0.003, 0.0805), face(0.084), ...ears, nape(-0.05)];
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
    case 'quiff':
      return [
        cap(0, 0.0815),
        face(0.084, 0.008),
        limb([-0.03, 0.112, 0.05], [0.03, 0.112, 0.05], 0.03, 0.03, { blend: 0.03 }),
        blob([0, 0.11, 0], [0.05, 0.036, 0.07], { blend: 0.03 }),
        ...ears,
        nape(-0.045),
      ];
    case 'receding':
      return [
        cap(-0.002, 0.083),
        face(0.09, 0.03),
        blob([0, 0.11, 0.03], [0.062, 0.07, 0.095], { mode: 'carve', blend: 0.015 }),
        ...ears,
        nape(-0.06),
      ];
    case 'curls':
      return [...curls(), face(0.079, 0.001), ...ears, nape(-0.075)];
    case 'afro':
      return [
        blob([0, 0.055, -0.03], [0.128, 0.128, 0.125]),
        blob([0, -0.05, 0.122], [0.078, 0.125, 0.1], { mode: 'carve', blend: 0.02 }),
        nape(-0.085),
      ];
    case 'bob':
      return [cap(0.006), ...sideLocks(-0.085, 0.03), face(0.079), ...parted, nape(-0.11)];
    case 'long':
      return [cap(0.006), ...backLocks(-0.24), face(0.08), ...parted, ...ears];
    case 'wavy':
      return [cap(0.01, 0.088), ...sideLocks(-0.1, 0.034), ...backLocks(-0.2), face(0.078), ...parted];
    case 'locs':
      return [cap(0.002), face(0.082), ...ears, nape(-0.05)];
    case 'ponytail':
      return [...sleek, ball(knots.back, 0.028, { blend: 0.012 }), ...tail([0, 0.04, -0.14])];
    case 'braid':
      return [...sleek, ball(knots.back, 0.024, { blend: 0.012 }), ...plait([0, 0.035, -0.135])];
    case 'pigtails':
      return [
        ...sleek,
        ...paired(
          ball(knots.side, 0.022, { blend: 0.01 }),
          limb([0.1, 0.01, -0.072], [0.116, -0.05, -0.07], 0.024, 0.027, { blend: 0.015 }),
          limb([0.116, -0.05, -0.07], [0.108, -0.13, -0.06], 0.027, 0.01, { blend: 0.015 }),
        ),
      ];
    case 'bun':
      return [...sleek, ball(knots.high, 0.044, { blend: 0.012 })];
    case 'topknot':
      return [...sleek, ball(knots.top, 0.034, { blend: 0.01 })];
  }
}

const tail = (from: Vec3): Shape[] => [
  limb(from, [0, -0.06, -0.155], 0.034, 0.03, { blend: 0.015 }),
  limb([0, -0.06, -0.155], [0, -0.16, -0.135], 0.03, 0.012, { blend: 0.015 }),
];

/** Strands that lie over each other, left and right in turn, down the back. */
const plait = ([, y, z]: Vec3): Shape[] =>
  Array.from({ length: 9 }, (_, i): Shape => {
    const [side, size] = [i % 2 === 0 ? 0.008 : -0.008, 0.024 - 0.0012 * i];
    return blob([side, y - 0.03 * i, z - 0.012 + 0.0015 * i], [size, size * 1.05, size * 0.85], {
      blend: 0.005,
    });
  });

const sideLocks = (low: number, thick: number): Shape[] => [
  ...paired(limb([0.074, 0.03, -0.016], [0.08, low, -0.02], 0.034, thick, { blend: 0.03 })),
  ...paired(limb([0.038, 0, -0.072], [0.045, low, -0.072], 0.05, thick * 1.5, { blend: 0.04 })),
];

/** The hair behind the ears, down the neck. */
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
