import { type Linear, oklch } from '../../world/modeling/color.js';
import { blank, defineSurface, setColor } from './define.js';
import { strewn } from './stones-of.js';
import { octaves } from './tiles/octaves.js';
import { randoms } from './tiles/randoms.js';

const side = 1.2;

/** Gravel of a path or a yard: stones of 1 to 5 cm of a few kinds. */
export const gravel = defineSurface({
  name: 'gravel',
  tile: [side, side],
  paint(variation, size) {
    const look = variation.child('look');
    const lightness = look.uniform(0.55, 0.7);
    const hue = look.uniform(60, 95);
    const warmth = look.uniform(0.008, 0.03);
    const greatest = look.uniform(0.014, 0.026);
    const tints = variation.child('tints');
    const kinds: Linear[] = Array.from({ length: 64 }, () =>
      oklch(
        lightness + 0.05 * Math.max(-2, Math.min(2, tints.normal())),
        warmth * tints.uniform(0.3, 1.5),
        hue + tints.uniform(-20, 20),
      ),
    );
    const { top, id } = strewn(
      size,
      { side, least: 0.005, greatest, layers: 3.4, power: 2 },
      variation.child('stones'),
    );
    const seed = variation.child('noise').below(0x40000000);
    const grit = octaves(size, { across: 64, octaves: 4, gain: 0.75 }, seed);
    const clouds = octaves(size, { across: 6, octaves: 4, gain: 0.6 }, seed + 5);
    const which = randoms(4096, seed + 20);
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const tint = id[at] < 0 ? kinds[0] : kinds[(which[id[at] & 4095] * 64) | 0];
      const deep = Math.min(1, Math.max(0, top[at] / (0.55 * greatest)));
      const light = (id[at] < 0 ? 0.45 : 0.5 + 0.5 * deep) * (1 + 0.045 * grit[at] + 0.045 * clouds[at]);
      setColor(color, to, tint, light);
      height[at] = 0.55 * top[at] + 1.5e-4 * grit[at];
    }
    return { color, height, roughness: 0.86 };
  },
});
