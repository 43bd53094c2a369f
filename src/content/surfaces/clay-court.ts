import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** Crushed brick of tennis courts and red dirt of ball fields, swept along u. */
export const clayCourt = defineSurface({
  name: 'clay court',
  tile: [2.4, 2.4],
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = oklch(look.uniform(0.52, 0.6), look.uniform(0.07, 0.1), look.uniform(42, 56));
    const seed = variation.child('noise').below(0x40000000);
    const grains = noise(size, size, size, seed);
    const sweep = octaves(size, { across: 6, down: 48, octaves: 4, gain: 0.7 }, seed + 1);
    const clouds = octaves(size, { across: 5, octaves: 7, gain: 0.66 }, seed + 10);
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const light = 1 + 0.045 * grains[at] + 0.04 * sweep[at] + 0.05 * clouds[at];
      color[to] = red * light;
      color[to + 1] = green * light * (1 + 0.02 * clouds[at]);
      color[to + 2] = blue * light * (1 + 0.03 * clouds[at]);
      height[at] = 3e-4 * grains[at] + 5e-4 * sweep[at] + 1.5e-3 * clouds[at];
    }
    return { color, height, roughness: 0.93 };
  },
});
