import {
  ball,
  blob,
  block,
  bothSides,
  ellipsoid,
  limb,
  materials,
  mixed,
  moved,
  organic,
  paired,
  tube,
} from '../../../world/modeling/index.js';
import type { Linear, Shape, Tint } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';

export const haircuts = ['short', 'parted', 'bob', 'long', 'bun', 'bald'] as const;

export interface HeadLook {
  readonly skin: Linear;
  readonly hair: Tint;
  readonly cut: (typeof haircuts)[number];
  readonly iris: Tint;
  /** Fuller lips, thinner brows, a finer jaw. */
  readonly fine: boolean;
}

/** The head of an adult about its middle, between the eyes and the ears; 0.23 m high. */
export function humanHead({ skin, hair, cut, iris, fine }: HeadLook): Part[] {
  const jaw = fine ? 0.92 : 1;
  const lips = mixed(skin, fine ? '#a8353c' : '#8f3a38', fine ? 0.6 : 0.4);
  const face: Shape[] = [
    blob([0, 0.022, -0.012], [0.077, 0.096, 0.096]),
    blob([0, -0.035, 0.026], [0.062 * jaw, 0.08, 0.066], { blend: 0.03 }),
    ball([0, -0.094, 0.058], 0.022 * jaw, { blend: 0.03 }),
    limb([0, 0.008, 0.086], [0, -0.026, 0.104], 0.008, 0.0135, { blend: 0.012 }),
    ...paired(
      blob([0.079, -0.012, -0.008], [0.011, 0.033, 0.02], { blend: 0.01 }),
      blob([0.042, -0.03, 0.066], [0.022, 0.02, 0.018], { blend: 0.03 }),
      ball([0.033, 0.008, 0.104], 0.02, { mode: 'carve', blend: 0.012 }),
    ),
    blob([0, -0.062, 0.086], [0.025, 0.007, 0.012], { blend: 0.01 }),
    blob([0, -0.062, 0.095], [0.026, 0.008 * (fine ? 1.25 : 1), 0.02], {
      mode: 'paint',
      color: lips,
      blend: 0.003,
    }),
    limb([0, -0.2, -0.028], [0, -0.08, -0.016], 0.058 * jaw, 0.05 * jaw, { blend: 0.02 }),
  ];
  const eye = (radius: number, out: number): ReturnType<typeof moved> =>
    bothSides(moved(ellipsoid(radius, radius * 0.85, radius, 10), 0.032, 0.007, out));
  const brow = tube(
    [
      [0.013, 0.032, 0.087],
      [0.03, 0.036, 0.0835],
      [0.051, 0.029, 0.072],
    ],
    fine ? [0.0028, 0.003, 0.0018] : [0.004, 0.0045, 0.0025],
    8,
    { caps: 'round' },
  );
  const parts: Part[] = [
    { name: 'head', mesh: organic(face, { cell: 0.0126, color: skin }), material: materials.skin([1, 1, 1]) },
    { name: 'eye', mesh: eye(0.0138, 0.0715), material: materials.glossy('#f1efea') },
    { name: 'iris', mesh: eye(0.0078, 0.0788), material: materials.glossy(iris) },
    { name: 'pupil', mesh: eye(0.0042, 0.0834), material: materials.glossy('#0a0908') },
    {
      name: 'lid',
      mesh: bothSides(moved(ellipsoid(0.016, 0.0095, 0.015, 10), 0.032, 0.0158, 0.0695)),
      material: materials.skin(skin),
    },
    { name: 'brow', mesh: bothSides(brow), material: materials.hair(mixed(hair, '#20160f', 0.4)) },
  ];
  const shapes = hairShapes(cut);
  if (shapes.length > 0) {
    parts.push({
      name: 'hair',
      mesh: organic(shapes, { cell: 0.015, blend: 0.02 }),
      material: materials.hair(hair),
    });
  }
  return parts;
}

/** A cap with the face cut out, and what hangs from it. */
function hairShapes(cut: HeadLook['cut']): Shape[] {
  const cap = (up: number): Shape => blob([0, 0.028 + up / 2, -0.02], [0.088, 0.102 + up / 2, 0.103]);
  const brow = (width: number): Shape =>
    blob([0, -0.035, 0.12], [width, 0.12, 0.088], { mode: 'carve', blend: 0.014 });
  const nape = (y: number): Shape =>
    block([0, y - 0.2, 0], [0.3, 0.2, 0.3], 0.01, { mode: 'carve', blend: 0.02 });
  const ears = paired(ball([0.09, -0.02, 0.012], 0.032, { mode: 'carve', blend: 0.016 }));
  const sides = (low: number, thick: number): Shape[] => [
    ...paired(limb([0.072, 0.04, -0.015], [0.085, low, -0.022], 0.032, thick, { blend: 0.03 })),
    ...paired(limb([0.04, 0.0, -0.075], [0.05, low, -0.075], 0.05, thick * 1.5, { blend: 0.04 })),
  ];
  if (cut === 'short') return [cap(0), brow(0.083), ...ears, nape(-0.055)];
  if (cut === 'parted') {
    const quiff = blob([0.01, 0.096, 0.022], [0.072, 0.044, 0.075], { blend: 0.03 });
    return [cap(0.012), quiff, brow(0.083), ...ears, nape(-0.07)];
  }
  if (cut === 'bob') return [cap(0.008), ...sides(-0.075, 0.03), brow(0.074), nape(-0.1)];
  if (cut === 'long') return [cap(0.008), ...sides(-0.22, 0.028), brow(0.076), nape(-0.26)];
  if (cut === 'bun')
    return [cap(0), ball([0, 0.075, -0.125], 0.046, { blend: 0.012 }), brow(0.085), ...ears, nape(-0.06)];
  return [];
}
