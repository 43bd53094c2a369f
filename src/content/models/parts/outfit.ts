import {
  block,
  bothSides,
  ellipsoid,
  extrude,
  limb,
  materials,
  merged,
  moved,
  organic,
  roundedRectangle,
  smoothCurve,
  tube,
  turned,
} from '../../../world/modeling/index.js';
import { mixed, type Tint } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Part } from '../../../world/model.js';
import type { Vec3 } from '../../../world/vector.js';
import { closedCloth, girthRing, openCloth, type Girth } from './torso.js';

export const tops = ['tee', 'shirt', 'jacket'] as const;

export interface Outfit {
  readonly top: (typeof tops)[number];
  readonly topTint: Tint;
  /** What is worn below a jacket. */
  readonly innerTint: Tint;
  readonly trouserTint: Tint;
  readonly shoeTint: Tint;
  /** Factors for the widths of shoulders, waist and hips. */
  readonly shoulders: number;
  readonly waist: number;
  readonly hips: number;
  /** How far the bust stands out, meters. */
  readonly bust: number;
}

/** The path of the left arm of a person of 1.75 m, hanging: from inside the shoulder by the elbow to the wrist. */
export const arm = (shoulders: number): readonly [Vec3, Vec3, Vec3, Vec3, Vec3] => {
  const x = 0.172 * shoulders;
  return [
    [x - 0.085, 1.41, -0.02],
    [x - 0.004, 1.384, -0.02],
    [x + 0.03, 1.29, -0.024],
    [x + 0.052, 1.13, -0.03],
    [x + 0.066, 0.9, 0.03],
  ];
};

/** Clothes and shoes of a person of 1.75 m who stands with the feet a little apart. */
export const outfit = (look: Outfit): Part[] => [...topParts(look), trousers(look), ...shoes(look)];

function trunk({ shoulders: s, waist: w, hips: h, bust }: Outfit): Girth[] {
  const rows: Girth[] = [
    [0.885, 0.17 * h, 0.104, 0.126],
    [0.94, 0.17 * h, 0.108, 0.13],
    [1.01, 0.161 * h, 0.11, 0.116],
    [1.1, 0.145 * w, 0.108, 0.098],
    [1.2, 0.155 * w, 0.112, 0.104],
    [1.28, 0.164 * s, 0.116 + bust, 0.116],
    [1.34, 0.168 * s, 0.112 + 0.4 * bust, 0.122],
    [1.39, 0.165 * s, 0.096, 0.12],
    [1.428, 0.15 * s, 0.076, 0.112],
    [1.456, 0.116 * s, 0.054, 0.1],
    [1.478, 0.072, 0.036, 0.092],
  ];
  return smoothCurve(rows, 2);
}

