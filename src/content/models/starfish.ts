import { atan2, cos, cosDegrees, pairs, points, sinDegrees } from '../../core/index.js';
import { materials, part, closedCurve, type Mesh, type Part, type Vec3 } from '../../world/modeling/index.js';
import { colored, mixed, varied, type Linear } from '../../world/modeling/color.js';
import {
  merged,
  moved,
  planarUvs,
  repeatedAround,
  scaled,
  smoothNormals,
} from '../../world/modeling/mesh/index.js';
import { loft, sphere, type Ring } from '../../world/modeling/solids/index.js';
import { picture, textured } from '../../world/modeling/texture.js';
import { defineModel } from './define.js';
import { poreAt } from './parts/produce.js';

/** A species. Lengths in shares of an arm's, from the middle to its tip, unless they say otherwise. */
interface Species {
  /** The length of an arm, meters. */
  readonly arm: readonly [least: number, most: number];
  /** Half the width of an arm at shares of its length, from where two arms meet. */
  readonly widths: readonly (readonly [at: number, half: number])[];
  /** Height in the middle and at the tip. */
  readonly heights: readonly [middle: number, tip: number];
  readonly skins: readonly (readonly [middle: string, tip: string])[];
  /** The knobs on it: color, rows beside the ridge, how many along an arm, radius, and height over radius. */
  readonly knobs: {
    readonly tint: string;
    readonly rows: readonly number[];
    readonly along: number;
    readonly radius: number;
    readonly tall: number;
  };
  /** Granules of the skin: how many across, and what they look like. */
  readonly grain: readonly [across: number, tint: string];
}

/** Common, knobbed, blue, cushion, sand star. */
const species: readonly Species[] = [
  {
    arm: [0.07, 0.1],
    widths: points('0.3,0.21 0.45,0.175 0.65,0.13 0.85,0.075 0.97,0.034'),
    heights: [0.2, 0.05],
    skins: pairs('#c8602a #d98a4a, #a8432c #c8703e, #7a3f5c #a8688a'),
    knobs: { tint: '#f0dcb8', rows: [0, 0.45, 0.9], along: 9, radius: 0.017, tall: 0.9 },
    grain: [34, '#e8c8a0'],
  },
  {
    arm: [0.08, 0.115],
    widths: points('0.42,0.33 0.55,0.235 0.72,0.15 0.88,0.09 0.97,0.045'),
    heights: [0.3, 0.06],
    skins: pairs('#d9b98a #e3c9a0, #c23a2c #d9583c, #e0d0b4 #d8b890'),
    knobs: { tint: '#3c2216', rows: [0, 0.8], along: 5, radius: 0.038, tall: 1.5 },
    grain: [26, '#b98f62'],
  },
  {
    arm: [0.09, 0.12],
    widths: points('0.16,0.118 0.3,0.108 0.55,0.102 0.8,0.09 0.95,0.06'),
    heights: [0.135, 0.095],
    skins: pairs('#2f5fb8 #3f78cc, #2a7aa8 #4f9ac0, #6f4fa8 #8a6cc0'),
    knobs: { tint: '#9ab8e0', rows: [0.6], along: 10, radius: 0.009, tall: 0.5 },
    grain: [40, '#7fa6e0'],
  },
  {
    arm: [0.05, 0.075],
    widths: points('0.5,0.36 0.6,0.3 0.74,0.195 0.87,0.11 0.97,0.05'),
    heights: [0.33, 0.08],
    skins: pairs('#d9702a #e89a48, #8f4f8a #b87ab0, #4f7f6a #8fb08a, #b8452f #e0b070'),
    knobs: { tint: '#f3e3bc', rows: [0, 0.35, 0.7], along: 7, radius: 0.014, tall: 0.6 },
    grain: [44, '#f0d8a8'],
  },
  {
    arm: [0.075, 0.11],
    widths: points('0.26,0.185 0.4,0.135 0.6,0.09 0.8,0.055 0.95,0.024'),
    heights: [0.115, 0.03],
    skins: pairs('#c9a67a #b48a60, #a8885e #c8a880, #b0705a #d0a080'),
    knobs: { tint: '#efe2c6', rows: [0.98], along: 16, radius: 0.0125, tall: 0.8 },
    grain: [52, '#8f6c48'],
  },
];

/** A starfish that lies, five equal arms around it. */
export const starfish = defineModel({
  category: 'starfish',
  broadClass: 'animals',
  metIn: ['studio'],
  hasFront: false,
  featureless: true,
  hasUp: false,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const kind = size.choice(species);
    const arm = size.uniform(...kind.arm);
    const most = kind.widths[0][0] < 0.35 ? 24 : 7; // degrees that arms bend to one side
    const sway = size.choice([0, 1]) * size.uniform(-most, most);
    const [middle, tip] = look.choice(kind.skins).map((tint) => varied(look, tint, 0.1));
    const seed = look.below(0x100000);
    const [across, grain] = kind.grain;
    const granules = picture(256, '#ffffff', grain, (u, v) => poreAt(across * u, across * v, 0.5, 0.5, seed));
    const half = halfArm(kind);
    const [sole, groove] = [mixed(tip, '#efdcb8', 0.6), mixed(middle, '#3a2418', 0.5)];
    const tintAt = (x: number, y: number, z: number): Linear => {
      if (y > 0) return mixed(middle, tip, Math.min(1, x * x + z * z));
      // Below, a furrow runs along each arm.
      return 1 - cos(5 * atan2(x, z)) < 1e-3 ? groove : sole;
    };
    const body = planarUvs(bent(colored(skin(half), tintAt), sway), 'y', 2);
    const knobMeshes = bent(repeatedAround(knobs(kind, half), 5), sway);
    const parts: Part[] = [
      part('body', { ...textured(materials.satin(), granules), roughness: 0.6 }, body),
      part('knobs', { ...materials.satin(varied(look, kind.knobs.tint, 0.1)), roughness: 0.55 }, knobMeshes),
    ];
    return parts.map((part) => ({ ...part, mesh: scaled(part.mesh, arm) }));
  },
});

