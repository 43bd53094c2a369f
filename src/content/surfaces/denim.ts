import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** Twill of blue warp and white weft, faded along threads: jeans. Diagonals run from lower left to upper right. */
export const denim = defineSurface({
  name: 'denim',
  tile: [0.3, 0.3],
  paint(variation, size) {
    const look = variation.child('look');
    const dyed = oklch(look.uniform(0.38, 0.52), look.uniform(0.03, 0.065), look.uniform(250, 268));
    const white = oklch(0.76, 0.015, 240);
    const faded = look.uniform(0.05, 0.3);
    const threads = 144;
    const seed = variation.child('noise').below(0x40000000);
    const slubs = noise(size, threads, 8, seed);
    const fine = noise(size, size >> 1, size >> 2, seed + 1);
    const wear = octaves(size, { across: 4, down: 3, octaves: 6, gain: 0.62 }, seed + 2);
    const { color, height } = blank(size);
    for (let y = 0, at = 0, to = 0; y < size; y++)
      for (let x = 0; x < size; x++, at++, to += 3) {
        const t = ((x + 0.5 + y + 0.5) * threads) / (3 * size);
        const place = t - Math.floor(t);
        const rib = 1 - 4 * (place - 0.5) * (place - 0.5);
        const share = Math.min(
          1,
          Math.max(0, faded + 0.32 * (1 - rib) + 0.035 * slubs[at] + 0.06 * wear[at] + 0.04 * fine[at]),
        );
        const light = 0.8 + 0.2 * rib;
        for (let c = 0; c < 3; c++) color[to + c] = (dyed[c] + (white[c] - dyed[c]) * share) * light;
        height[at] = 1.3e-4 * rib + 2e-5 * slubs[at];
      }
    return { color, height, roughness: 0.92 };
  },
});
