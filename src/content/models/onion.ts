import { atan2, cos, cosDegrees, points, sinDegrees, type Stream } from '../../core/index.js';
import { materials, merged, part, smoothCurve, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { colored, linear, mixed, type Linear } from '../../world/modeling/color.js';
import { lathe, tube, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { picture, textured } from '../../world/modeling/texture.js';
import { defineModel } from './define.js';
import { solidClouds, uneven } from './parts/produce.js';

type Range = readonly [least: number, most: number];

/** A sort: radius in meters, height in widths, colors of skin, darker skin, neck and veins, and how glossy it is. */
const sort = (radius: Range, tall: number, [skin, dark, neck, vein]: readonly string[], gloss: number) => ({
  radius,
  tall,
  skin,
  dark,
  neck,
  vein,
  gloss,
});

/** Brown, red, white, flat and sweet, long shallot. */
const sorts = [
  sort([0.035, 0.043], 0.96, ['#c98a3c', '#9a5a24', '#d9b277', '#b08050'], 0.36),
  sort([0.034, 0.041], 0.86, ['#8a2348', '#5c1230', '#b78a80', '#a06070'], 0.3),
  sort([0.034, 0.042], 0.95, ['#efe9d8', '#dcd7b4', '#e6dcb8', '#c9cdb0'], 0.3),
  sort([0.041, 0.048], 0.7, ['#dba65a', '#bd7a34', '#dfbf86', '#c09060'], 0.36),
  sort([0.021, 0.025], 1.55, ['#b9683a', '#8c4426', '#c99c6c', '#a87458'], 0.4),
];

/** A dry onion: the roots below, the papery neck above. */
export const onion = defineModel({
  category: 'onion',
  broadClass: 'food',
  metIn: ['studio'],
  hasFront: false,
  featureless: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const sort = size.choice(sorts);
    const r = size.uniform(...sort.radius);
    const high = 2 * r * sort.tall * size.uniform(0.95, 1.06);
    const seed = look.below(0x100000);
    const tuft = r * look.uniform(0.22, 0.5);
    const [skin, dark, neck] = [sort.skin, sort.dark, sort.neck].map(linear);
    const tintAt = (x: number, y: number, z: number): Linear => {
      const cloud = solidClouds((1.6 * x) / r + 20, y / r + 20, (1.6 * z) / r + 20, seed);
      const worn = mixed(skin, dark, Math.max(0, Math.min(1, 2.4 * (cloud - 0.42))));
      return mixed(worn, neck, Math.max(0, Math.min(1, (y / high - 0.86) * 7)));
    };
    const body = ragged(lathe(profile(r, high, tuft), { segments: 96, crease: 80 }), high, tuft, seed);
    const fluted = uneven(body, (x, y, z) => {
      const angle = atan2(x, z);
      const near = Math.max(0, Math.min(1, (y / high - 0.84) / 0.2));
      return (
        1 +
        0.012 * cos(3 * angle + seed) +
        0.006 * cos(11 * angle + 2 * seed) +
        near * (0.2 * cos(5 * angle + seed) + 0.1 * cos(9 * angle))
      );
    });
    const mesh = colored(fluted, tintAt);
    const paper = { ...materials.satin(), roughness: sort.gloss };
    const veined = textured(paper, veins(variation.child('veins'), sort.vein));
    return [
      part('onion', veined, mesh),
      part('roots', materials.mattePaint('#cbb891'), roots(variation.child('roots'), r)),
    ];
  },
});

/** The profile from the root plate to the dried neck. */
function profile(r: number, high: number, tuft: number): ProfilePoint[] {
  const body: readonly ProfilePoint[] = points(`
    0,0.035 0.1,0.03 0.2,0.008 0.36,0.018 0.68,0.13 0.92,0.32 1,0.5 0.93,0.68 0.7,0.84 0.42,0.93 0.23,0.985
  `);
  const above: readonly ProfilePoint[] = points('0.155,0.3 0.13,0.6 0.16,0.9 0.15,1 0.07,0.93 0,0.9');
  const all = [
    ...body.map(([x, y]): ProfilePoint => [x * r, y * high]),
    ...above.map(([x, y]): ProfilePoint => [x * r, high + y * tuft]),
  ];
  return smoothCurve(3, all).map(([x, y]): ProfilePoint => [Math.max(0, x), y]);
}

/** The neck's upper end torn to unequal heights. */
function ragged(mesh: Mesh, high: number, tuft: number, seed: number): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const share = Math.max(0, (positions[i + 1] - high) / tuft);
    const angle = atan2(positions[i], positions[i + 2]);
    const out = Math.min(1, (positions[i] * positions[i] + positions[i + 2] * positions[i + 2]) / 4e-6);
    positions[i + 1] += out * share * share * tuft * (0.22 * cos(2 * angle + seed) + 0.16 * cos(5 * angle));
  }
  return { ...mesh, positions };
}

/** Lines from pole to pole, some stronger than others, as a picture that darkens what it lies on. */
function veins(stream: Stream, tint: string) {
  const size = 256;
  const columns = new Float64Array(size);
  for (let line = 0; line < 46; line++) {
    const [at, strength, wide] = [stream.uniform(0, size), stream.uniform(0.25, 1), stream.uniform(0.8, 2.2)];
    for (let step = -3; step <= 3; step++) {
      const column = Math.floor(at + step + size) % size;
      columns[column] = Math.max(columns[column], strength * Math.max(0, 1 - Math.abs(step) / wide));
    }
  }
  const shade = (u: number): number => columns[Math.floor(u * size) % size];
  return picture(size, '#ffffff', tint, shade, 1);
}

/** Short dry roots that spread below. */
function roots(stream: Stream, r: number): Mesh {
  const hairs = Array.from({ length: 22 }, (_, i) => {
    const own = stream.child(i);
    const angle = (360 * i) / 22 + own.uniform(-8, 8);
    const [s, c] = [sinDegrees(angle), cosDegrees(angle)];
    const long = r * own.uniform(0.28, 0.55);
    const bend = own.uniform(-0.3, 0.3);
    const path = [0, 0.35, 0.7, 1].map((t): Vec3 => {
      const [out, aside] = [0.06 * r + long * t, bend * long * t * t];
      return [s * out + c * aside, 0.05 * r * (1 - t) - 0.0016 + 0.001 * t, c * out - s * aside];
    });
    return tube(path, [0.0007, 0.0006, 0.0005, 0.0003], 6);
  });
  return merged(...hairs);
}
