import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { noise, noiseSum } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';
import { warped } from './tiles/warp.js';

/** Dry sand of a beach, with soft ripples across u. */
export const sand = defineSurface({
  name: 'sand',
  tile: [2, 2],
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = oklch(
      look.uniform(0.66, 0.77),
      look.uniform(0.025, 0.055),
      look.uniform(70, 88),
    );
    const ripple = look.uniform(0, 1);
    const seed = variation.child('noise').below(0x40000000);
    const du = octaves(size, { across: 4, octaves: 3 }, seed);
    const dv = octaves(size, { across: 4, octaves: 3 }, seed + 5);
    const ripples = warped(noise(size, 24, 6, seed + 10), [du, dv], 0.02);
    const dunes = octaves(size, { across: 4, octaves: 6, gain: 0.5 }, seed + 20);
    const grains = noiseSum(size, [
      { across: size, down: size, seed: seed + 30 },
      { across: size >> 1, down: size >> 1, seed: seed + 31, weight: 0.6 },
    ]);
    const clouds = octaves(size, { across: 7, octaves: 6, gain: 0.72 }, seed + 40);
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const light = 1 + 0.045 * grains[at] + 0.05 * clouds[at] + 0.02 * ripple * ripples[at];
      color[to] = red * light;
      color[to + 1] = green * light;
      color[to + 2] = blue * light * (1 - 0.02 * clouds[at]);
      height[at] = 2.2e-3 * ripple * ripples[at] + 1.1e-2 * dunes[at] + 1.5e-4 * grains[at];
    }
    return { color, height, roughness: 0.92 };
  },
});
