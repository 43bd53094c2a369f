import { type Linear, oklch } from '../../world/modeling/color.js';
import { cos, sin, tau } from '../../core/math/index.js';
import { blank, defineSurface, setColor } from './define.js';
import { octaves } from './tiles/octaves.js';
import { Strokes } from './tiles/strokes.js';

const side = 1.6;

/** Straw or dry grass that lies about: stables, farmyards, harvested fields. */
export const straw = defineSurface({
  name: 'straw',
  tile: [side, side],
  paint(variation, size) {
    const look = variation.child('look');
    const lightness = look.uniform(0.62, 0.74);
    const hue = look.uniform(78, 94);
    const tints = variation.child('tints');
    const stalks: Linear[] = Array.from({ length: 32 }, () =>
      oklch(lightness + tints.uniform(-0.09, 0.08), tints.uniform(0.04, 0.08), hue + tints.uniform(-8, 6)),
    );
    const strokes = new Strokes(size, -0.3);
    const each = variation.child('stalks');
    const texels = size / side;
    for (let i = 0; i < 3600 * side * side; i++) {
      const long = each.uniform(0.05, 0.16) * texels;
      const angle = each.float() * tau;
      const root = each.float();
      strokes.lay(
        {
          x: each.float() * size,
          y: each.float() * size,
          alongX: long * cos(angle),
          alongY: long * sin(angle),
          width: 0.006 * texels,
          root,
          tip: root + each.uniform(-0.2, 0.2),
        },
        each.below(32),
      );
    }
    const seed = variation.child('noise').below(0x40000000);
    const clouds = octaves(size, { across: 5, octaves: 6, gain: 0.66 }, seed);
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const stalk = strokes.id[at];
      const tint = stalk < 0 ? stalks[0] : stalks[stalk];
      const deep = Math.max(-0.3, Math.min(1, strokes.top[at]));
      const light = (0.52 + 0.46 * deep) * (1 + 0.06 * clouds[at]);
      setColor(color, to, tint, light);
      height[at] = 0.005 * deep;
    }
    return { color, height, roughness: 0.8 };
  },
});
