import { atan2, cos, cosDegrees, pairs, points, sinDegrees, type Stream } from '../../core/index.js';
import { materials, part, smoothCurve, type Mesh, type Part, type Vec3 } from '../../world/modeling/index.js';
import { colored, linear, mixed, varied } from '../../world/modeling/color.js';
import { merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { lathe, tube, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { leafBlade, poreAt, rind, solidClouds, uneven } from './parts/produce.js';

/** A sort: peel, what tinges it, and how much of it that reaches; height in widths; whether it has a navel. */
interface Sort {
  readonly peel: string;
  readonly tinge: string;
  readonly spread: number;
  readonly tall: number;
  readonly navel: boolean;
}

/** Navel, Valencia, blood orange, one that is not quite ripe. */
const sorts: readonly Sort[] = [
  { peel: '#f07f12', tinge: '#f39a26', spread: 0.7, tall: 1, navel: true },
  { peel: '#f29a1f', tinge: '#f6b440', spread: 0.8, tall: 0.94, navel: false },
  { peel: '#ec7a1a', tinge: '#cf5420', spread: 0.55, tall: 0.97, navel: false },
  { peel: '#f0921e', tinge: '#9aa032', spread: 0.6, tall: 0.92, navel: false },
];

/** The growth at its top. */
type Top = 'button' | 'leaf' | 'two leaves';

/** A whole orange, its stalk's star up, some with leaves. */
export const orange = defineModel({
  category: 'orange',
  broadClass: 'food',
  metIn: ['studio'],
  hasFront: false,
  featureless: true,
  hasUp: false,
  label: {
    on: 'peel',
    at: 0.46,
    size: [0.5, 0.3],
    texts: pairs('SWEET NAVEL, SUN RIPE, ORANGE 4012, JUICY 3107'),
  },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const sort = size.choice(sorts);
    const r = size.uniform(0.034, 0.043);
    const tall = sort.tall * size.uniform(0.97, 1.03);
    const top = look.choice<Top>(['button', 'button', 'leaf', 'two leaves']);
    const seed = variation.child('peel').below(0x100000);
    const [plain, tinge] = [sort.peel, sort.tinge].map(linear);
    const peel = rind({ ...materials.satin(), roughness: 0.36 }, 192, (x, y, z) => {
      const pore = poreAt(17 * x + 40, 17 * y + 40, 17 * z + 40, 0.44, seed);
      return { tint: [1 - 0.12 * pore, 1 - 0.3 * pore, 1 - 0.5 * pore], height: -0.008 * pore };
    });
    const half = r * tall;
    const body = lathe(profile(sort.navel, r, half), { segments: 72, crease: 80 });
    // Furrows run down from the stalk.
    const furrowed = uneven(body, (x, y, z) => {
      const near = Math.max(0, (y / half - 1.55) / 0.45);
      return 1 + 0.05 * near * cos(9 * atan2(x, z) + seed) * Math.min(1, (x * x + z * z) / (0.02 * r * r));
    });
    const mesh = colored(furrowed, (x, y, z) => {
      const [east, up, south] = [x, y - half, z].map((place) => (2.2 * place) / r);
      const cloud = solidClouds(east + 20, up + 20, south + 20, seed + 50);
      return mixed(plain, tinge, Math.max(0, Math.min(1, (cloud - 1 + sort.spread + 0.05 * up) * 2.2)));
    });
    return [part('peel', peel, mesh), ...crown(top, look, r, 1.955 * half)];
  },
});

/** The profile from the navel below to the dent at the stalk. */
function profile(navel: boolean, r: number, half: number): ProfilePoint[] {
  const below: readonly ProfilePoint[] = navel
    ? points('0,0.075 0.05,0.05 0.09,0.03 0.13,0.028 0.17,0.05 0.21,0.028 0.32,0.01')
    : points('0,0.045 0.06,0.03 0.16,0.006 0.3,0.012');
  const outline: readonly ProfilePoint[] = [
    ...below,
    ...points(`
      0.55,0.155 0.8,0.39 0.955,0.7 1,1 0.955,1.31 0.8,1.615 0.55,1.85 0.32,1.965 0.18,1.985 0.09,1.965
      0,1.955
    `),
  ];
  return smoothCurve(3, outline).map(([x, y]): ProfilePoint => [Math.max(0, x) * r, y * half]);
}

/** The calyx, a star with what is left of the stalk, and leaves on a stalk. */
function crown(top: Top, look: Stream, r: number, height: number): Part[] {
  const green = varied(look, '#6f7f3a', 0.2);
  const disc = lathe(
    smoothCurve<ProfilePoint>(
      2,
      points('0,-0.0006 0.0042,-0.0004 0.0046,0.0004 0.0036,0.0011 0.0018,0.0014 0,0.0014'),
    ),
    { segments: 60, crease: 80 },
  );
  const star = uneven(disc, (x, _y, z) => 1 + 0.24 * cos(5 * atan2(x, z)));
  const calyx: Part = part('calyx', materials.leaf(green), moved(star, 0, height, 0));
  const scar = lathe(points('0.0017,0 0.0019,0.0016 0.0012,0.0024 0,0.0022'), { segments: 24 });
  const stalkMesh = moved(scar, 0, height, 0);
  const stub: Part = part('stalk', materials.mattePaint(varied(look, '#b9a77a', 0.2)), stalkMesh);
  if (top === 'button') return [calyx, stub];
  const up = look.uniform(0.008, 0.014);
  const turn = look.uniform(0, 360);
  const stalk = tube(
    smoothCurve<Vec3>(4, points([0, 0, 0], [0.0006, 0.5 * up, 0.0004], [0.0004, up, 0.0014])),
    0.0016,
    12,
    { caps: 'round' },
  );
  const leaves = (top === 'leaf' ? [0] : [0, look.uniform(120, 200)]).map((aside, i) =>
    turned(leaf(look.child('leaf', i), r, 0.7 * up), 'y', aside),
  );
  const place = (mesh: Mesh): Mesh => moved(turned(mesh, 'y', turn), 0, height, 0);
  return [
    calyx,
    part('stalk', materials.wood('#6b6a3a'), place(stalk)),
    part('leaves', { ...materials.satin(), roughness: 0.4 }, place(merged(...leaves))),
  ];
}

/** An orange's leaf, dark and glossy, that leans out and hangs. */
function leaf(look: Stream, r: number, from: number): Mesh {
  const long = r * look.uniform(1.35, 1.8);
  const wide = long * look.uniform(0.2, 0.25);
  const rise = look.uniform(8, 30);
  const steps = 14;
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const angle = rise - 55 * t;
    const [out, up] = [cosDegrees((rise + angle) / 2), sinDegrees((rise + angle) / 2)];
    return [0, from + long * t * up, long * t * out];
  });
  const widths = path.map((_, i) => {
    const t = i / steps;
    return Math.max(
      0.0006,
      t < 0.12 ? 0.0009 : wide * sinDegrees(180 * Math.min(1, (t - 0.1) / 0.9)) * (1.15 - 0.3 * t),
    );
  });
  const green = varied(look, look.choice(['#2f6a26', '#3a7a2c']), 0.15);
  return colored(leafBlade({ path, widths, fold: 0.28, thickness: 0.0007 }), (x) =>
    mixed('#9ab860', green, Math.min(1, Math.abs(x) / 0.0011)),
  );
}
