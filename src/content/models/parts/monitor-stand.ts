import { points } from '../../../core/points.js';
import { part, type Material, type Part, type Vec3 } from '../../../world/model.js';
import { materials } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve } from '../../../world/modeling/plane/index.js';
import { beveledBox, cylinder, lathe, sweep, torus } from '../../../world/modeling/solids/index.js';

export type StandKind = 'plate' | 'disc' | 'legs' | 'bracket';

/** Where the column of a monitor stands, behind its panel: z, meters. */
export const columnZ = -0.075;

/**
 * What carries a monitor from behind and stands on y = 0.
 *
 * @param top the height that it reaches, meters
 */
export function monitorStand(kind: StandKind, top: number, material: Material, accent: Material): Part[] {
  if (kind === 'legs') return legs(top, material, accent);
  if (kind === 'bracket') return bracket(top, material);
  const high = top - 0.01;
  const [foot, column] =
    kind === 'plate'
      ? [
          moved(beveledBox(0.25, 0.012, 0.19, 0.005), 0, 0.006, columnZ + 0.055),
          moved(beveledBox(0.062, high, 0.024, 0.006), 0, 0.01 + high / 2, columnZ),
        ]
      : [
          moved(lathe(disc, { segments: 56 }), 0, 0, columnZ + 0.04),
          moved(cylinder(0.021, high, 32, 0.003), 0, 0.01 + high / 2, columnZ),
        ];
  const hole = moved(turned(torus(0.016, 0.005, 28, 10), 'x', 90), 0, 0.4 * top, columnZ - 0.013);
  return [
    part('foot', foot, material),
    part('stand', column, material),
    ...(kind === 'plate' ? [part('cable hole', hole, accent)] : []),
  ];
}

const disc = points('0.112,0 0.115,0.003 0.115,0.007 0.11,0.011 0.045,0.015 0.03,0.018 0.024,0.03');

/** Two slim legs in a V that open toward the viewer, and a short one behind. */
function legs(top: number, material: Material, accent: Material): Part[] {
  const outline = roundedRectangle(0.026, 0.014, 0.004, 2);
  const path: Vec3[] = [
    [0.004, 0.014, columnZ],
    [0.09, 0.011, columnZ + 0.075],
    [0.18, 0.007, columnZ + 0.15],
  ];
  const rear: Vec3[] = [
    [0, 0.014, columnZ + 0.01],
    [0, 0.007, columnZ - 0.06],
  ];
  const leg = sweep(path, outline, [1, 0.95, 0.7], { up: [0, 1, 0] });
  const column = moved(beveledBox(0.05, top - 0.01, 0.034, 0.012, 3), 0, 0.01 + (top - 0.01) / 2, columnZ);
  return [
    part('foot', merged(bothSides(leg), sweep(rear, outline, 1, { up: [0, 1, 0] })), material),
    part('stand', column, material),
    part('ring', moved(turned(torus(0.02, 0.0035, 32, 8), 'x', 90), 0, 0.55 * top, columnZ - 0.0165), accent),
  ];
}

/** One bent sheet of metal: flat on the desk, then up behind the panel. */
function bracket(top: number, material: Material): Part[] {
  const path = smoothCurve<Vec3>(
    [
      [0, 0.004, columnZ + 0.16],
      [0, 0.004, columnZ + 0.05],
      [0, 0.005, columnZ - 0.03],
      [0, 0.026, columnZ - 0.052],
      [0, 0.07, columnZ - 0.046],
      [0, top, columnZ - 0.006],
    ],
    5,
  );
  const sheet = sweep(path, roundedRectangle(0.19, 0.008, 0.003, 2), 1, { up: [0, 0.3, -0.95] });
  const feet = [0.14, 0].flatMap((z) =>
    [-0.07, 0.07].map((x) => moved(cylinder(0.008, 0.002, 16), x, 0.0006, columnZ + z)),
  );
  return [
    part('stand', moved(sheet, 0, 0.001, 0), material),
    part('pad', merged(...feet), materials.rubber()),
  ];
}
