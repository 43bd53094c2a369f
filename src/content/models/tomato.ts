import { atan2, cos, cosDegrees, points, sinDegrees, type Stream } from '../../core/index.js';
import { materials, part, smoothCurve, type Mesh, type Part, type Vec3 } from '../../world/modeling/index.js';
import { colored, linear, mixed, varied } from '../../world/modeling/color.js';
import { mapParts, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { lathe, tube, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { leafBlade, solidClouds, uneven } from './parts/produce.js';

type Pair = readonly [number, number];

/**
 * A sort of tomato.
 * @param radius least and greatest, meters
 * @param tall the ratio of height to width
 * @param furrows the number of furrows around it, and their depth as a share of the radius
 * @param dent the depth at which the stalk sits, as a share of half the height
 * @param belly the height at which it is widest, as a share of the whole
 */
const sort = (
  radius: Pair,
  tall: number,
  furrows: Pair,
  dent: number,
  belly: number,
  skins: readonly string[],
  { lies = false, vine = false } = {},
) => ({ radius, tall, furrows, dent, belly, skins, lies, vine });

/** Round, beefsteak, plum, on the vine, heirloom. */
const sorts = [
  sort([0.03, 0.036], 0.86, [5, 0.012], 0.13, 0.5, ['#c81e14', '#d2331a']),
  sort([0.041, 0.048], 0.66, [10, 0.05], 0.24, 0.5, ['#b81c16', '#c92f1c']),
  sort([0.023, 0.027], 1.42, [3, 0.015], 0.05, 0.46, ['#c4241a', '#b5201a', '#d8432a'], { lies: true }),
  sort([0.026, 0.031], 0.9, [4, 0.008], 0.11, 0.5, ['#d02416', '#c41b12'], { vine: true }),
  sort([0.038, 0.045], 0.7, [8, 0.065], 0.22, 0.48, ['#e3a422', '#7c2b26', '#d9632a']),
];

/** A whole tomato with its green calyx; some on a bit of vine, plum tomatoes lie. */
export const tomato = defineModel({
  category: 'tomato',
  broadClass: 'food',
  metIn: ['studio'],
  hasFront: false,
  featureless: true,
  hasUp: false,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const sort = size.choice(sorts);
    const r = size.uniform(...sort.radius);
    const high = 2 * r * sort.tall * size.uniform(0.95, 1.05);
    const [skin, shoulder] = [varied(look, look.choice(sort.skins), 0.08), linear('#8a7a2c')];
    const scar = linear('#6b4a24'); // where the blossom was
    const unripe = look.uniform(0, 0.55);
    const seed = look.below(0x100000);
    const [count, depth] = sort.furrows;
    const outline = profile(sort, r, high);
    const body = lathe(outline, { segments: 90, crease: 80 });
    const furrowed = uneven(body, (x, y, z) => {
      const angle = atan2(x, z);
      const wave = cos(count * angle + 1.1 * cos(2 * angle + seed));
      const share = 0.35 + 0.65 * (y / high);
      return (
        1 + depth * share * (0.4 - Math.max(0, wave) * Math.max(0, wave)) + 0.018 * cos(2 * angle + seed)
      );
    });
    const mesh = colored(furrowed, (x, y, z) => {
      const cloud = solidClouds((2 * x) / r + 20, (2 * y) / r + 20, (2 * z) / r + 20, seed);
      const near = Math.max(0, (y / high - 0.72) / 0.28);
      if (y < 0.2 * high && x * x + z * z < 0.004 * r * r) return scar;
      return mixed(skin, shoulder, Math.min(0.8, unripe * near * (0.6 + cloud)));
    });
    const seat = high * (1 - sort.dent);
    const parts: Part[] = [
      part(
        'tomato',
        { ...materials.satin(), roughness: 0.16, clearcoat: 0.6, clearcoatRoughness: 0.1 },
        mesh,
      ),
      ...crown(variation.child('crown'), r, seat, sort.vine, (out) => overShoulder(outline, out) - seat),
    ];
    return sort.lies ? mapParts(parts, (part) => turned(part, 'z', -90 + size.uniform(-1, 3))) : parts;
  },
});

/** The profile from the blossom's end below to the dent at the stalk. */
function profile({ dent, belly }: (typeof sorts)[number], r: number, high: number): ProfilePoint[] {
  const side: readonly ProfilePoint[] = [
    ...points('0,0.02 0.1,0.012 0.3,0.004 0.62,0.09 0.89,0.27'),
    [1, belly],
    [0.955, 0.74],
    [0.76, 0.92],
    [0.5, 0.99],
    [0.32, 1 - 0.15 * dent],
    [0.16, 1 - 0.65 * dent],
    [0.06, 1 - dent],
    [0, 1 - dent],
  ];
  return smoothCurve(3, side).map(([x, y]): ProfilePoint => [Math.max(0, x) * r, y * high]);
}

/** The height of the upper side at a distance from the axis. */
function overShoulder(outline: readonly ProfilePoint[], out: number): number {
  const upper = [...outline].reverse();
  const next = upper.findIndex(([x]) => x > out);
  const [[x0, y0], [x1, y1]] = [upper[Math.max(0, next - 1)], upper[Math.max(1, next)]];
  return y0 + ((y1 - y0) * (out - x0)) / (x1 - x0);
}

/** Sepals that spread and curl up, and the stalk with its knuckle, or a bit of the vine. */
function crown(look: Stream, r: number, seat: number, vine: boolean, over: (out: number) => number): Part[] {
  const green = varied(look, look.choice(['#4f7a2a', '#3f6e2c']), 0.12);
  const count = look.choice([5, 5, 6]);
  const sepals = Array.from({ length: count }, (_, i) => {
    const own = look.child('sepal', i);
    return turned(sepal(own, r, over), 'y', (360 * i) / count + own.uniform(-9, 9));
  });
  const stalk = vine ? onVine(r) : stub(look);
  const calyx = merged(
    ...sepals,
    moved(lathe(points('0.0042,0 0.0036,0.0016 0.0016,0.003 0,0.0032'), { segments: 24 }), 0, -0.001, 0),
  );
  return [
    part('calyx', { ...materials.leaf(green), doubleSided: false }, moved(calyx, 0, seat, 0)),
    part('stalk', materials.mattePaint(mixed(green, '#7f9a4a', 0.5)), moved(stalk, 0, seat, 0)),
  ];
}

/** A narrow leaf that lies over the shoulder and curls up at its tip. */
function sepal(look: Stream, r: number, over: (out: number) => number): Mesh {
  const long = r * look.uniform(0.6, 0.88);
  const curl = look.uniform(0.05, 0.4);
  const sway = look.uniform(-0.12, 0.12);
  const path = Array.from({ length: 11 }, (_, i): Vec3 => {
    const t = i / 10;
    const out = 0.0015 + long * t * (1 - 0.12 * t * t);
    return [
      sway * long * t * t,
      Math.max(0, over(out)) + 0.03 * r * (0.3 + t) + curl * long * t * t * t,
      out,
    ];
  });
  const widths = path.map((_, i) => Math.max(0.0003, 0.115 * r * sinDegrees(30 + 150 * (i / 10))));
  return leafBlade({ path, widths, fold: -0.25, thickness: 0.0008 });
}

/** A cut stalk with a knuckle where it would have broken off. */
function stub(look: Stream): Mesh {
  const high = look.uniform(0.006, 0.013);
  const [lean, way] = [look.uniform(0, 0.35), look.uniform(0, 360)];
  const at = (t: number): Vec3 => [
    lean * high * t * t * sinDegrees(way),
    high * t,
    lean * high * t * t * cosDegrees(way),
  ];
  return tube([0, 0.3, 0.55, 0.7, 0.85, 1].map(at), [0.002, 0.0015, 0.0015, 0.0024, 0.0019, 0.0018], 12);
}

/** A stalk up to a piece of vine that was cut at both ends. */
function onVine(r: number): Mesh {
  const [high, half] = [0.42 * r, 1.05 * r];
  const stalk = tube(
    smoothCurve<Vec3>(
      3,
      points([0, 0, 0], [0.001, 0.4 * high, 0], [0.003, 0.75 * high, 0], [0.007, high, 0]),
    ),
    [0.0018, 0.0015, 0.0014, 0.0014, 0.0015, 0.0019, 0.0022, 0.0018, 0.0019, 0.0021],
    12,
  );
  const vine = tube(
    smoothCurve<Vec3>(5, [
      [-half, 0.86 * high, -0.06 * r],
      [-0.4 * half, 1.04 * high, 0.02 * r],
      [0.3 * half, high, 0],
      [half, 1.2 * high, 0.1 * r],
    ]),
    0.0027,
    14,
  );
  return merged(stalk, vine);
}
