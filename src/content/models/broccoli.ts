import { acos, atan2, cos, cosDegrees, sinDegrees, type Stream, tau } from '../../core/index.js';
import { materials, smoothCurve, sphere, tube, type Mesh, type Part } from '../../world/modeling/index.js';
import { colored, mixed, varied } from '../../world/modeling/color.js';
import { moved, part, scaled, turned } from '../../world/modeling/mesh/index.js';
import { add, normalize, scale, type Vec3 } from '../../world/vector.js';
import { defineModel } from './define.js';
import { leafBlade, poreAt, rind, solidNoise, uneven } from './parts/produce.js';

/** How a broccoli was cut and grew. Meters. */
interface Cut {
  /** The radius of the head. */
  readonly head: number;
  /** How far the head reaches down its sides, degrees from its top. */
  readonly round: number;
  /** The head's height over its radius. */
  readonly dome: number;
  readonly florets: number;
  /** The length from the cut to where it branches, and the radius. */
  readonly trunk: readonly [long: number, radius: number];
  readonly leaves: number;
}

/** A whole head, a crown, a tall one with leaves, a single floret. */
const cuts: readonly Cut[] = [
  { head: 0.062, round: 98, dome: 0.82, florets: 34, trunk: [0.062, 0.0185], leaves: 0 },
  { head: 0.075, round: 84, dome: 0.62, florets: 40, trunk: [0.034, 0.02], leaves: 0 },
  { head: 0.054, round: 104, dome: 0.95, florets: 30, trunk: [0.092, 0.017], leaves: 3 },
  { head: 0.031, round: 100, dome: 0.8, florets: 15, trunk: [0.03, 0.0085], leaves: 0 },
];

/** Broccoli that stands on its cut stem. */
export const broccoli = defineModel({
  category: 'broccoli',
  broadClass: 'food',
  metIn: ['studio'],
  hasFront: false,
  featureless: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const cut = size.choice(cuts);
    const by = size.uniform(0.9, 1.1);
    const bud = varied(look, look.choice(['#3f7d33', '#2f6a30', '#4c8a36', '#2e5f42']), 0.1);
    const stem = varied(look, look.choice(['#9fbe6a', '#8fb25c', '#b2c67e']), 0.08);
    const seed = look.below(0x100000);
    const buds = rind({ ...materials.satin(), roughness: 0.75 }, 96, (x, y, z) => {
      const bead = poreAt(9 * x + 40, 9 * y + 40, 9 * z + 40, 0.5, seed);
      const light = 0.5 + 0.5 * bead;
      return { tint: [light, light, light], height: 0.06 * bead };
    });
    const florets = floretsOf(cut, variation.child('florets'));
    const floretMeshes = florets.map((one, i) => floret(one, bud, seed + 31 * i));
    const parts: Part[] = [
      part('florets', buds, floretMeshes),
      part('stem', { ...materials.satin(), roughness: 0.6 }, [
        trunk(cut, variation.child('trunk'), stem),
        ...florets.map((one) => branch(cut, one, stem)),
      ]),
    ];
    if (cut.leaves > 0)
      parts.push(
        part(
          'leaves',
          { ...materials.satin(), roughness: 0.6 },
          Array.from({ length: cut.leaves }, (_, i) => leaf(cut, variation.child('leaf', i), i)),
        ),
      );
    return parts.map((part) => ({ ...part, mesh: scaled(part.mesh, by) }));
  },
});

interface Floret {
  readonly at: Vec3;
  /** Away from the middle of the head, a unit vector. */
  readonly out: Vec3;
  readonly radius: number;
}

/** Florets over a dome, close to each other. */
function floretsOf({ head, round, dome, florets, trunk: [long] }: Cut, stream: Stream): Floret[] {
  const lowest = 1 - cosDegrees(round);
  const radius = head * Math.sqrt((1.42 * lowest) / florets);
  return Array.from({ length: florets }, (_, i): Floret => {
    const own = stream.child(i);
    const up = 1 - (lowest * (i + 0.4)) / florets;
    const out = Math.sqrt(Math.max(0, 1 - up * up));
    const turn = 137.508 * i + own.uniform(-10, 10);
    const way: Vec3 = [out * sinDegrees(turn), up, out * cosDegrees(turn)];
    const far = head * own.uniform(0.93, 1.03) - radius;
    const at: Vec3 = [far * way[0], long + 0.62 * head + far * way[1] * dome, far * way[2]];
    return { at, out: normalize(add(way, [0, 0.15, 0])), radius: radius * own.uniform(0.92, 1.18) };
  });
}

