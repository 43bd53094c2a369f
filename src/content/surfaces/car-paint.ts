import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { addGradientNoise } from './tiles/gradient-noise.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** Car paint under clear coat: solid, or with flakes of metal; a slight orange peel, and a film of dust. */
export const carPaint = defineSurface({
  name: 'car paint',
  tile: [0.4, 0.4],
  isMetal: true,
  paint(variation, size) {
    const look = variation.child('look');
    const kind = look.weighted(['gray', 'white', 'dark', 'color'] as const, [4, 3, 3, 4]);
    const hue = look.choice([25, 30, 145, 245, 255, 260]) + look.uniform(-6, 6);
    const [red, green, blue] =
      kind === 'color'
        ? oklch(look.uniform(0.36, 0.52), look.uniform(0.06, 0.14), hue)
        : oklch(
            kind === 'gray'
              ? look.uniform(0.5, 0.74)
              : kind === 'white'
                ? look.uniform(0.86, 0.91)
                : look.uniform(0.32, 0.36),
            look.uniform(0.002, 0.012),
            240,
          );
    const flakes = kind === 'white' ? 0 : look.uniform(0, 0.12);
    const seed = variation.child('noise').below(0x40000000);
    const { color, height, roughness } = blank(size);
    addGradientNoise(height, size, 48, 48, seed, 5e-6);
    addGradientNoise(height, size, 96, 96, seed + 1, 2.5e-6);
    const sparkle = noise(size, size, size, seed + 2);
    const dust = octaves(size, { across: 4, octaves: 7, gain: 0.66 }, seed + 3);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const film = 0.008 * Math.max(0, 1 + dust[at]);
      const light = 1 + flakes * sparkle[at];
      color[to] = red * light + film;
      color[to + 1] = green * light + film;
      color[to + 2] = blue * light + 0.9 * film;
      roughness[at] = 0.16 + 0.02 * dust[at];
    }
    return { color, height, roughness, metallic: flakes > 0.04 ? 0.35 : 0 };
  },
});
