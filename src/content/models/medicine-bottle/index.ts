import { pairs, points, type Stream } from '../../../core/index.js';
import { materials, moved, part, type Material, type Part } from '../../../world/modeling/index.js';
import { arc, smoothCurve } from '../../../world/modeling/plane/index.js';
import { cylinder, lathe, type ProfilePoint } from '../../../world/modeling/solids/index.js';
import { defineModel } from '../define.js';
import { ribbedCap } from './ribbed-cap.js';

const ambers = ['#a3480f', '#8a3a0c', '#b45a14'];
const around = { segments: 72 };

/** A bottle of pills, syrup or drops with its cap on and a plain label that runs all around, without a seam. */
export const medicineBottle = defineModel({
  category: 'medicine bottle',
  broadClass: 'containers',
  metIn: ['studio'],
  hasFront: false,
  round: true,
  label: {
    at: 0.3,
    size: [0.8, 0.25],
    texts: [
      ['VITAMIN', 'D3'],
      ['PAIN', 'RELIEF'],
      ['ALLERGY', 'RELIEF'],
      ['IRON', '50 MG'],
      ['COLD', '& FLU'],
    ],
  },
  build(variation) {
    return variation.child('kind').choice([vial, jar, syrup, dropper])(variation);
  },
});

/** Amber plastic or glass, which lets some light through where there is an environment. */
const amber = (tint: string): Material => ({ ...materials.coloredGlass(tint), transmission: 0.55 });

/** A body: a foot with a round edge, upright sides to a height, and points above. */
const bodyProfile = (r: number, side: number, above: readonly ProfilePoint[]): ProfilePoint[] => [
  [0, 0.0012],
  [0.75 * r, 0.0012],
  [0.82 * r, 0],
  ...arc(r - 0.0025, 0.0025, 0.0025, -80, 0, 4),
  [r, 0.5 * side],
  [r, side],
  ...above,
];

/** Paper around a body, with a band of color at its upper or lower edge. */
function paperAround(look: Stream, r: number, low: number, high: number): Part[] {
  const [ground, band] = look.choice(
    pairs('#f5f3ec #2f6fae, #f5f3ec #c23a33, #f5f3ec #2f8f5a, #e9eef2 #e08a2a, #f3e7c4 #7a2f5c'),
  );
  const skin = 0.00035;
  const wide = (high - low) * look.uniform(0.16, 0.26);
  const at = look.float() < 0.5 ? high - 0.7 * wide : low + 0.7 * wide;
  const ring = (out: number, tall: number): ProfilePoint[] => [
    [r + out - 0.001, -tall / 2],
    ...arc(r + out - 0.0002, 0.0002 - tall / 2, 0.0002, -90, 0, 2),
    ...arc(r + out - 0.0002, tall / 2 - 0.0002, 0.0002, 0, 90, 2),
    [r + out - 0.001, tall / 2],
  ];
  const sleeve = (out: number, tall: number, y: number) =>
    moved(lathe(ring(out, tall), { ...around, closed: true }), 0, y, 0);
  return [
    part('label', materials.paper(ground), sleeve(skin, high - low, (low + high) / 2)),
    part('label band', materials.paper(band), sleeve(2 * skin, wide, at)),
  ];
}

/** A pharmacy's amber vial with a broad white cap, pills inside. */
function vial(variation: Stream): Part[] {
  const [size, look] = [variation.child('size'), variation.child('look')];
  const r = size.uniform(0.0165, 0.0205);
  const side = size.uniform(0.055, 0.066);
  const wall = 0.0012;
  const high = side * size.uniform(0.55, 0.8);
  const pills = Array.from({ length: 8 }, (_, i) => (high * (i + 0.5)) / 8).flatMap((y) =>
    arc(r - wall - 0.0044, y, high / 16, -80, 80, 6).map(([out, up]): ProfilePoint => [
      r - wall - 0.0044 + (out - (r - wall - 0.0044)) * 0.8,
      up + wall,
    ]),
  );
  const shell: ProfilePoint[] = [
    ...bodyProfile(r, side, points([0.93 * r, side + 0.001], [0.93 * r, side + 0.006])),
    [0.93 * r - wall, side + 0.006],
    [0.93 * r - wall, side],
    [r - wall, side - 0.001],
    [r - wall, 0.003],
    [0, 0.003],
  ];
  const cap = look.choice(['#f4f4f0', '#f4f4f0', '#e6e9ec']);
  return [
    part('pills', materials.mattePaint(look.choice(['#f1eee6', '#f0d9c8', '#dfe9f2'])), lathe(pills, around)),
    part('body', amber(look.choice(ambers)), lathe(shell, around)),
    ...paperAround(look, r, 0.12 * side, 0.8 * side),
    part('cap', materials.plastic(cap), moved(ribbedCap(1.13 * r, 0.0165), 0, side + 0.0005, 0)),
  ];
}

