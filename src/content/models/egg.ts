import { points, type Stream } from '../../core/index.js';
import { materials, moved, part, smoothCurve, turned, type Part } from '../../world/modeling/index.js';
import { linear, mixed, varied, type Linear } from '../../world/modeling/color.js';
import { lathe, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { vessel } from '../../world/modeling/solids/vessel.js';
import { defineModel } from './define.js';
import { poreAt, rind, solidClouds, type RindPoint } from './parts/produce.js';

/** A shell: its colors, those of its specks, and how many and how large these are, 0 to 1. */
interface Shell {
  readonly tints: readonly string[];
  readonly speck: string;
  readonly specks: number;
  readonly blotches: number;
  /** The length in meters. */
  readonly long: readonly [least: number, most: number];
}

/** White and brown hen's eggs, freckled, blue-green, quail's. */
const shells: readonly Shell[] = [
  { tints: ['#f1eee6', '#f4f1ea'], speck: '#d8d2c4', specks: 0, blotches: 0, long: [0.054, 0.062] },
  {
    tints: ['#c48a5c', '#b97a4c', '#d6a67c'],
    speck: '#7d4526',
    specks: 0.12,
    blotches: 0,
    long: [0.054, 0.063],
  },
  { tints: ['#d2a077', '#c08a60'], speck: '#6b3a1e', specks: 0.62, blotches: 0.05, long: [0.053, 0.06] },
  {
    tints: ['#b4cfc2', '#a9c6c9', '#c4d3b4'],
    speck: '#7f9a90',
    specks: 0.08,
    blotches: 0,
    long: [0.053, 0.06],
  },
  { tints: ['#ddd3b8', '#d6cdb6'], speck: '#3e2c20', specks: 0.75, blotches: 0.4, long: [0.031, 0.036] },
];

/** The thing that it lies or stands in. */
type Rest = 'nothing' | 'ceramic cup' | 'wooden cup' | 'steel cup';

/** A bird's egg: it lies with its blunt end to its own left (+X), or stands in an egg cup. */
export const egg = defineModel({
  category: 'egg',
  broadClass: 'food',
  metIn: ['studio'],
  hasFront: false,
  featureless: true,
  hasUp: false,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const shell = size.choice(shells);
    const long = size.uniform(...shell.long);
    const wide = long * size.uniform(0.7, 0.77);
    const tint = varied(look, look.choice(shell.tints), 0.05);
    const large = shell.long[0] > 0.05;
    const rest = large
      ? look.choice<Rest>([
          'nothing',
          'nothing',
          'nothing',
          'nothing',
          'nothing',
          'ceramic cup',
          'wooden cup',
          'steel cup',
        ])
      : 'nothing';
    const shape = lathe(profile(wide / 2, long), { segments: 64, crease: 80 });
    const material = rind({ ...materials.satin(), roughness: 0.5 }, 160, surfaceOf(shell, tint, look));
    const rolled = turned(shape, 'y', look.uniform(0, 360));
    if (rest === 'nothing') return [part('egg', material, turned(rolled, 'z', 90))];
    const [cup, seat] = cupFor(rest, wide / 2, variation.child('cup'));
    return [part('egg', material, moved(rolled, 0, seat - 0.2 * long, 0)), cup];
  },
});

/** The profile from the blunt end, at y = 0, to the pointed one. */
const profile = (r: number, long: number): ProfilePoint[] =>
  smoothCurve<ProfilePoint>(
    4,
    points('0,0 0.28,0.014 0.6,0.075 0.86,0.2 1,0.41 0.93,0.62 0.73,0.81 0.44,0.945 0.2,0.99 0,1'),
  ).map(([x, y]): ProfilePoint => [Math.max(0, x) * r, y * long]);

/** Specks and blotches on a shell with fine pores. */
function surfaceOf(
  { speck, specks, blotches }: Shell,
  tint: Linear,
  look: Stream,
): (x: number, y: number, z: number) => RindPoint {
  const dark = linear(speck);
  const seed = look.below(0x100000);
  const pale = mixed(tint, '#ffffff', 0.12);
  return (x, y, z) => {
    const cloud = solidClouds(3 * x + 20, 3 * y + 20, 3 * z + 20, seed);
    const base = mixed(tint, pale, cloud);
    const pore = poreAt(30 * x + 90, 30 * y + 90, 30 * z + 90, 0.3, seed + 3);
    const small = specks > 0 ? poreAt(11 * x + 40, 11 * y + 40, 11 * z + 40, 0.3, seed + 11) : 0;
    const large = blotches > 0 ? poreAt(4 * x + 40, 4 * y + 40, 4 * z + 40, 0.46, seed + 23) : 0;
    // Only where clouds are dark are there specks.
    const some = Math.max(0, Math.min(1, 6 * (cloud - 0.75 + 0.6 * specks)));
    const share = Math.max(some * Math.min(1, 3 * small), Math.min(1, 2.4 * blotches * large * (0.5 + some)));
    return { tint: mixed(base, dark, 0.85 * share), height: -0.0025 * pore };
  };
}

/** A cup for an egg so wide, and the height at which it holds it. */
function cupFor(rest: Rest, r: number, look: Stream): readonly [cup: Part, seat: number] {
  const held = 0.9 * r;
  const wall = rest === 'steel cup' ? 0.0012 : 0.0026;
  const forms: readonly (readonly ProfilePoint[])[] = [
    points('0.95,0 0.99,0.05 0.7,0.22 0.44,0.5 0.42,0.8 0.62,1.02 0.95,1.3 1.1,1.8 1.1,2.15'),
    points('0.86,0 0.92,0.05 0.98,0.3 1.04,0.8 1.09,1.4 1.1,1.7'),
    points('1.1,0 1.14,0.04 0.8,0.15 0.3,0.34 0.26,0.95 0.55,1.14 0.92,1.4 1.08,1.85 1.12,2.2'),
  ];
  const form = rest === 'steel cup' ? forms[2] : look.choice(forms.slice(0, 2));
  const outside = smoothCurve(4, form).map(([x, y]): ProfilePoint => [
    x * held + (x > 1 ? wall * 0.4 : 0),
    y * held,
  ]);
  const seat = outside[outside.length - 1][1];
  const glaze = look.choice(['#f1ede2', '#4f7fa8', '#d9b13c', '#b5564a', '#7fa58a']);
  const material = {
    'ceramic cup': materials.ceramic(glaze),
    'wooden cup': materials.wood(look.choice(['#b58450', '#8a5a34'])),
    'steel cup': materials.steel(),
    nothing: materials.ceramic(),
  }[rest];
  const mesh = vessel(outside, wall, seat - 0.75 * held, { segments: 64 });
  return [part('egg cup', material, mesh), seat];
}