/** A place on the edge of an arm that points to +Z, the place of the ridge that it belongs to, and the height there. */
interface Edge {
  readonly x: number;
  readonly z: number;
  readonly ridge: number;
  readonly height: number;
}

/** The edge of an arm from its tip to where the next arm begins, on the side of +X. The arm is 1 long. */
function halfArm({ widths, heights: [middle, tip] }: Species): Edge[] {
  const beside = widths.map(([at, half], i): readonly [number, number] =>
    // Arms meet halfway between them.
    i === 0 ? [at * sinDegrees(36), at * cosDegrees(36)] : [half, at],
  );
  const arm = [
    ...beside.map(([x, z]): readonly [number, number] => [-x, z]),
    [0, 1] as const,
    ...beside.slice(1).reverse(),
  ];
  const all = [0, 1, 2, 3, 4].flatMap((k) =>
    arm.map(([x, z]): readonly [number, number] => {
      const [s, c] = [sinDegrees(72 * k), cosDegrees(72 * k)];
      return [c * x + s * z, c * z - s * x];
    }),
  );
  const steps = 3;
  const edge = closedCurve(steps, all).slice(steps * beside.length, 2 * steps * beside.length + 1);
  const nearest = edge[edge.length - 1][1];
  return edge.map(([x, z], i) => {
    const share = Math.max(0, Math.min(1, (z - nearest) / (edge[0][1] - nearest)));
    const ridge = i === edge.length - 1 ? 0 : share;
    return { x, z, ridge: 0.975 * ridge, height: tip + (middle - tip) * (1 - ridge) * (1 - 0.25 * ridge) };
  });
}

/** The height of the edge itself, as a share of the height of its ridge. */
const brim = 0.16;

/** The place a share of the way from the ridge to the edge, on the upper side. */
const onSkin = ({ x, z, ridge, height }: Edge, share: number): Vec3 => [
  x * share,
  height * (brim + (1 - brim) * Math.sqrt(1 - share * share)),
  ridge + (z - ridge) * share,
];

/** Five arms in one closed skin, flat below. */
function skin(half: readonly Edge[]): Mesh {
  // From where the arm before ends, to the tip, to where the next begins: that place is the next arm's.
  const across = [
    ...half.map((_, i) => [half.length - 1 - i, -1] as const),
    ...half.slice(1, -1).map((_, i) => [i + 1, 1] as const),
  ];
  const ring = (at: (edge: Edge) => Vec3): Ring =>
    [0, 1, 2, 3, 4].flatMap((k) =>
      across.map(([i, side]): Vec3 => {
        const [x, y, z] = at(half[i]);
        const [s, c] = [sinDegrees(72 * k), cosDegrees(72 * k)];
        return [c * side * x + s * z, y, c * z - s * side * x];
      }),
    );
  const below = (share: number) => ring(({ x, z, ridge }) => [x * share, 0, ridge + (z - ridge) * share]);
  const above = [1, 0.97, 0.88, 0.72, 0.5, 0.25, 0].map((share) => ring((edge) => onSkin(edge, share)));
  return loft([below(0), below(0.5), below(0.93), ...above], { caps: false, crease: 70 });
}

/** The knobs of one arm. */
function knobs({ knobs: { rows, along, radius, tall } }: Species, half: readonly Edge[]): Mesh {
  const knob = scaled(sphere(radius, 8), [1, tall, 1]);
  return merged(
    ...rows.flatMap((row) =>
      Array.from({ length: along }, (_, j) => (j + 0.6) / along).flatMap((t) => {
        // Rows beside the ridge end where arms meet.
        const at = (1 - t) * (half.length - 1);
        const i = Math.min(half.length - 2, Math.floor(at));
        const share = at - Math.min(half.length - 2, Math.floor(at));
        const [a, b] = [onSkin(half[i], row), onSkin(half[i + 1], row)];
        const [x, y, z] = [0, 1, 2].map((k) => a[k] + (b[k] - a[k]) * share);
        const own = scaled(knob, 1.15 - 0.6 * t);
        return (row === 0 ? [0] : [-1, 1]).map((side) => moved(own, side * x, y, z));
      }),
    ),
  );
}

/** The mesh turned about the middle the more, the farther out. @param degrees at a distance of 1 */
function bent(mesh: Mesh, degrees: number): Mesh {
  if (degrees === 0) return mesh;
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const [x, z] = [positions[i], positions[i + 2]];
    const turn = degrees * (x * x + z * z);
    const [s, c] = [sinDegrees(turn), cosDegrees(turn)];
    positions[i] = c * x + s * z;
    positions[i + 2] = c * z - s * x;
  }
  return smoothNormals({ ...mesh, positions }, 70);
}
