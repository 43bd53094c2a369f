import { oklch } from '../../world/modeling/color.js';
import { sin, tau } from '../../core/math/index.js';
import { blank, defineSurface, setColor } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** The number of flutes over the tile. */
const flutes = 56;

/** Corrugated board whose flutes, along v, show faintly through the brown liner. */
export const cardboard = defineSurface({
  name: 'cardboard',
  tile: [0.4, 0.4],
  paint(variation, size) {
    const look = variation.child('look');
    const tint = oklch(look.uniform(0.62, 0.72), look.uniform(0.055, 0.075), look.uniform(68, 80));
    const seed = variation.child('noise').below(0x40000000);
    const fibers = noise(size, size >> 1, size >> 3, seed);
    const crossed = noise(size, size >> 3, size >> 1, seed + 1);
    const clouds = octaves(size, { across: 4, octaves: 7, gain: 0.68 }, seed + 2);
    const press = octaves(size, { across: 6, down: 2, octaves: 4 }, seed + 10);
    const wave = Float32Array.from({ length: size }, (_, x) => sin((tau * flutes * (x + 0.5)) / size));
    const { color, height } = blank(size);
    for (let y = 0, at = 0, to = 0; y < size; y++)
      for (let x = 0; x < size; x++, at++, to += 3) {
        const grain = 0.6 * (fibers[at] + crossed[at]);
        const flute = wave[x] * (0.7 + 0.25 * press[at]);
        const light = 1 + 0.03 * grain + 0.035 * clouds[at] + 0.014 * flute;
        setColor(color, to, tint, light);
        height[at] = 1.8e-5 * grain + 4e-5 * flute + 4e-4 * press[at];
      }
    return { color, height, roughness: 0.88 };
  },
});