function topParts(look: Outfit): Part[] {
  const { top, topTint, innerTint } = look;
  const girths = trunk(look);
  const path = arm(look.shoulders);
  const sleeve = (radii: readonly number[], grow: number): Mesh => {
    const all = smoothCurve(
      path.map((p, i) => [...p, radii[i] + grow] as const),
      4,
    );
    const kept = top === 'tee' ? all.slice(0, 12) : all;
    return bothSides(
      tube(
        kept.map(([x, y, z]): Vec3 => [x, y, z]),
        kept.map((p) => p[3]),
        20,
      ),
    );
  };
  const neck = girths[girths.length - 1];
  const neckband = tube(girthRing(neck, 0.002), 0.008, 8, { closed: true });
  if (top === 'tee') {
    const cloth = materials.fabric(topTint);
    return [
      { name: 'tee shirt', mesh: closedCloth(girths), material: cloth },
      { name: 'sleeve', mesh: sleeve([0.03, 0.048, 0.056, 0.058, 0.06], 0), material: cloth },
      { name: 'neckband', mesh: neckband, material: materials.fabric(mixed(topTint, '#101010', 0.25)) },
    ];
  }
  const slim = [0.03, 0.047, 0.051, 0.046, 0.038];
  if (top === 'shirt') {
    const cloth = materials.fabric(topTint);
    const front = girths.filter(([y]) => y > 0.92 && y < 1.44).filter((_, i) => i % 2 === 1);
    const collar: Girth[] = [
      [1.468, 0.072, 0.042, 0.092],
      [1.486, 0.068, 0.044, 0.09],
      [1.503, 0.066, 0.046, 0.084],
    ];
    const lapel = moved(
      turned(
        extrude(
          [
            [0, 0],
            [0.05, 0.012],
            [0.034, -0.05],
          ],
          0.007,
        ),
        'x',
        -34,
      ),
      0.004,
      1.49,
      0.046,
    );
    return [
      { name: 'shirt', mesh: closedCloth(girths), material: cloth },
      { name: 'sleeve', mesh: sleeve(slim, 0), material: cloth },
      {
        name: 'collar',
        mesh: merged(
          openCloth(collar, 0, 0.007, () => 12),
          bothSides(lapel),
        ),
        material: materials.fabric(mixed(topTint, '#ffffff', 0.35)),
      },
      {
        name: 'button',
        mesh: merged(...front.map(([y, , z]) => moved(ellipsoid(0.008, 0.008, 0.004, 10), 0, y, z))),
        material: materials.plastic('#f2efe6'),
      },
    ];
  }
  const cloth = materials.fabric(topTint);
  const gap = (y: number): number => (y < 1.2 ? 9 : 9 + 110 * (y - 1.2));
  const coat = girths
    .filter((_, i) => i % 2 === 0)
    .map(([y, ...rest], i): Girth => [i === 0 ? 0.83 : y, ...rest]);
  const hood: Vec3[] = [
    [0.07, 1.478, 0.0],
    [0.082, 1.478, -0.05],
    [0.05, 1.472, -0.1],
    [0, 1.47, -0.112],
  ];
  const around = smoothCurve(
    [
      ...hood,
      ...hood
        .slice(0, 3)
        .reverse()
        .map(([x, y, z]): Vec3 => [-x, y, z]),
    ],
    3,
  );
  return [
    { name: 'shirt', mesh: closedCloth(girths), material: materials.fabric(innerTint) },
    { name: 'neckband', mesh: neckband, material: materials.fabric(mixed(innerTint, '#101010', 0.15)) },
    { name: 'jacket', mesh: openCloth(coat, 0.004, 0.014, gap), material: cloth },
    { name: 'sleeve', mesh: sleeve(slim, 0.012), material: cloth },
    { name: 'collar', mesh: tube(around, 0.018, 10, { caps: 'round' }), material: cloth },
  ];
}

function trousers({ trouserTint, hips: h }: Outfit): Part {
  const hips: Girth[] = [
    [0.79, 0.1 * h, 0.05, 0.07],
    [0.82, 0.15 * h, 0.084, 0.1],
    [0.87, 0.162 * h, 0.096, 0.118],
    [0.95, 0.16 * h, 0.1, 0.116],
    [1.02, 0.15 * h, 0.1, 0.1],
  ];
  const leg = smoothCurve(
    [
      [0.082 * h, 0.9, -0.008, 0.08],
      [0.084 * h, 0.8, -0.006, 0.088],
      [0.09, 0.66, 0.0, 0.074],
      [0.096, 0.5, 0.004, 0.061],
      [0.099, 0.36, -0.01, 0.059],
      [0.104, 0.075, -0.02, 0.051],
    ] as const,
    4,
  );
  const mesh = tube(
    leg.map(([x, y, z]): Vec3 => [x, y, z]),
    leg.map((p) => p[3]),
    20,
  );
  return {
    name: 'trousers',
    mesh: merged(closedCloth(smoothCurve(hips, 2)), bothSides(mesh)),
    material: materials.fabric(trouserTint),
  };
}

function shoes({ shoeTint }: Outfit): Part[] {
  const upper = organic(
    [
      limb([0.104, 0.045, -0.045], [0.122, 0.035, 0.11], 0.044, 0.036),
      limb([0.104, 0.05, -0.03], [0.104, 0.105, -0.025], 0.046, 0.046, { blend: 0.03 }),
      block([0.11, -0.08, 0.03], [0.2, 0.1, 0.3], 0.002, { mode: 'carve', blend: 0.004 }),
    ],
    { cell: 0.0165, blend: 0.03 },
  );
  const print = roundedRectangle(0.1, 0.255, 0.048, 5);
  const sole = moved(
    turned(extrude(print, 0.024, { bevel: 0.004, bevelSegments: 1 }), 'x', 90),
    0.113,
    0.012,
    0.032,
  );
  return [
    { name: 'shoe', mesh: bothSides(upper), material: materials.leather(shoeTint) },
    { name: 'sole', mesh: bothSides(sole), material: materials.rubber('#e4e0d8') },
  ];
}
