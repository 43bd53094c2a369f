import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { addGradientNoise } from './tiles/gradient-noise.js';
import { octaves } from './tiles/octaves.js';

/** A pane before a dark room: it mirrors what is before it, a little wavy, with dust and the traces of rain. Nothing is seen through it. */
export const windowGlass = defineSurface({
  name: 'window glass',
  tile: [1.2, 1.2],
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = oklch(look.uniform(0.34, 0.38), 0.012, look.uniform(180, 240));
    const dirt = look.uniform(0.3, 1);
    const seed = variation.child('noise').below(0x40000000);
    const { color, height, roughness } = blank(size);
    addGradientNoise(height, size, 4, 3, seed, 2.5e-4);
    const dust = octaves(size, { across: 5, octaves: 7, gain: 0.7 }, seed + 1);
    const rain = octaves(size, { across: 64, down: 6, octaves: 3, gain: 0.6 }, seed + 10);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const film = dirt * 0.006 * Math.max(0, 1 + dust[at] + 0.8 * rain[at]);
      color[to] = red + film;
      color[to + 1] = green + film;
      color[to + 2] = blue + film;
      roughness[at] = 0.085 + 4 * film;
    }
    return { color, height, roughness };
  },
});
