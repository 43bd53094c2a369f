import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface, setColor } from './define.js';
import { octaves } from './tiles/octaves.js';
import { randoms } from './tiles/randoms.js';
import { Strokes } from './tiles/strokes.js';

const side = 0.3;

/** The coat of a horse, a cow or a short-haired dog, hairs lying along u; gray-white, to be multiplied by a coat's colors. */
export const shortFur = defineSurface({
  name: 'short fur',
  tile: [side, side],
  paint(variation, size) {
    const look = variation.child('look');
    const tint = oklch(look.uniform(0.8, 0.88), look.uniform(0.005, 0.02), look.uniform(50, 80));
    const seed = variation.child('noise').below(0x40000000);
    const tufts = octaves(size, { across: 10, down: 24, octaves: 4, gain: 0.7 }, seed);
    const lean = octaves(size, { across: 4, octaves: 3 }, seed + 8);
    const strokes = new Strokes(size, 0);
    const each = variation.child('hairs');
    const last = size - 1;
    const texels = size / side;
    for (let i = 0; i < 0.11 * size * size; i++) {
      const x = each.float() * size;
      const y = each.float() * size;
      const at = (y & last) * size + (x & last);
      const long = (0.009 + 0.009 * each.float()) * texels;
      strokes.lay(
        {
          x,
          y,
          alongX: long,
          alongY: long * (0.22 * lean[at] + 0.12 * tufts[at] + each.uniform(-0.12, 0.12)),
          width: 0.0011 * texels,
          root: 0.08 * tufts[at],
          tip: 0.6 + 0.4 * each.float() + 0.1 * tufts[at],
        },
        i,
      );
    }
    const owns = randoms(4096, seed + 20);
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const own = (owns[strokes.id[at] & 4095] - 0.5) * 0.16;
      const deep = Math.max(-0.2, Math.min(1.2, strokes.top[at]));
      const light = (0.72 + 0.24 * deep) * (1 + own + 0.02 * tufts[at]);
      setColor(color, to, tint, light);
      height[at] = 2.4e-4 * deep + 6e-5 * tufts[at];
    }
    return { color, height, roughness: 0.72 };
  },
});