/** A plastic bottle for tablets, with round shoulders. */
function jar(variation: Stream): Part[] {
  const [size, look] = [variation.child('size'), variation.child('look')];
  const r = size.uniform(0.026, 0.032);
  const side = size.uniform(0.062, 0.08);
  const neck = 0.68 * r;
  const shoulder = smoothCurve<ProfilePoint>(
    5,
    points([r, side], [0.985 * r, side + 0.14 * r], [0.88 * r, side + 0.3 * r], [neck, side + 0.38 * r]),
  ).slice(1);
  const top = side + 0.38 * r;
  const body = look.choice([
    materials.plastic('#f3f3ee'),
    materials.plastic('#f3f3ee'),
    materials.plastic('#2c6a4a'),
    materials.coloredGlass('#7a330c'),
  ]);
  const cap = look.choice(['#f4f4f0', '#1f5fa8', '#c9312c', '#e8b32e', '#2a2b2e']);
  return [
    part('body', body, lathe(bodyProfile(r, side, [...shoulder, [neck, top + 0.004]]), around)),
    ...paperAround(look, r, 0.1 * side, 0.9 * side),
    part(
      'cap',
      materials.plastic(cap),
      moved(ribbedCap(0.8 * r, size.uniform(0.017, 0.022)), 0, top + 0.0012, 0),
    ),
  ];
}

/** A tall bottle of brown glass with a measuring cup over its cap. */
function syrup(variation: Stream): Part[] {
  const [size, look] = [variation.child('size'), variation.child('look')];
  const r = size.uniform(0.024, 0.029);
  const side = size.uniform(0.078, 0.096);
  const neck = 0.42 * r;
  const shoulder = smoothCurve<ProfilePoint>(5, [
    [r, side],
    [0.97 * r, side + 0.25 * r],
    [0.78 * r, side + 0.6 * r],
    [0.5 * r, side + 0.84 * r],
    [neck, side + 1.05 * r],
  ]).slice(1);
  const top = side + 1.05 * r;
  const profile = bodyProfile(r, side, [...shoulder, [neck, top + 0.008]]);
  const measured = look.float() < 0.6;
  const cup: ProfilePoint[] = [
    [0.66 * r, 0],
    [0.66 * r, 0.0016],
    [0.63 * r, 0.0018],
    [0.56 * r, 0.024],
    ...arc(0.56 * r - 0.0016, 0.0256, 0.0016, 0, 80, 3),
    [0, 0.0275],
  ];
  const capMesh = moved(ribbedCap(0.58 * r, 0.016, 36), 0, top, 0);
  const cap: Part = part('cap', materials.plastic(look.choice(['#f4f4f0', '#f4f4f0', '#26272a'])), capMesh);
  const beaker: Part = part(
    'measuring cup',
    materials.plastic(look.choice(['#eef2f4', '#f0e6d0', '#d9e8f2'])),
    moved(lathe(cup, around), 0, top + 0.002, 0),
  );
  const glass = look.choice(['#6a2a0a', '#5a2408', '#7c3710']);
  return [
    part('body', { ...materials.coloredGlass(glass), clearcoat: 1 }, lathe(profile, around)),
    ...paperAround(look, r, 0.12 * side, 0.86 * side),
    measured ? beaker : cap,
  ];
}

/** A small bottle with a rubber bulb to draw drops with. */
function dropper(variation: Stream): Part[] {
  const [size, look] = [variation.child('size'), variation.child('look')];
  const r = size.uniform(0.0155, 0.0185);
  const side = size.uniform(0.05, 0.06);
  const neck = 0.5 * r;
  const shoulder = smoothCurve<ProfilePoint>(
    5,
    points([r, side], [0.96 * r, side + 0.2 * r], [0.74 * r, side + 0.42 * r], [neck, side + 0.5 * r]),
  ).slice(1);
  const top = side + 0.5 * r;
  const collar = 0.013;
  const bulb = smoothCurve<ProfilePoint>(5, [
    [0.5 * r, 0],
    [0.43 * r, 0.003],
    [0.34 * r, 0.007],
    [0.36 * r, 0.015],
    [0.33 * r, 0.022],
    [0.2 * r, 0.0265],
    [0, 0.0275],
  ]).map(([x, y]): ProfilePoint => [Math.max(0, x), y]);
  const glass = look.choice(['#6a2a0a', '#7c3710', '#1d2f7a', '#1f4a34']);
  const trim = look.choice([
    materials.mattePlastic('#1c1c1f'),
    materials.plastic('#f0f0ec'),
    materials.gold(),
  ]);
  const rubber = look.choice(['#1d1d20', '#d9d4c8', '#3a3b40']);
  const bodyMesh = lathe(bodyProfile(r, side, [...shoulder, [neck, top + 0.004]]), around);
  return [
    part('body', { ...materials.coloredGlass(glass), clearcoat: 1 }, bodyMesh),
    ...paperAround(look, r, 0.12 * side, 0.9 * side),
    part('collar', trim, moved(ribbedCap(0.66 * r, collar, 36), 0, top + 0.001, 0)),
    part('bulb', materials.rubber(rubber), moved(lathe(bulb, around), 0, top + collar, 0)),
    part('seat', materials.rubber(rubber), moved(cylinder(0.5 * r, 0.003, 48, 0.0006), 0, top + collar, 0)),
  ];
}
