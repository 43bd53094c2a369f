import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';
import { warped } from './tiles/warp.js';

/** Cast concrete: cloudy, with pores and faint stains. */
export const concrete = defineSurface({
  name: 'concrete',
  tile: [2, 2],
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = oklch(
      look.uniform(0.58, 0.74),
      look.uniform(0.004, 0.016),
      look.uniform(70, 110),
    );
    const seed = variation.child('noise').below(0x40000000);
    const du = octaves(size, { across: 4, octaves: 4 }, seed);
    const dv = octaves(size, { across: 4, octaves: 4 }, seed + 10);
    const clouds = warped(octaves(size, { across: 6, octaves: 6, gain: 0.7 }, seed + 20), [du, dv], 0.02);
    const stains = warped(octaves(size, { across: 5, octaves: 5, gain: 0.5 }, seed + 30), [dv, du], 0.03);
    const grit = octaves(size, { across: 128, octaves: 3, gain: 0.7 }, seed + 40);
    const pits = noise(size, 150, 150, seed + 50);
    const where = noise(size, 12, 12, seed + 51);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const pit = Math.min(1, Math.max(0, 1.3 * (pits[at] + 0.2 * where[at] - 2.25)));
      const stain = stains[at] > 0.7 ? Math.min(1, stains[at] - 0.7) : 0;
      const light = (1 + 0.055 * clouds[at] + 0.03 * grit[at]) * (1 - 0.08 * stain) * (1 - 0.35 * pit);
      color[to] = red * light;
      color[to + 1] = green * light;
      color[to + 2] = blue * light * (1 - 0.04 * stain);
      height[at] = 1.6e-4 * grit[at] + 4e-4 * clouds[at] - 1.5e-3 * pit;
      roughness[at] = 0.82 - 0.04 * clouds[at] - 0.06 * stain;
    }
    return { color, height, roughness };
  },
});
