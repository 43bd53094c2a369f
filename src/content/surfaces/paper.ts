import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface, setColor } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** Uncoated paper: fibers that can hardly be seen, a little wavy. */
export const paper = defineSurface({
  name: 'paper',
  tile: [0.3, 0.3],
  paint(variation, size) {
    const look = variation.child('look');
    const tint = oklch(look.uniform(0.86, 0.93), look.uniform(0.004, 0.025), look.uniform(70, 100));
    const seed = variation.child('noise').below(0x40000000);
    const fibers = noise(size, size >> 1, size >> 3, seed);
    const crossed = noise(size, size >> 3, size >> 1, seed + 1);
    const clouds = octaves(size, { across: 4, octaves: 7, gain: 0.65 }, seed + 2);
    const waves = octaves(size, { across: 3, octaves: 2, gain: 0.4 }, seed + 10);
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const grain = 0.6 * (fibers[at] + crossed[at]);
      const light = 1 + 0.012 * grain + 0.014 * clouds[at];
      setColor(color, to, tint, light);
      height[at] = 1.2e-5 * grain + 5e-4 * waves[at];
    }
    return { color, height, roughness: 0.88 };
  },
});
