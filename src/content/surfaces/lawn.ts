import { type Linear, oklch } from '../../world/modeling/color.js';
import { blank, defineSurface, setColor } from './define.js';
import { octaves } from './tiles/octaves.js';
import { Strokes } from './tiles/strokes.js';

const side = 2;
/** Blades laid for each square meter. */
const dense = 12_000;
/** The number of greens that are told apart. */
const tones = 64;

/** Mown grass seen from where people stand: blades of 3 to 7 cm, some dry, in clumps. */
export const lawn = defineSurface({
  name: 'lawn',
  tile: [side, side],
  paint(variation, size) {
    const look = variation.child('look');
    const hue = look.uniform(116, 130);
    const lightness = look.uniform(0.47, 0.56);
    const dry = look.uniform(0.02, 0.1);
    const tints = variation.child('tints');
    const greens: Linear[] = Array.from({ length: tones }, () =>
      tints.float() < dry
        ? oklch(lightness + tints.uniform(0, 0.09), tints.uniform(0.05, 0.075), tints.uniform(100, 110))
        : oklch(
            lightness + tints.uniform(-0.06, 0.07),
            tints.uniform(0.06, 0.095),
            hue + tints.uniform(-9, 7),
          ),
    );
    const seed = variation.child('noise').below(0x40000000);
    const clumps = octaves(size, { across: 14, octaves: 5, gain: 0.75 }, seed);
    const lean = octaves(size, { across: 6, octaves: 3 }, seed + 8);
    const strokes = new Strokes(size, -0.5);
    const each = variation.child('blades');
    const texels = size / side;
    const last = size - 1;
    for (let i = 0; i < dense * side * side; i++) {
      const x = each.float() * size;
      const y = each.float() * size;
      const at = (y & last) * size + (x & last);
      const draw = each.below(0x40000000);
      const long = (0.03 + 0.04 * ((draw & 255) / 255)) * texels * (1 + 0.15 * clumps[at]);
      // Any direction, leaning a little with its neighbors.
      const [dx, dy] = directions[(draw >>> 8) & 63];
      const rise = 0.55 + 0.45 * (((draw >>> 14) & 255) / 255);
      strokes.lay(
        {
          x,
          y,
          alongX: long * (dx + 0.4 * lean[at]),
          alongY: long * (dy + 0.3 * clumps[at]),
          width: 0.0042 * texels,
          root: 0.2 * (rise - 0.8),
          tip: rise + 0.08 * clumps[at],
        },
        (draw >>> 22) & (tones - 1),
      );
    }
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const blade = strokes.id[at];
      const deep = Math.max(0, Math.min(1, strokes.top[at]));
      const tint = blade < 0 ? ([0.042, 0.04, 0.022] as const) : greens[blade];
      // Light falls off between the blades.
      const light = blade < 0 ? 0.8 : (0.5 + 0.55 * deep) * (1 + 0.045 * clumps[at]);
      setColor(color, to, tint, light);
      height[at] = 0.006 * deep;
    }
    return { color, height, roughness: 0.8 };
  },
});

/** Unit steps all around, in an order of no meaning. */
const directions: readonly (readonly [number, number])[] = Array.from({ length: 64 }, (_, i) => {
  const t = ((i * 37) % 64) / 16;
  const [x, y] = t < 1 ? [1 - t, t] : t < 2 ? [1 - t, 2 - t] : t < 3 ? [t - 3, 2 - t] : [t - 3, t - 4];
  const unit = 1 / Math.sqrt(x * x + y * y);
  return [x * unit, y * unit] as const;
});
