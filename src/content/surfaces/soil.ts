import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { strewn } from './stones-of.js';
import { octaves } from './tiles/octaves.js';
import { randoms } from './tiles/randoms.js';

const side = 1.6;

/** Trodden earth with crumbs and a few small stones. */
export const soil = defineSurface({
  name: 'soil',
  tile: [side, side],
  paint(variation, size) {
    const look = variation.child('look');
    const earth = oklch(look.uniform(0.38, 0.55), look.uniform(0.02, 0.042), look.uniform(55, 80));
    const pebble = oklch(look.uniform(0.55, 0.65), 0.015, 75);
    const { top, id } = strewn(
      size,
      { side, least: 0.003, greatest: 0.014, layers: 0.45, power: 2 },
      variation.child('stones'),
    );
    const seed = variation.child('noise').below(0x40000000);
    const clods = octaves(size, { across: 24, octaves: 5, gain: 0.62, ridged: true }, seed);
    const clouds = octaves(size, { across: 5, octaves: 7, gain: 0.66 }, seed + 8);
    const which = randoms(4096, seed + 20);
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      // Most crumbs are of earth, some are stones.
      const stone = id[at] >= 0 && which[id[at] & 4095] > 0.9 ? 0.25 : 0;
      const deep = Math.min(1, top[at] / 0.004);
      const light = (0.86 + 0.16 * deep) * (1 + 0.1 * clouds[at] + 0.05 * clods[at]);
      for (let c = 0; c < 3; c++) color[to + c] = (earth[c] + (pebble[c] - earth[c]) * stone) * light;
      height[at] = 0.7 * top[at] + 7e-4 * clods[at] + 1.6e-3 * clouds[at];
    }
    return { color, height, roughness: 0.93 };
  },
});
