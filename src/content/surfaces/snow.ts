import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface, setColor } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** Settled snow, a little trodden. */
export const snow = defineSurface({
  name: 'snow',
  tile: [3, 3],
  paint(variation, size) {
    const look = variation.child('look');
    const tint = oklch(look.uniform(0.84, 0.87), 0.006, 240);
    const trodden = look.uniform(0.3, 1);
    const seed = variation.child('noise').below(0x40000000);
    const drifts = octaves(size, { across: 5, octaves: 7, gain: 0.52 }, seed);
    const crumbs = octaves(size, { across: 48, octaves: 4, gain: 0.66, ridged: true }, seed + 10);
    const grains = noise(size, size, size, seed + 20);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const light = 1 + 0.012 * drifts[at] + 0.014 * trodden * crumbs[at] + 0.012 * grains[at];
      setColor(color, to, tint, light);
      height[at] = 9e-3 * drifts[at] + 8e-4 * trodden * crumbs[at] + 3e-4 * grains[at];
      roughness[at] = 0.72 + 0.08 * grains[at];
    }
    return { color, height, roughness };
  },
});
