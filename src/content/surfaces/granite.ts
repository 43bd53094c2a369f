import { type Linear, oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { cells } from './tiles/cells.js';
import { randoms } from './tiles/randoms.js';
import { octaves } from './tiles/octaves.js';

/** Crystals along a side of the tile. */
const across = 180;

/** Polished or flamed granite: crystals of 2 to 4 mm, of feldspar, quartz and mica. Counters, steps, curbs. */
export const granite = defineSurface({
  name: 'granite',
  tile: [0.5, 0.5],
  paint(variation, size) {
    const look = variation.child('look');
    const lightness = look.uniform(0.45, 0.74);
    const hue = look.choice([20, 60, 90, 240]);
    const rough = look.choice([0.18, 0.25, 0.7]);
    const tints = variation.child('tints');
    const crystals: Linear[] = Array.from({ length: 32 }, (_, i) =>
      i < 3
        ? oklch(lightness - tints.uniform(0.18, 0.3), 0.005, 80)
        : oklch(lightness + tints.uniform(-0.07, 0.075), look.uniform(0.003, 0.025), hue),
    );
    const seed = variation.child('noise').below(0x40000000);
    const large = cells(size, across, across, seed);
    const clouds = octaves(size, { across: 4, octaves: 7, gain: 0.7 }, seed + 4);
    const kinds = randoms(across * across, seed + 20);
    const { color, height, roughness } = blank(size);
    const polish = rough < 0.5 ? 0 : 1;
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const kind = (kinds[large.id[at]] * 32) | 0;
      const tint = crystals[kind];
      const light = 1 + 0.055 * clouds[at];
      for (let c = 0; c < 3; c++) color[to + c] = tint[c] * light;
      height[at] = polish * 2.5e-4 * (kind / 31 + 0.5 * clouds[at]);
      roughness[at] = rough + 0.04 * (kind < 3 ? 1 : 0);
    }
    return { color, height, roughness };
  },
});
