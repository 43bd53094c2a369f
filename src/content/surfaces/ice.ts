import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { octaves } from './tiles/octaves.js';
import { Strokes } from './tiles/strokes.js';

const side = 3;

/** A rink's ice: pale, with the cuts of skates in all directions and the snow that they leave. */
export const ice = defineSurface({
  name: 'ice',
  tile: [side, side],
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = oklch(look.uniform(0.84, 0.89), 0.012, 225);
    const used = look.uniform(0.4, 1);
    const seed = variation.child('noise').below(0x40000000);
    const clouds = octaves(size, { across: 5, octaves: 7, gain: 0.66 }, seed);
    const snow = octaves(size, { across: 24, octaves: 5, gain: 0.7 }, seed + 10);
    const strokes = new Strokes(size, 0);
    const each = variation.child('cuts');
    const texels = size / side;
    for (let i = 0; i < 1500 * used; i++) {
      const long = each.uniform(0.15, 0.7) * texels;
      const lean = each.uniform(-1, 1);
      strokes.lay(
        {
          x: each.float() * size,
          y: each.float() * size,
          alongX: long * (1 - lean * lean),
          alongY: long * lean,
          width: each.uniform(0.006, 0.012) * texels,
          root: each.uniform(0.1, 0.4),
          tip: each.uniform(0.1, 1),
        },
        0,
      );
    }
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const cut = strokes.id[at] < 0 ? 0 : Math.min(1, Math.max(0, strokes.top[at]));
      const powder = Math.max(0, 0.5 * snow[at] - 0.2) * used;
      const light = 0.88 + 0.03 * clouds[at] + 0.1 * cut + 0.07 * powder;
      color[to] = red * light * (1 - 0.02 * (1 - cut));
      color[to + 1] = green * light;
      color[to + 2] = blue * light;
      height[at] = 2e-4 * clouds[at] - 3e-4 * cut + 2e-4 * powder;
      roughness[at] = Math.min(0.7, 0.16 + 0.4 * cut + 0.25 * powder + 0.02 * clouds[at]);
    }
    return { color, height, roughness };
  },
});
