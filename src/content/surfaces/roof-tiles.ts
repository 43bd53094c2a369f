import { linear } from '../../world/modeling/color.js';
import { sin, tau } from '../../core/math/index.js';
import { blank, defineSurface, setColor } from './define.js';
import { bond, courses } from './tiles/courses.js';
import { octaves } from './tiles/octaves.js';

const tile = [2.4, 2.4] as const;
const clays = ['#9a5238', '#a8603f', '#7d4433', '#5f4a42', '#6b6a68', '#b0714e'];

/** Interlocking clay tiles of 24 × 34 cm: each row lies over the one below it, v runs down the roof. */
export const roofTiles = defineSurface({
  name: 'roof tiles',
  tile,
  paint(variation, size) {
    const look = variation.child('look');
    const clay = linear(look.choice(clays));
    const differ = look.uniform(0.06, 0.14);
    const { id, count, along, below } = courses(size, tile, bond(7, 10, 0));
    const [wide, long] = [tile[0] / 10, tile[1] / 7];
    const each = variation.child('each');
    const light = Float32Array.from(
      { length: count },
      () => 1 + differ * Math.max(-2, Math.min(2, each.normal())),
    );
    const lift = Float32Array.from({ length: count }, () => each.uniform(0, 0.004));
    const seed = variation.child('noise').below(0x40000000);
    const weather = octaves(size, { across: 3, octaves: 8, gain: 0.65 }, seed);
    const grit = octaves(size, { across: 96, octaves: 3, gain: 0.8 }, seed + 10);
    const { color, height } = blank(size);
    // Across a tile: a wave, a trough and a hump.
    const wave = Float32Array.from({ length: 257 }, (_, i) => 0.018 * sin((tau * i) / 256));
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const t = below[at] / long;
      const share = along[at] / wide;
      // The lower end is the thickest, and its shadow darkens the upper end of the next.
      const shade = t < 0.09 ? 0.42 + 0.58 * (t / 0.09) : 1;
      const dip = 0.85 + 0.15 * Math.min(1, Math.max(0, 1 + wave[(share * 256) | 0] / 0.012));
      const side = share < 0.04 ? 0.55 + 11 * share : 1;
      const own = light[id[at]] * (1 + 0.075 * weather[at] + 0.04 * grit[at]) * shade * dip * side;
      setColor(color, to, clay, own);
      height[at] = wave[(share * 256) | 0] + (0.022 + lift[id[at]]) * t + 3e-4 * grit[at];
    }
    return { color, height, roughness: 0.82 };
  },
});
