import { points3 } from '../../core/points.js';
import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { bond, courses } from './tiles/courses.js';
import { octaves } from './tiles/octaves.js';

const tile = [2.4, 2.4] as const;

/** Concrete slabs of 40 × 40 cm, 60 × 40 cm in a bond or bricks of 20 × 10 cm, with sand in the joints. */
export const pavingSlabs = defineSurface({
  name: 'paving slabs',
  tile,
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = oklch(
      look.uniform(0.56, 0.74),
      look.uniform(0.004, 0.03),
      look.uniform(50, 95),
    );
    const [rows, perRow, shift] = look.choice(points3('6,6,0 6,4,0.5 8,4,0.5 24,12,0.5'));
    const differ = look.uniform(0.03, 0.07);
    const { id, count, along, below, edge } = courses(size, tile, bond(rows, perRow, shift));
    const each = variation.child('each');
    const light = Float32Array.from(
      { length: count },
      () => 1 + differ * Math.max(-2, Math.min(2, each.normal())),
    );
    const tilts = Float32Array.from({ length: 2 * count }, () => each.uniform(-0.004, 0.004));
    const seed = variation.child('noise').below(0x40000000);
    const grit = octaves(size, { across: 128, octaves: 3, gain: 0.85 }, seed);
    const clouds = octaves(size, { across: 3, octaves: 8, gain: 0.62 }, seed + 5);
    const rim = octaves(size, { across: 48, octaves: 4, gain: 0.7 }, seed + 15);
    const { color, height, roughness } = blank(size);
    const wide = Math.max(0.003, (0.7 * tile[1]) / size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const slab = id[at];
      const near = edge[at] + 0.0008 * rim[at];
      const open = Math.min(1, Math.max(0, 1.8 - near / wide));
      const bevel = Math.max(0, 1 - near / 0.011);
      // Dirt gathers along the joints.
      const dirt = Math.max(0, 1 - near / 0.05) * (0.1 + 0.05 * clouds[at]);
      const own = light[slab] * (1 + 0.055 * clouds[at] + 0.05 * grit[at]) * (1 - dirt) * (1 - 0.55 * open);
      color[to] = red * own;
      color[to + 1] = green * own * (1 - 0.02 * open);
      color[to + 2] = blue * own * (1 - 0.1 * open);
      height[at] =
        (tilts[2 * slab] * along[at] + tilts[2 * slab + 1] * below[at]) * (1 - open) -
        0.0025 * bevel * bevel -
        0.003 * open +
        2.2e-4 * grit[at];
      roughness[at] = 0.86 + 0.06 * open - 0.03 * clouds[at];
    }
    return { color, height, roughness };
  },
});
