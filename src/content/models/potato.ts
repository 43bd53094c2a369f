import { cosDegrees, sinDegrees, smoothStep, type Stream } from '../../core/index.js';
import { part } from '../../world/modeling/mesh/index.js';
import { linear, materials, mixed, scaled, sphere, turned, varied } from '../../world/modeling/index.js';
import { dot, normalize, perAxis, type Vec3 } from '../../world/vector.js';
import { defineModel } from './define.js';
import { poreAt, rind, solidClouds, uneven } from './parts/produce.js';

/** A sort: radii in meters (along, up, across), skins, soil and rough spots, visible roughness from 0 to 1, number of eyes. */
const sort = (
  radii: Vec3,
  skins: readonly string[],
  dark: string,
  russet: number,
  eyes: number,
  gloss: number,
) => ({ radii, skins, dark, russet, eyes, gloss });

/** Russet, yellow, red, fingerling, purple. */
const sorts = [
  sort([0.062, 0.031, 0.036], ['#a87848', '#9c6c40'], '#5f3f24', 1, 9, 0.85),
  sort([0.044, 0.031, 0.036], ['#d9b26c', '#d3a95e'], '#8f6a38', 0.45, 7, 0.6),
  sort([0.036, 0.03, 0.034], ['#a2463e', '#943a38'], '#5e2a24', 0.4, 8, 0.55),
  sort([0.05, 0.0165, 0.019], ['#d8ac64', '#c99a5a'], '#8a6434', 0.5, 8, 0.6),
  sort([0.047, 0.03, 0.034], ['#564058', '#4a3850'], '#2c2230', 0.6, 8, 0.7),
];

/** An eye: where, and to which side its brow lies, both unit vectors. */
interface Eye {
  readonly at: Vec3;
  readonly brow: Vec3;
  readonly wide: number;
}

/** A raw potato that lies, unevenly grown, with eyes. */
export const potato = defineModel({
  category: 'potato',
  broadClass: 'food',
  metIn: ['studio'],
  hasFront: false,
  featureless: true,
  hasUp: false,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const sort = size.choice(sorts);
    const radii = perAxis((k) => sort.radii[k] * size.uniform(0.9, 1.12));
    const skin = varied(look, look.choice(sort.skins), 0.08);
    const dark = linear(sort.dark);
    const seed = look.below(0x100000);
    const eyes = eyesOf(variation.child('eyes'), sort.eyes);
    const [bend, taper] = [size.uniform(-0.1, 0.1), size.uniform(-0.14, 0.14)];
    const grown = uneven(
      sphere(1, 72),
      (x, y, z) => {
        const lump = solidClouds(1.3 * x + 20, 1.3 * y + 20, 1.3 * z + 20, seed) - 0.5;
        return 1 + 0.3 * lump + taper * x + bend * z * (1 - 2 * x * x) - dentOf(eyes, [x, y, z]);
      },
      0,
    );
    const peel = rind({ ...materials.satin(), roughness: sort.gloss }, 160, (x, y, z) => {
      const spot = poreAt(9 * x + 40, 9 * y + 40, 9 * z + 40, 0.26, seed);
      const cloud = solidClouds(3 * x + 30, 3 * y + 30, 3 * z + 30, seed + 9);
      const scurf = solidClouds(14 * x + 60, 14 * y + 60, 14 * z + 60, seed + 17) - 0.5;
      const worn = Math.max(0, Math.min(1, 1.9 * (cloud - 0.45) + 1.6 * sort.russet * scurf));
      const eye = Math.min(1, 14 * dentOf(eyes, [x, y, z]));
      const share = Math.max(0.62 * worn * (0.4 + 0.6 * sort.russet), 0.7 * spot, 0.6 * eye);
      return { tint: mixed(skin, dark, share), height: 0.03 * sort.russet * scurf - 0.006 * spot };
    });
    const mesh = turned(turned(scaled(grown, radii), 'x', size.uniform(0, 360)), 'y', size.uniform(-20, 20));
    return [part('potato', peel, mesh)];
  },
});

/** Eyes, more of them toward one end, each with a brow on that side. */
function eyesOf(stream: Stream, count: number): Eye[] {
  return Array.from({ length: count }, (_, i): Eye => {
    const own = stream.child(i);
    const along = Math.max(-0.9, Math.min(0.92, -0.7 + (1.75 * (i + own.uniform(0.1, 0.9))) / count));
    const out = Math.sqrt(1 - along * along);
    const turn = 137.5 * i + own.uniform(-20, 20);
    const at: Vec3 = [along, out * cosDegrees(turn), out * sinDegrees(turn)];
    const brow = normalize([-out, along * cosDegrees(turn), along * sinDegrees(turn)]);
    return { at, brow, wide: own.uniform(0.13, 0.19) };
  });
}

/** The depth of a direction in an eye, as a share of the radius: a hollow with a ridge on one side. */
function dentOf(eyes: readonly Eye[], way: Vec3): number {
  let depth = 0;
  for (const { at, brow, wide } of eyes) {
    const near = dot(at, way);
    if (near < 0.93) continue;
    const off = dot(brow, way);
    const far = Math.sqrt(Math.max(0, 2 - 2 * near - 0.75 * off * off)) / wide;
    if (far >= 1) continue;
    depth += 0.075 * smoothStep(1 - far) * (off > 0 ? 1 - 1.5 * Math.min(1, off / wide) : 1);
  }
  return Math.max(-0.03, depth);
}
