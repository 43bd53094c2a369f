import { cosDegrees, points, sinDegrees, type Stream } from '../../../../core/index.js';
import { stone } from '../../../../content/habitats/builder.js';
import { thing } from '../../../../content/places/parts/layout.js';
import { concrete } from '../../../../content/surfaces/concrete.js';
import { granite } from '../../../../content/surfaces/granite.js';
import { sand } from '../../../../content/surfaces/sand.js';
import { latticeValue, smoothNoise } from '../../../../world/lattice-noise.js';
import { part, turnMatrix } from '../../../../world/modeling/mesh/index.js';
import { atRest, type Material, type Mesh, type Placed, type Vec3 } from '../../../../world/index.js';
import type { CarrierRequest } from './carrier.js';
import { floorAt, seenAt } from './front.js';
import type { Ink, Site } from './ink.js';
import { sheetOf } from './sheet.js';

/** What rock may look like: limestone, sandstone, slate. */
const looks: readonly { readonly surface: typeof sand; readonly tint: Vec3 }[] = [
  { surface: concrete, tint: [0.95, 0.86, 0.72] },
  { surface: sand, tint: [0.86, 0.66, 0.5] },
  { surface: granite, tint: [0.85, 0.86, 0.88] },
];

/** The rock of a kind of scene. */
export function rockMaterial({ kind, surface }: CarrierRequest): Material {
  const { surface: painted, tint } = kind.child('rock').choice(looks);
  // Of wet or polished rock only the glints would be seen.
  return { ...surface(painted, kind.child('ground')), baseColor: tint, specular: 0.25 };
}

/** Lengths of the blocks into which rock is broken, heights of the picture, and how far they stand out. */
const blocks = points('0.26,0.09 0.11,0.036 0.045,0.013 0.018,0.005 0.008,0.0016');

/** How far rock stands out at each place. */
export function rockOf(stream: Stream): (site: Site) => number {
  const seed = stream.below(0x40000000);
  const turn = stream.uniform(-30, 30);
  const layered = stream.uniform(1.3, 2.3);
  const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
  return ({ x, z }) => {
    const [u, v] = [c * x + s * z, layered * (c * z - s * x)];
    let sum = 0;
    for (const [octave, [length, rise]] of blocks.entries())
      sum += rise * blockAt(u / length + 50, v / length + 50, seed + octave);
    return sum;
  };
}

/** The highest of nine slanting blocks around a place: between two of them is a crease. */
function blockAt(u: number, v: number, seed: number): number {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  let highest = -2;
  for (let j = row - 1; j <= row + 1; j++)
    for (let i = column - 1; i <= column + 1; i++) {
      // One number holds four: where the block is, how high, and how it slants.
      const dealt = latticeValue(i, j, seed);
      const [second, third, fourth] = [(64 * dealt) % 1, (4096 * dealt) % 1, (262144 * dealt) % 1];
      const [dx, dz] = [u - i - dealt, v - j - second];
      const slant = (third - 0.5) * dx + (fourth - 0.5) * dz;
      highest = Math.max(highest, 0.7 * third + 1.4 * slant - 1.8 * (dx * dx + dz * dz));
    }
  return highest;
}

interface RockFace {
  readonly request: CarrierRequest;
  readonly material: Material;
  /** Where in the picture the wall's foot is. */
  readonly foot: number;
  /** Where in the picture its upper edge is. Default: beyond the picture */
  edge?(x: number): number;
  /** The light on it, as a share of its material's. Default: all */
  light?(site: Site): number;
}

const half = 0.56;
/** The length of the curve over the upper edge, and how far behind the wall it ends. */
const [lip, behind] = [0.08, 0.12];

/** A wall of rock with crevices where the drawing is dark. */
export function rockFace({ request, material, foot, edge, light }: RockFace): (depth: number) => Placed {
  const { layout, ink } = request;
  const rock = rockOf(layout.child('rock'));
  const stains = layout.child('stains').below(0x40000000);
  const carved = sheetOf(
    {
      cells: 384,
      site(along, down) {
        const x = (2 * along - 1) * half;
        const top = edge?.(x) ?? -half;
        return { x, z: top + down * (foot + 0.1 - top) };
      },
      point(site, height) {
        const under = edge ? Math.min(1, (site.z - edge(site.x)) / lip) : 1;
        return seenAt(site, height - behind * (1 - under) * (1 - under));
      },
      height: rock,
      flat: ([x, y]) => [x, -y],
      tile: 0.6,
      light: ({ x, z }) =>
        (light?.({ x, z }) ?? 1) * (0.7 + 0.5 * smoothNoise(x / 0.13 + 50, z / 0.3 + 50, stains)),
    },
    { ink: crevices(ink, layout.child('crevices')), deepest: 0.1, pushed: 0.3, soiled: 0.6 },
  );
  return (depth) => placed('wall', carved(depth), material);
}

/** How far crevices stray from their strokes, and over which lengths; how unequal they are along them, and over which length. */
const stray = points('0.006,0.03 0.004,0.012');
const [unequal, even] = [0.25, 0.07];

/** A drawing as rock cracks: strokes are jagged, here wider and there narrower. */
function crevices(ink: Ink, stream: Stream): (site: Site) => number {
  const seed = stream.below(0x40000000);
  return ({ x, z }) => {
    let [u, v] = [x, z];
    for (const [octave, [far, length]] of stray.entries()) {
      u += far * (2 * smoothNoise(x / length + 50, z / length + 50, seed + 2 * octave) - 1);
      v += far * (2 * smoothNoise(x / length + 50, z / length + 50, seed + 2 * octave + 1) - 1);
    }
    return ink.at(u, v) * (1 - unequal * smoothNoise(x / even + 50, z / even + 50, seed + 9));
  };
}

/** A floor before a wall's foot. */
export function floorBefore(
  foot: number,
  material: Material,
  stream: Stream,
  light?: RockFace['light'],
): Placed {
  const seed = stream.below(0x40000000);
  const mesh = sheetOf({
    cells: 96,
    site: (along, down) => ({ x: (2 * along - 1) * half, z: foot - 0.04 + down * (0.6 - foot) }),
    point: (site, height) => {
      const [x, y, z] = seenAt(site, floorAt(site, foot));
      return [x, y + height, z];
    },
    height: ({ x, z }) => 0.012 * (smoothNoise(x / 0.1 + 50, z / 0.03 + 50, seed) - 0.5),
    flat: ([x, , z]) => [x, z],
    tile: 0.7,
    ...(light && { light }),
  })(0);
  return placed('floor', mesh, material);
}

/** Rocks that have fallen from a wall. */
export function looseRocks(stream: Stream, foot: number, material: Material, count: number): Placed[] {
  const models = [0, 1, 2].map(() => thing('rock', [part('rock', material, stone(stream, 0.6, 0.75))]));
  return Array.from({ length: count }, () => {
    const share = stream.float();
    const scale = 0.012 + 0.05 * share * share * share;
    const near = stream.float();
    return {
      model: stream.choice(models),
      pose: {
        rotation: turnMatrix('y', 360 * stream.float()),
        position: [stream.uniform(-0.6, 0.6), 0.3 * scale - foot, 0.05 + 0.4 * near * near] as Vec3,
        scale,
      },
    };
  });
}

export const placed = (name: string, mesh: Mesh, material: Material): Placed => ({
  model: thing(name, [{ name, mesh, material }]),
  pose: atRest,
});
