import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface, setColor } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** Laminate of desks and worktops: light, finely speckled, with the pearl grain of its press plate and the wipes of a cloth. */
export const laminate = defineSurface({
  name: 'laminate',
  tile: [0.6, 0.6],
  paint(variation, size) {
    const look = variation.child('look');
    const tint = oklch(look.uniform(0.66, 0.86), look.uniform(0.004, 0.022), look.choice([70, 85, 100, 240]));
    const speckled = look.uniform(0.02, 0.06);
    const seed = variation.child('noise').below(0x40000000);
    const specks = noise(size, size >> 1, size >> 1, seed);
    const coarse = noise(size, size >> 2, size >> 2, seed + 1);
    const pearl = noise(size, size >> 1, size >> 1, seed + 2);
    const wipes = octaves(size, { across: 4, down: 10, octaves: 6, gain: 0.66 }, seed + 10);
    const clouds = octaves(size, { across: 4, octaves: 7, gain: 0.66 }, seed + 20);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const light = 1 + speckled * (0.7 * specks[at] + 0.5 * coarse[at]) + 0.015 * clouds[at];
      setColor(color, to, tint, light);
      height[at] = 1.2e-5 * pearl[at];
      roughness[at] = 0.42 + 0.035 * wipes[at];
    }
    return { color, height, roughness };
  },
});
