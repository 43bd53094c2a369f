import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { cells } from './tiles/cells.js';
import { octaves } from './tiles/octaves.js';
import { randoms } from './tiles/randoms.js';

/** A worn road: stones of 6 to 10 mm in bitumen, with paler wheel-worn clouds and dark stains. */
export const asphalt = defineSurface({
  name: 'asphalt',
  tile: [2, 2],
  paint(variation, size) {
    const look = variation.child('look');
    const bitumen = oklch(look.uniform(0.36, 0.45), 0.004, 80);
    const stone = oklch(look.uniform(0.55, 0.66), 0.01, 75);
    const worn = look.uniform(0.3, 0.5);
    const seed = variation.child('noise').below(0x40000000);
    const { nearest, id } = cells(size, 220, 220, seed);
    const kinds = randoms(220 * 220, seed + 30);
    const clouds = octaves(size, { across: 7, octaves: 6, gain: 0.72 }, seed + 2);
    const grit = octaves(size, { across: 128, octaves: 3, gain: 0.8 }, seed + 20);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const pale = kinds[id[at]] * kinds[id[at]];
      const round = Math.max(0, 1 - 2.2 * nearest[at] * nearest[at]);
      const share = round * pale * (worn + 0.09 * clouds[at]) * 1.3;
      const light = (1 + 0.055 * clouds[at]) * (1 + 0.06 * grit[at]);
      for (let c = 0; c < 3; c++) color[to + c] = (bitumen[c] + (stone[c] - bitumen[c]) * share) * light;
      height[at] = 1.1e-3 * round * (0.4 + pale) + 3e-4 * grit[at] + 1e-3 * clouds[at];
      roughness[at] = 0.88 - 0.08 * share - 0.02 * clouds[at];
    }
    return { color, height, roughness };
  },
});
