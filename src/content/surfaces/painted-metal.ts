import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface, setColor } from './define.js';
import { addGradientNoise } from './tiles/gradient-noise.js';
import { octaves } from './tiles/octaves.js';

/** Enamel or powder coating on sheet metal, with a slight orange peel: refrigerators, cabinets, machines. */
export const paintedMetal = defineSurface({
  name: 'painted metal',
  tile: [0.5, 0.5],
  paint(variation, size) {
    const look = variation.child('look');
    const white = look.float() < 0.4;
    const tint = white
      ? oklch(look.uniform(0.86, 0.92), look.uniform(0, 0.015), look.uniform(60, 110))
      : oklch(look.uniform(0.38, 0.7), look.uniform(0.01, 0.13), look.uniform(0, 360));
    const gloss = look.uniform(0.2, 0.4);
    const seed = variation.child('noise').below(0x40000000);
    const { color, height, roughness } = blank(size);
    // Ripples of 4 to 8 mm, a few micrometers high.
    addGradientNoise(height, size, 64, 64, seed, 1e-5);
    addGradientNoise(height, size, 128, 128, seed + 1, 4e-6);
    addGradientNoise(height, size, 6, 6, seed + 2, 1e-4);
    const dust = octaves(size, { across: 3, octaves: 7, gain: 0.62 }, seed + 3);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const light = 1 + 0.016 * dust[at];
      setColor(color, to, tint, light);
      roughness[at] = gloss + 0.025 * dust[at];
    }
    return { color, height, roughness };
  },
});
