import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { addGradientNoise } from './tiles/gradient-noise.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** Glazed stoneware and porcelain: mugs, vases, basins. The glaze is thicker here and there; stoneware has specks of iron. */
export const glazedCeramic = defineSurface({
  name: 'glazed ceramic',
  tile: [0.3, 0.3],
  paint(variation, size) {
    const look = variation.child('look');
    const plain = look.float() < 0.5;
    const [red, green, blue] = plain
      ? oklch(look.uniform(0.84, 0.91), look.uniform(0.004, 0.02), look.uniform(60, 110))
      : oklch(
          look.uniform(0.4, 0.75),
          look.uniform(0.02, 0.08),
          look.choice([30, 60, 85, 140, 190, 225, 250]),
        );
    const specks = look.float() < 0.5 ? look.uniform(0.2, 0.6) : 0;
    const pools = look.uniform(0.015, 0.05);
    const seed = variation.child('noise').below(0x40000000);
    const { color, height, roughness } = blank(size);
    addGradientNoise(height, size, 10, 10, seed, 6e-5);
    addGradientNoise(height, size, 36, 36, seed + 1, 6e-6);
    const glaze = octaves(size, { across: 5, octaves: 6, gain: 0.6 }, seed + 2);
    const iron = noise(size, 150, 150, seed + 9);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const speck = specks * Math.min(1, Math.max(0, 2 * (iron[at] - 2.2)));
      const light = (1 + pools * glaze[at]) * (1 - speck);
      color[to] = red * light;
      color[to + 1] = green * light * (1 - 0.1 * speck);
      color[to + 2] = blue * light * (1 - 0.2 * speck);
      roughness[at] = 0.14 + 0.02 * glaze[at];
    }
    return { color, height, roughness };
  },
});