/** A bumpy cushion of buds, paler below. */
function floret({ at, out, radius }: Floret, bud: Vec3, seed: number): Mesh {
  const bumpy = uneven(
    sphere(1, 18),
    (x, y, z) =>
      (1 + 0.34 * (solidNoise(2.1 * x + 20, 2.1 * y + 20, 2.1 * z + 20, seed) - 0.4)) *
      (y < -0.2 ? 1 + 0.55 * (y + 0.2) : 1),
    0,
  );
  const [deep, tip] = [mixed(bud, '#16301a', 0.45), mixed(bud, '#8fb04c', 0.22)];
  const mesh = colored(bumpy, (x, y, z) => {
    const far = Math.sqrt(x * x + y * y + z * z);
    return mixed(deep, tip, Math.max(0, Math.min(1, 0.6 * (y + 0.5) + 2 * (far - 1))));
  });
  const tilted = turned(scaled(mesh, [radius, 0.88 * radius, radius]), 'x', inDegrees(acos(out[1])));
  return moved(turned(tilted, 'y', inDegrees(atan2(out[0], out[2]))), ...at);
}

const inDegrees = (radians: number): number => (360 * radians) / tau;

/** The stem from its cut to where it branches. */
function trunk({ trunk: [long, radius], head }: Cut, stream: Stream, stem: Vec3): Mesh {
  const [lean, way] = [stream.uniform(0, 0.05) * long, stream.uniform(0, 360)];
  const shares = [0, 0.03, 0.12, 0.3, 0.5, 0.7, 0.85, 1, 1.12];
  const wide = [0.93, 1.02, 1.03, 1, 1, 1.05, 1.15, 1.2, 0.9];
  const reach = long + 0.2 * head;
  const path = shares.map((t): Vec3 => {
    const off = lean * sinDegrees(180 * Math.min(1, t));
    return [off * sinDegrees(way), (t * reach) / 1.12, off * cosDegrees(way)];
  });
  const body = tube(
    path,
    wide.map((share) => share * radius),
    28,
  );
  // Leaf scars make it angular.
  const grown = uneven(body, (x, y, z) => 1 + 0.07 * cos(5 * atan2(x, z) + (y / radius) * 0.9));
  const [pale, skin] = [mixed(stem, '#f0f2cf', 0.6), mixed(stem, '#6f9a48', 0.3)];
  return colored(grown, (x, y, z) => {
    if (y < 1e-4 && x * x + z * z < 0.75 * radius * radius) return pale;
    return mixed(stem, skin, Math.min(1, y / reach));
  });
}

/** A branch from the trunk to a floret. */
function branch({ head, trunk: [long, radius] }: Cut, { at, out, radius: wide }: Floret, stem: Vec3): Mesh {
  const level = Math.max(1e-6, Math.sqrt(at[0] * at[0] + at[2] * at[2]));
  const from: Vec3 = [(0.5 * radius * at[0]) / level, long - 0.1 * head, (0.5 * radius * at[2]) / level];
  const end = add(at, scale(out, -0.35 * wide));
  const middle = add(scale(add(from, end), 0.5), [0.06 * at[0], -0.04 * head, 0.06 * at[2]]);
  const path = smoothCurve<Vec3>(3, [from, middle, end]);
  const radii = path.map((_, i) => wide * (0.36 + 0.2 * Math.abs(i / 3 - 0.9)));
  const young = mixed(stem, '#86ad55', 0.4);
  return colored(tube(path, radii, 8), () => young);
}

/** A narrow leaf that grew from the stem and stands up beside the head. */
function leaf({ head, trunk: [long, radius] }: Cut, stream: Stream, i: number): Mesh {
  const tall = head * stream.uniform(1.1, 1.6);
  const path = Array.from({ length: 12 }, (_, k): Vec3 => {
    const t = k / 11;
    return [0, 0.45 * long + tall * t * (1 - 0.25 * t), 0.85 * radius + 0.6 * tall * t * (0.4 + 0.6 * t)];
  });
  const wide = tall * stream.uniform(0.17, 0.24);
  const widths = path.map((_, k) =>
    Math.max(0.0022, wide * sinDegrees(180 * Math.max(0, (k / 11 - 0.25) / 0.75))),
  );
  const green = varied(stream, '#4f7f48', 0.15);
  const blade = colored(leafBlade({ path, widths, fold: 0.3, thickness: 0.0022 }), (x) =>
    mixed('#c3d8a0', green, Math.min(1, Math.abs(x) / 0.003)),
  );
  return turned(blade, 'y', 120 * i + stream.uniform(-25, 25));
}
