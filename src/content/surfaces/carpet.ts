import { clothColor } from './cloth-color.js';
import { blank, defineSurface, setColor } from './define.js';
import { cells } from './tiles/cells.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';
import { randoms } from './tiles/randoms.js';

/** Cut or looped pile, of tufts 5 to 6 mm wide, with traces of feet. */
export const carpet = defineSurface({
  name: 'carpet',
  tile: [0.9, 0.9],
  paint(variation, size) {
    const look = variation.child('look');
    const tint = clothColor(variation.child('dye'));
    const tufts = look.choice([144, 160, 180]);
    const flecked = look.choice([0.05, 0.1, 0.2]);
    const seed = variation.child('noise').below(0x40000000);
    const { nearest, id } = cells(size, tufts, tufts, seed, 0.8);
    const dyes = noise(size, tufts, tufts, seed + 2);
    const traces = octaves(size, { across: 3, octaves: 5, gain: 0.62 }, seed + 3);
    const kinds = randoms(tufts * tufts, seed + 10);
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const round = 1 - Math.min(1, nearest[at] * nearest[at] * 1.6);
      const fleck = (kinds[id[at]] - 0.5) * flecked;
      const light = (0.7 + 0.34 * round) * (1 + 0.05 * traces[at] + fleck + 0.04 * dyes[at]);
      setColor(color, to, tint, light);
      height[at] = 1.1e-3 * round + 5e-4 * traces[at] + 2e-4 * dyes[at];
    }
    return { color, height, roughness: 0.97 };
  },
});
