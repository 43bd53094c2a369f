import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { cells } from './tiles/cells.js';
import { octaves } from './tiles/octaves.js';

/** Skin: fine creases between islets of a millimeter, blood near the surface in clouds; near-white, to be multiplied by a complexion. */
export const skin = defineSurface({
  name: 'skin',
  tile: [0.2, 0.2],
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = oklch(0.91, look.uniform(0.004, 0.012), 50);
    const oily = look.uniform(0.46, 0.58);
    const seed = variation.child('noise').below(0x40000000);
    const { nearest, second } = cells(size, 128, 128, seed);
    const flush = octaves(size, { across: 3, octaves: 6, gain: 0.62 }, seed + 2);
    const melanin = octaves(size, { across: 6, octaves: 6, gain: 0.66 }, seed + 10);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const crease = Math.max(0, 1 - (second[at] - nearest[at]) / 0.35);
      const light = (1 + 0.025 * melanin[at]) * (1 - 0.035 * crease);
      color[to] = red * light * (1 + 0.012 * flush[at]);
      color[to + 1] = green * light * (1 - 0.03 * flush[at]);
      color[to + 2] = blue * light * (1 - 0.026 * flush[at]);
      height[at] = -3.5e-5 * crease + 3e-5 * melanin[at];
      roughness[at] = oily + 0.08 * crease + 0.03 * flush[at];
    }
    return { color, height, roughness };
  },
});
